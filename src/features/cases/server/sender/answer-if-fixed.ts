import type { PoolClient } from 'pg'
import { fixedQuestion } from '../../fixed.ts'
import type { CaseRecord } from '../case-record.ts'
import type { CaseToken } from '../case-token.ts'
import type { CaseDeps } from '../deps.ts'
import { answerClosing } from '../events/answer-closing.ts'
import { readLastMove } from '../events/read-case-events.ts'
import { addSenderEvent, isRepeated, NotAllowed, onCaseOfSender, reopenLocked } from './sender-actions.ts'

/** Stores that what a closed case is about is fixed, as its sender says. Sent twice, it is the same answer. */
export function confirmFixed(deps: CaseDeps, token: CaseToken, now: Date): Promise<void> {
  return onCaseOfSender(deps, token, async (client, record) => {
    await answerQuestion(client, record, 'yes', now)
  })
}

/** Reopens a closed case for its sender, who says that it is not fixed and what remains. */
export function reopenNotFixed(deps: CaseDeps, token: CaseToken, missing: string, now: Date): Promise<void> {
  return onCaseOfSender(deps, token, async (client, record) => {
    if (await isRepeated(client, record, missing, now)) return
    await answerQuestion(client, record, 'no', now)
    await addSenderEvent(client, record, { kind: 'message', text: missing, data: {} }, now)
    await reopenLocked(deps, client, record, now)
  })
}

/** The answer stands with the closing that it is about: where that is undone, it was never asked. */
async function answerQuestion(
  client: PoolClient,
  record: CaseRecord,
  answer: 'yes' | 'no',
  now: Date,
): Promise<void> {
  const lastMove = await readLastMove(client, record.id)
  const question = fixedQuestion(lastMove, record, now)
  if (!lastMove || question === null) throw new NotAllowed('The case does not ask whether it is fixed')
  if (question === answer) return
  if (question !== 'asked') throw new NotAllowed('The question is answered')
  await answerClosing(client, lastMove.id, answer)
}
