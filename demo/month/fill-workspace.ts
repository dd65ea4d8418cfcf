import type { Pool } from 'pg'
import { z } from 'zod'
import type { StaffRole } from '../../src/domain/people/staff-roles.ts'
import { addDays, osloDate, weekday } from '../../src/domain/time/calendar.ts'
import { atHour } from '../../src/domain/time/oslo-instant.ts'
import { confirmAlert } from '../../src/features/alerts/server/change-alerts.ts'
import { openSubscriber, sealedColumns } from '../../src/features/alerts/server/sealed-subscriber.ts'
import { signUp } from '../../src/features/alerts/server/sign-up.ts'
import { demoIds } from '../../src/features/demo-removal/server/find-demo.ts'
import { markDemo } from '../../src/features/demo-removal/server/marks.ts'
import type { Caseworker } from '../../src/features/inbox/server/caseworker.ts'
import { ingestMail } from '../../src/features/incoming-mail/server/ingest-mail.ts'
import { readListAddress } from '../../src/features/portfolio-browsing/filters/filters.ts'
import { addShifts } from '../../src/features/staff-notices/server/rota/change-rota.ts'
import { execute, queryRows } from '../../src/platform/database/query.ts'
import { addressMark } from '../../src/platform/secrets/address-mark.ts'
import type { Services } from '../../src/site/services/services.ts'
import { randomFrom } from '../illustrations/random.ts'
import { fullName, makePeople, type Person } from './people.ts'
import { staffWith } from './staff.ts'
import { alertWishes } from './texts/alerts.ts'
import { heldMails } from './texts/held-mails.ts'
import { vary } from './vary.ts'

export type WorkspaceServices = Pick<Services, 'alerts' | 'incoming' | 'deps'>

interface Workspace {
  accountOf: (person: ReturnType<typeof staffWith>[number]) => Caseworker
  until: Date
  seed: number
}

/** How many weeks the rota is planned ahead. */
const WEEKS_AHEAD = 6

/** Fills what the workspace shows besides cases: a rota, held mails, and people who wait for homes. */
export async function fillWorkspace(services: WorkspaceServices, { accountOf, until, seed }: Workspace) {
  const { pool } = services.deps.database
  const random = randomFrom(seed + 1)
  await planRota(services, accountOf, until)
  const waiting = alertWishes.reduce((sum, { people }) => sum + people, 0)
  const [stranger, ...people] = makePeople(random, waiting + 1)
  if (!stranger) return
  for (const { subject, text } of heldMails) {
    const mail = mailOf(stranger, { subject, text: vary(random, text) }, until)
    await ingestMail(services.incoming, mail, { source: 'mailbox', now: until })
  }
  await markDemo(pool, 'incoming-mail', await idsOfMailFrom(pool, stranger))
  for (const { query, people: count } of alertWishes)
    for (const person of people.splice(0, count)) await waitFor(services, person, query, until)
}

/** A week each, from Monday morning to Monday morning. */
async function planRota({ deps }: WorkspaceServices, accountOf: Workspace['accountOf'], until: Date) {
  const today = osloDate(until)
  const monday = addDays(today, 1 - weekday(today))
  const idsOf = (role: StaffRole) => staffWith([role]).flatMap((person) => accountOf(person).id ?? [])
  // Those of an earlier month.
  await execute(deps.database.pool, `delete from on_call_shifts where staff_id::text in ${demoIds('staff')}`)
  const [planner] = idsOf('administrator')
  const people = idsOf('saksbehandler')
  if (!planner) return
  for (const [index, staffId] of people.entries())
    await addShifts(deps, planner, {
      staffId,
      from: atHour(addDays(monday, index * 7), 8),
      to: atHour(addDays(monday, index * 7 + 7), 8),
      everyWeeks: people.length,
      times: Math.ceil(WEEKS_AHEAD / people.length),
    })
}

/** Stores a confirmed alert. */
async function waitFor({ alerts }: WorkspaceServices, { email }: Person, query: string, until: Date) {
  const { filters, words } = await alerts.catalogue.knownWish(readListAddress(new URLSearchParams(query)))
  if (words.length === 0) return
  const deps = { ...alerts, mailsSentAt: until }
  await signUp(deps, { email, filters, wish: words, pace: 'at-once' }, until)
  const [asked] = await queryRows(
    alerts.database.pool,
    z.object({ ...sealedColumns, alert: z.string() }),
    `select subscribers.id, key_id, sealed, alerts.id as alert from alerts
     join subscribers on subscribers.id = subscriber_id where address_mark = $1 and confirmed_at is null`,
    [addressMark(alerts.secret, email)],
  )
  if (!asked) return
  await markDemo(alerts.database.pool, 'subscriber', [asked.id])
  const { token } = await openSubscriber(alerts.keyRing, asked)
  await confirmAlert(alerts, token, asked.alert, until)
}

const idsOfMailFrom = (pool: Pool, { email }: Person) =>
  queryRows(pool, z.string(), 'select id from incoming_mails where sender = $1', [email])

/** A mail as a mail server hands it over. */
function mailOf(
  person: Person,
  { subject, text }: { subject: string; text: string },
  sent: Date,
): Uint8Array {
  const lines = [
    `From: =?utf-8?B?${base64(fullName(person))}?= <${person.email}>`,
    'To: post@eksempel.no',
    `Subject: =?utf-8?B?${base64(subject)}?=`,
    `Date: ${sent.toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(text),
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}

const base64 = (text: string) => Buffer.from(text).toString('base64')
