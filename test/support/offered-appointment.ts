import { type Slot, slotOfHours, writeSlot } from '../../src/domain/cases/slot.ts'
import { staffLanguage } from '../../src/domain/text/language.ts'
import { parseDate } from '../../src/domain/time/calendar.ts'
import { atHour } from '../../src/domain/time/oslo-instant.ts'
import { chooseForSender } from '../../src/features/cases/server/appointments/sender-appointment.ts'
import { findCase, senderCase } from '../../src/features/cases/server/sender/sender-case.ts'
import { appointmentActions } from '../../src/features/inbox/appointments.ts'
import type { ActionOutcome } from '../../src/forms/engine/action-result.ts'
import { present } from './present.ts'
import { runAs } from './run-as.ts'
import { type SentCase, sendCase } from './sent-case.ts'
import type { makeStaff } from './staff.ts'
import type { TemporaryServer } from './temporary-server.ts'

/** A Monday morning: the slots of the tests lie in the week after it. */
export const monday = new Date('2026-11-23T08:00:00Z')

/** A slot of two hours from an hour of a day. */
export function slotAt(date: string, hour: number, hours = 2): Slot {
  const day = parseDate(date)
  if (!day) throw new Error(`No such day: ${date}`)
  return slotOfHours(atHour(day, hour), hours)
}

type Worker = Awaited<ReturnType<typeof makeStaff>>

interface Offer {
  slots: readonly Slot[]
  host?: string
  now?: Date
  fields?: Readonly<Record<string, string>>
}

/** Offers slots for a visit in a case, as its page does. */
export const offerIn = (
  server: TemporaryServer,
  worker: Worker,
  { reference }: Pick<SentCase, 'reference'>,
  { slots, host = worker.id, now = monday, fields = {} }: Offer,
): Promise<ActionOutcome> =>
  runAs(
    server,
    worker,
    appointmentActions.offer,
    { reference, host, hours: '2', slots: slots.map(writeSlot), ...fields },
    now,
  )

/** A reported fault for which slots are offered. */
export async function caseWithOffer(
  server: TemporaryServer,
  worker: Worker,
  offer: Offer,
): Promise<SentCase> {
  const sent = await sendCase(server, 'issue-report', {}, new Date('2026-11-20T09:00:00Z'))
  const outcome = await offerIn(server, worker, sent, offer)
  if (outcome.status !== 'done') throw new Error(`Not offered: ${JSON.stringify(outcome)}`)
  return sent
}

/** The mails about visits in a case, in the order in which they were ordered. */
export async function appointmentMailsOf(server: TemporaryServer, { id }: Pick<SentCase, 'id'>) {
  const { rows } = await server.database.pool.query(
    `select kind, data ->> 'what' as what, (data ->> 'sequence')::int as sequence from mails
     where case_id = $1 and kind like 'appointment-%' order by created_at, kind`,
    [id],
  )
  return rows
}

/** The sender's page of a case. */
export const senderPageOf = async (
  server: TemporaryServer,
  { token }: Pick<SentCase, 'token'>,
  now = monday,
) => senderCase(server.deps, present(await findCase(server.deps, token)), now)

/** Chooses a slot for a sender, as their page does. */
export const chooseIn = (
  server: TemporaryServer,
  { token }: Pick<SentCase, 'token'>,
  slot: Slot,
  now = monday,
): Promise<void> => chooseForSender(server.deps, { token, now, language: staffLanguage }, writeSlot(slot))
