import type { Action } from '../../../../forms/engine/action.ts'
import type { Option } from '../../../../forms/engine/field.ts'
import { ActionButton } from '../../../workspace/ui/actions/action-button.tsx'
import { OptionPicker } from '../../../workspace/ui/option-picker.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import { bulkActions } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { Inbox } from '../../server/list/inbox-views.ts'
import * as styles from './bulk-bar.module.css'
import { BulkSelect } from './bulk-select.tsx'

const { assign, snooze } = bulkActions

/** The ids of the buttons that open them. */
export const BULK_ASSIGN = 'gi-valgte'
export const BULK_SNOOZE = 'utsett-valgte'

interface BulkAssignProps {
  colleagues: readonly Option[]
  act: (action: Action, values: Readonly<Record<string, string>>) => void
}

/** Gives the chosen cases to a colleague: choosing saves; without scripts a button does. */
export function BulkAssign({ colleagues, act }: BulkAssignProps) {
  const { picker } = staffCaseTexts.assign
  const people = [...assign.fields.assignee.options, ...colleagues]
  return (
    <>
      <OptionPicker
        id={BULK_ASSIGN}
        options={people}
        texts={{ ...picker, open: inboxTexts.bulk.assignTo }}
        onChoose={(assignee) => act(assign, { assignee })}
      />
      <div className={`${styles.choice} no-scripts-only`}>
        <BulkSelect name="assignee" label={assign.fields.assignee.label} options={people} />
        <ActionButton action={assign} look="quiet" />
      </div>
    </>
  )
}

interface BulkSnoozeProps extends Pick<BulkAssignProps, 'act'> {
  presets: Inbox['snoozePresets']
  /** The time that was chosen before a question was asked; null where none was. */
  chosen: string | null
}

/** Snoozes the chosen cases until one of the times that the page offers. */
export function BulkSnooze({ presets, chosen, act }: BulkSnoozeProps) {
  // The holding reply names the day that was asked about: another one is asked about anew.
  if (chosen !== null) return <input key={chosen} type="hidden" name="until" value={chosen} />
  const times = presets.map(({ until, ...preset }) => ({ value: until, ...preset }))
  return (
    <>
      <OptionPicker
        id={BULK_SNOOZE}
        options={times}
        texts={inboxTexts.bulk.snoozePicker}
        onChoose={(until) => act(snooze, { until })}
      />
      <details className="no-scripts-only">
        <summary>{inboxTexts.bulk.snoozePicker.open}</summary>
        <div className={styles.choice}>
          <BulkSelect name="until" label={inboxTexts.bulk.snooze} options={times} />
          <ActionButton action={snooze} look="quiet" />
        </div>
      </details>
    </>
  )
}
