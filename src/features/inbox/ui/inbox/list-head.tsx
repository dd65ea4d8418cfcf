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

/** What is done with the whole list: choose what the page shows, answer all, give all to a colleague. */
export function InboxHead({ inbox, choice, onAnswerAll, onGiveAll }: ListHeadProps) {
  const { picker } = staffCaseTexts.assign
  const { lines, total, query, choices } = inbox
  const isOfOne = query.lane === 'mine' || query.assignee !== null
  const hasSeveral = total > 1 && choice.count === 0
  return (
    <div className={`${styles.root} scripts-only`}>
      <label className={checkStyles.root}>
        <input
          type="checkbox"
          checked={choice.isAll || choice.values.size === lines.length}
          onChange={(event) => choice.chooseShown(event.target.checked)}
        />
        {inboxTexts.selectAll}
      </label>
      {hasSeveral && query.text && (
        <LinkButton type="button" onClick={onAnswerAll}>
          {inboxTexts.bulk.answerAll(total)}
        </LinkButton>
      )}
      {hasSeveral && isOfOne && (
        <OptionPicker
          id="gi-alle"
          options={choices.colleagues}
          texts={{ ...picker, open: inboxTexts.bulk.giveAll(total) }}
          onChoose={onGiveAll}
        />
      )}
    </div>
  )
}
