import type { Language } from '../../../../../landlord-types/language.ts'
import { isClosed } from '../../../../domain/cases/case-status.ts'
import { parseSlot } from '../../../../domain/cases/slot.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import { execute } from '../../../../platform/database/query.ts'
import { appointmentWords } from '../../appointments.words.ts'
import type { CaseToken } from '../case-token.ts'
import type { CaseDeps } from '../deps.ts'
import { addCaseEvent } from '../events/add-case-event.ts'
import { markAwaitingReply } from '../mark-awaiting-reply.ts'
import { NotAllowed, onCaseOfSender, writeMessage } from '../sender/sender-actions.ts'
import { findCurrentAppointment } from './appointment-record.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { chooseSlot } from './choose-slot.ts'
import { refuseDoubleBooking } from './refuse-double-booking.ts'

interface SenderAct {
  token: CaseToken
  now: Date
  language: Language
}

/** Agrees on a slot for the sender, or moves what is agreed to it. */
export function chooseForSender(
  deps: CaseDeps,
  { token, now, language }: SenderAct,
  value: string,
): Promise<void> {
  const texts = wordsOf(appointmentWords, language)
  const slot = parseSlot(value)
  if (!slot) throw new Refusal(texts.taken)
  return refuseDoubleBooking(
    () =>
      onCaseOfSender(deps, token, async (client, record) => {
        if (isClosed(record.status)) throw new NotAllowed('The case is closed')
        await chooseSlot(deps, client, { caseId: record.id, slot, by: 'sender', now, texts })
      }),
    texts.taken,
  )
}

/**
 * The sender says that no offered slot suits, and when others would. The case is due again. What was agreed before stays until
 * it is moved or cancelled.
 */
export function declineForSender(
  deps: CaseDeps,
  { token, now, language }: SenderAct,
  words: string,
): Promise<void> {
  return onCaseOfSender(deps, token, async (client, record) => {
    const current = await findCurrentAppointment(client, record.id)
    if (!current) throw new Refusal(wordsOf(appointmentWords, language).gone)
    await execute(
      client,
      `update appointments set state = case state when 'offered' then 'declined' else state end, is_move_asked = false
       where id = $1`,
      [current.id],
    )
    await addCaseEvent(
      client,
      { caseId: record.id, by: 'sender', now },
      { kind: 'appointment', text: null, data: { what: 'declined' }, visibleTo: 'sender' },
    )
    await writeMessage(deps, { caseId: record.id, client }, words, now)
  })
}

/** Cancels the agreed appointment for the sender. The case is due again. */
export function cancelForSender(deps: CaseDeps, { token, now, language }: SenderAct): Promise<void> {
  return onCaseOfSender(deps, token, async (client, record) => {
    const { gone } = wordsOf(appointmentWords, language)
    await cancelAppointment(deps, client, { caseId: record.id, by: 'sender', now, gone })
    if (!isClosed(record.status)) await markAwaitingReply(client, record, now)
  })
}
