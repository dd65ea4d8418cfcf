import { useEffect, useState } from 'react'
import { type CaseStatus, isClosed, onceAnswered } from '../../../../domain/cases/case-status.ts'
import type { SnoozeDay } from '../../../../domain/cases/snooze-day.ts'
import { NO_CHOICE } from '../../../../domain/submissions/no-choice.ts'
import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { LabelledField } from '../../../../ui/kit/field.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions } from '../../casework.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { ReplyTemplateView, StaffCase } from '../../server/case/staff-views.ts'
import * as styles from './after-reply.module.css'

interface AfterReplyOptions {
  shown: StaffCase
  result: ActionResult | undefined
  /** How many replies have been sent from this page: the choice is reset after each. */
  round: number
  /** How often the staff member has asked to close the case with the reply. */
  closing: number
}

/** What the case becomes once the reply is sent. */
interface AfterReply {
  /** Null if none is chosen, or if the case can no longer move there. */
  status: CaseStatus | null
  snooze: SnoozeDay | null
  choose: (choice: { status?: string; snooze?: string }) => void
  prepare: (template: ReplyTemplateView) => void
}

/** The chosen status and snooze after the reply. They are restored with a reply that is refused or undone. */
export function useAfterReply({ shown, result, round, closing }: AfterReplyOptions): AfterReply {
  const given = result?.status === 'refused' ? result.given : {}
  const undone = shownBy(result, caseActions.undo)
  const undoneChoice = {
    status: undone?.status ?? '',
    snooze: shown.replySnoozes.find(({ until }) => until === undone?.snoozedUntil)?.value ?? '',
  }
  const [next, setNext] = useState({
    status: given.status?.[0] || undoneChoice.status,
    snooze: given.snooze?.[0] || undoneChoice.snooze,
    round,
    undone,
  })
  if (next.round !== round) setNext({ status: '', snooze: '', round, undone: next.undone })
  if (undone && undone !== next.undone) setNext({ ...undoneChoice, round, undone })
  useEffect(() => {
    if (closing > 0) setNext((before) => ({ ...before, status: 'done' }))
  }, [closing])
  // A colleague may have given the case a status that the chosen one cannot follow.
  const status = shown.moves.find((to) => to === next.status) ?? null
  const choose: AfterReply['choose'] = (choice) => setNext((before) => ({ ...before, ...choice, round }))
  return {
    status,
    snooze: shown.replySnoozes.find(({ value }) => value === next.snooze)?.value ?? null,
    choose,
    prepare({ status, snooze }) {
      if (isChosen(status) || isChosen(snooze))
        choose({ ...(isChosen(status) && { status }), snooze: snooze ?? NO_CHOICE })
    },
  }
}

const isChosen = (choice: string | undefined): choice is string =>
  choice !== undefined && choice !== NO_CHOICE

interface AfterReplyFieldsProps {
  shown: StaffCase
  after: AfterReply
}

/** The choices, and in words what they do. */
export function AfterReplyFields({ shown, after }: AfterReplyFieldsProps) {
  const { status, moves, replySnoozes } = shown
  const { fields } = caseActions.reply
  const onceSent = onceAnswered(status)
  const willClose = isClosed(after.status ?? onceSent)
  return (
    <>
      <LabelledField id="status" label={fields.status.label} className={styles.status}>
        {(control) => (
          <select
            {...control}
            name="status"
            value={after.status ?? NO_CHOICE}
            // Read now: when React runs the update, the select may have its old value again.
            onChange={(event) => after.choose({ status: event.target.value })}
            autoComplete={fields.status.autocomplete}
          >
            <option value={NO_CHOICE}>
              {onceSent === status
                ? staffCaseTexts.statusAsBefore(inboxTexts.statuses[status])
                : staffCaseTexts.statusOnceAnswered(inboxTexts.statuses[onceSent])}
            </option>
            {moves.map((to) => (
              <option key={to} value={to}>
                {inboxTexts.statuses[to]}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      {!willClose && (
        <LabelledField id="snooze" label={fields.snooze.label} isLabelHidden className={styles.snooze}>
          {(control) => (
            <select
              {...control}
              name="snooze"
              value={after.snooze ?? NO_CHOICE}
              onChange={(event) => after.choose({ snooze: event.target.value })}
              autoComplete={fields.snooze.autocomplete}
            >
              {fields.snooze.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
      )}
      <small role="status" className={styles.words}>
        {onceSentInWords(
          after,
          willClose ? undefined : replySnoozes.find(({ value }) => value === after.snooze)?.day,
        )}
      </small>
    </>
  )
}

/** «Venter på avsender når du sender. Kommer fram igjen mandag 7. desember.» */
function onceSentInWords({ status }: Pick<AfterReply, 'status'>, day: string | undefined): string {
  const { onceSent, backOn } = staffCaseTexts.reply
  return [status && status !== 'new' && status !== 'withdrawn' && onceSent[status], day && backOn(day)]
    .filter(Boolean)
    .join(' ')
}
