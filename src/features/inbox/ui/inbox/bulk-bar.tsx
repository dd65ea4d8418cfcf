import { memo, type RefObject } from 'react'
import { Form } from 'react-router'
import { firstPage, inboxSearch, isNarrowed } from '../../../../domain/cases/inbox.ts'
import type { Action } from '../../../../forms/engine/action.ts'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { refusedValues } from '../../../workspace/ui/actions/refused-values.ts'
import * as checkStyles from '../../../workspace/ui/check.module.css'
import type { Choice } from '../../../workspace/ui/list/use-choice.ts'
import { isBlank, useSendOnce } from '../../../workspace/ui/use-send-once.ts'
import { ALL_IN_LIST, bulkActions, MAX_CASES_IN_BULK } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { Inbox } from '../../server/list/inbox-views.ts'
import * as styles from './bulk-bar.module.css'
import { BulkAssign, BulkSnooze } from './bulk-plan.tsx'
import { BulkReply } from './bulk-reply.tsx'
import { BulkSnoozeQuestion, bulkSnoozeQuestionIn } from './bulk-snooze-question.tsx'
import { BULK_FORM } from './inbox-row.tsx'

interface BulkBarProps {
  inbox: Inbox
  choice: Choice
  result: ActionResult | undefined
  /** The idempotency key of the page. */
  pageKey: string
  form: RefObject<HTMLFormElement | null>
  /** Does an action on the chosen cases, with values besides those of the form. */
  act: (action: Action, values: Readonly<Record<string, string>>) => void
}

const { reply, preview, ...others } = bulkActions

/** The actions on the chosen cases, at the bottom of the window. CSS shows it while a case is chosen. */
export const BulkBar = memo(function BulkBar({ inbox, choice, result, pageKey, form, act }: BulkBarProps) {
  const refusal = refusedValues([reply, preview, ...Object.values(others)], result, {}) && result
  const { isSending, isMissing, onInput, onSubmit } = useSendOnce(
    (sent, action) =>
      isBlank(sent, 'message') &&
      (action === preview.name || (action === reply.name && new FormData(sent).get('status') === 'done')),
  )
  return (
    <Form
      id={BULK_FORM}
      ref={form}
      method="post"
      className={styles.root}
      aria-label={inboxTexts.bulk.title}
      preventScrollReset
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="query" value={inboxSearch({ ...inbox.query, ...firstPage })} />
      <input type="hidden" name="snapshot" value={choice.snapshot} />
      <div className={styles.head}>
        <strong role="status" className="scripts-only">
          {choice.count > 0 && inboxTexts.selected(countOf(choice))}
        </strong>
        <ChooseAll inbox={inbox} choice={choice} />
        <LinkButton type="button" className="scripts-only" onClick={choice.clear}>
          {inboxTexts.bulk.clear}
        </LinkButton>
        <div className={styles.plan}>
          <BulkAssign colleagues={inbox.choices.colleagues} act={act} />
          <BulkSnooze
            presets={inbox.snoozePresets}
            chosen={bulkSnoozeQuestionIn(result)?.until ?? null}
            act={act}
          />
        </div>
      </div>
      {refusal?.status === 'refused' && !isSending && (
        <p role="alert" className={styles.refusal}>
          {refusal.message}
        </p>
      )}
      {!isSending && <BulkSnoozeQuestion result={result} />}
      <BulkReply
        count={countOf(choice)}
        templates={inbox.templates}
        result={result}
        pageKey={pageKey}
        isSending={isSending}
        isMissing={isMissing}
      />
    </Form>
  )
})

/** How many cases an action reaches. */
const countOf = ({ count }: Choice) => Math.min(count, MAX_CASES_IN_BULK)

/** Chooses all cases of the list where the page does not show them all. */
function ChooseAll({ inbox: { query, total, lines }, choice }: Pick<BulkBarProps, 'inbox' | 'choice'>) {
  if (choice.isAll) return <input type="hidden" name="scope" value={ALL_IN_LIST} />
  if (total <= lines.length && query.page === 1) return null
  const isWholeLane = !query.text && !isNarrowed(query)
  const label =
    total > MAX_CASES_IN_BULK
      ? inboxTexts.bulk.first(MAX_CASES_IN_BULK)
      : inboxTexts.bulk.all(total, isWholeLane ? inboxTexts.lanes[query.lane] : null)
  return (
    <>
      <LinkButton type="button" className="scripts-only" onClick={choice.chooseAll}>
        {label}
      </LinkButton>
      <label className={`${checkStyles.root} no-scripts-only`}>
        <input type="checkbox" name="scope" value={ALL_IN_LIST} />
        {label}
      </label>
    </>
  )
}
