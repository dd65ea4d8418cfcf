import type { Option } from '../../../forms/field.ts'
import { maxLengthOf } from '../../../forms/field-rules.ts'
import { bulkActions } from '../../../forms/staff/inbox.ts'
import { inboxTexts } from '../../../forms/staff/inbox.words.ts'
import { Field } from '../../components/ui/field.tsx'
import { useWords } from '../../use-words.ts'
import { ActionButton } from '../actions/action-button.tsx'
import * as checkStyles from '../check.module.css'
import * as styles from './bulk-bar.module.css'

interface BulkBarProps {
  chosen: number
  all: number
  colleagues: readonly Option[]
  /** The text of a reply that was refused or undone. */
  message: string
  onAll: (isChosen: boolean) => void
}

const { assign, reply } = bulkActions

/** The bulk actions for the chosen cases, in the same form as the list. CSS shows the bar when a case is chosen. */
export function BulkBar({ chosen, all, colleagues, message, onAll }: BulkBarProps) {
  const texts = useWords(inboxTexts)
  const { assignee } = assign.fields
  const { message: messageField, status } = reply.fields
  return (
    <div className={styles.root}>
      <label className={`${checkStyles.root} scripts-only`}>
        <input
          type="checkbox"
          checked={chosen > 0 && chosen === all}
          onChange={(event) => onAll(event.target.checked)}
        />
        {chosen > 0 ? texts.selected(chosen) : texts.selectAll}
      </label>
      <details className={styles.bulk}>
        <summary>{texts.bulk.title}</summary>
        <div className={styles.actions}>
          <ActionButton action={assign} look="quiet" />
          <BulkChoice name="assignee" label={assignee.label} options={[...assignee.options, ...colleagues]} />
          <Field
            id="bulk-message"
            label={messageField.label}
            help={messageField.help}
            className={styles.message}
          >
            {(control) => (
              <textarea
                {...control}
                name="message"
                rows={2}
                maxLength={maxLengthOf(messageField)}
                defaultValue={message}
              />
            )}
          </Field>
          <BulkChoice name="status" label={status.label} options={status.options} />
          <ActionButton action={reply} look="quiet" />
        </div>
      </details>
    </div>
  )
}

interface BulkChoiceProps {
  name: string
  label: string
  options: readonly Option[]
}

/** A select whose label is only for screen readers: the button beside it says what it does. */
function BulkChoice({ name, label, options }: BulkChoiceProps) {
  return (
    <Field id={`bulk-${name}`} label={label} isLabelHidden className={styles.choice}>
      {(control) => (
        <select {...control} name={name} defaultValue={options[0]?.value} autoComplete="off">
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
