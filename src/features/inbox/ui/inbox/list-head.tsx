import type { Lane } from '../../../../domain/cases/inbox.ts'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import * as checkStyles from '../../../workspace/ui/check.module.css'
import type { Choice } from '../../../workspace/ui/list/use-choice.ts'
import { OptionPicker } from '../../../workspace/ui/option-picker.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { Inbox } from '../../server/list/inbox-views.ts'
import * as styles from './list-head.module.css'

interface ListHeadProps {
  inbox: Inbox
  choice: Choice
  /** Chooses all cases of the list, to answer them. */
  onAnswerAll: () => void
  /** Gives all cases of the list to a colleague. */
  onGiveAll: (colleague: string) => void
}

/** The heads of the columns, and what is done with the whole list: choose what the page shows, answer all, give all to a colleague. */
export function InboxHead({ inbox, choice, onAnswerAll, onGiveAll }: ListHeadProps) {
  const { picker } = staffCaseTexts.assign
  const { lines, total, query, choices } = inbox
  const isOfOne = query.lane === 'mine' || query.assignee !== null
  const hasSeveral = total > 1 && choice.count === 0
  return (
    <div className={styles.root} data-density={inbox.density}>
      <label className={`${checkStyles.root} ${styles.all} scripts-only`}>
        <input
          type="checkbox"
          checked={choice.isAll || choice.values.size === lines.length}
          onChange={(event) => choice.chooseShown(event.target.checked)}
        />
        <span>{inboxTexts.selectAll}</span>
      </label>
      <ColumnHeads lane={query.lane} />
      {hasSeveral && (query.text || isOfOne) && (
        <div className={`${styles.actions} row scripts-only`}>
          {query.text && (
            <LinkButton type="button" onClick={onAnswerAll}>
              {inboxTexts.bulk.answerAll(total)}
            </LinkButton>
          )}
          {isOfOne && (
            <OptionPicker
              id="gi-alle"
              options={choices.colleagues}
              texts={{ ...picker, open: inboxTexts.bulk.giveAll(total) }}
              onChoose={onGiveAll}
            />
          )}
        </div>
      )}
    </div>
  )
}

/** What the columns are, where the list is wide enough for columns. A row says it of itself to those who hear it. */
function ColumnHeads({ lane }: { lane: Lane }) {
  const { columns } = inboxTexts
  const when = lane === 'utsatt' || lane === 'ferdig' || lane === 'alle' ? columns[lane] : columns.deadline
  return (
    <div className={styles.columns} aria-hidden="true">
      <span data-head="sender">{columns.sender}</span>
      <span data-head="form">{columns.form}</span>
      <span data-head="place">{columns.place}</span>
      <span data-head="excerpt">{columns.excerpt}</span>
      <span data-head="deadline">{when}</span>
      <span data-head="assignee">{columns.assignee}</span>
    </div>
  )
}
