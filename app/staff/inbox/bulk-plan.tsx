import type { RefObject } from 'react'
import { useSubmit } from 'react-router'
import { actionFields } from '../../../forms/action-result.ts'
import type { Option } from '../../../forms/field.ts'
import { bulkActions } from '../../../forms/staff/inbox.ts'
import { inboxTexts } from '../../../forms/staff/inbox.words.ts'
import type { Inbox } from '../../../server/casework/inbox-views.ts'
import { ActionButton } from '../actions/action-button.tsx'
import { PeoplePicker } from '../case/people-picker.tsx'
import * as styles from './bulk-bar.module.css'
import { BulkSelect } from './bulk-select.tsx'
import { useWords } from '../../use-words.ts'

const { assign, snooze } = bulkActions

interface BulkAssignProps {
  colleagues: readonly Option[]
  form: RefObject<HTMLFormElement | null>
}

/** Gives the chosen cases to a colleague: choosing saves; without scripts a button does. */
export function BulkAssign({ colleagues, form }: BulkAssignProps) {
  const texts = useWords(inboxTexts)
  const submit = useSubmit()
  const people = [...assign.fields.assignee.options, ...colleagues]
  return (
    <>
      <PeoplePicker
        id="gi-valgte"
        label={texts.bulk.assignTo}
        people={people}
        chosen=""
        onChoose={(assignee) => {
          if (!form.current) return
          const body = new FormData(form.current)
          body.set(actionFields.action, assign.name)
          body.set('assignee', assignee)
          submit(body, { method: 'post', preventScrollReset: true })
        }}
      />
      <span className={`${styles.choice} no-scripts-only`}>
        <BulkSelect name="assignee" label={assign.fields.assignee.label} options={people} />
        <ActionButton action={assign} look="quiet" />
      </span>
    </>
  )
}

/** Snoozes the chosen cases until one of the times that the page offers. */
export function BulkSnooze({ presets }: { presets: Inbox['snoozePresets'] }) {
  const texts = useWords(inboxTexts)
  return (
    <details className={styles.snooze}>
      <summary>{texts.bulk.snoozeTo}</summary>
      <span className={styles.choice}>
        <BulkSelect
          name="until"
          label={texts.bulk.snooze}
          options={presets.map(({ until, label }) => ({ value: until, label }))}
        />
        <ActionButton action={snooze} look="quiet" />
      </span>
    </details>
  )
}
