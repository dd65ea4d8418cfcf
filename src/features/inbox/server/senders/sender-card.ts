import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { laneQuery } from '../../../../domain/cases/inbox.ts'
import { may } from '../../../../domain/people/permissions.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatDateTime } from '../../../../domain/time/format-moment.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import { senderMailKinds } from '../../../../platform/mail/queue-mail.ts'
import { alertsOfPerson } from '../../../alerts/server/alerts-of-person.ts'
import { readNewestNotes } from '../../../cases/server/events/read-case-events.ts'
import { addressesIn, emailsIn, namesIn, phonesIn } from '../answer/contact-ways.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { inboxLineOf, lineColumns, lineRow } from '../list/inbox-line.ts'
import { selectCases } from '../list/select-cases.ts'
import type { SenderCard } from './sender-views.ts'

/** How many cases and notes are shown, the newest first. */
const MAX_CASES = 100
const MAX_NOTES = 20

const senderColumns = `${lineColumns}, c.sender_email, c.sender_phone, phone_key(c.sender_phone) as phone_key,
  c.registered_by is not null as is_telephoned`

const senderRow = lineRow.extend({
  sender_email: z.string().nullable(),
  sender_phone: z.string().nullable(),
  phone_key: z.string().nullable(),
  is_telephoned: z.boolean(),
})

/**
 * All that a staff member may read of the sender of a case; null where there is no case that they read. That it was
 * shown is recorded in the audit log.
 */
export async function readSenderCard(
  deps: Pick<CaseworkDeps, 'database' | 'secret'>,
  worker: Caseworker,
  reference: CaseReference,
  now: Date,
): Promise<SenderCard | null> {
  const { pool } = deps.database
  const query = laneQuery('alle', { sender: reference })
  const page = { columns: senderColumns, row: senderRow, offset: 0, limit: MAX_CASES + 1 }
  const rows = await selectCases(pool, worker, query, page, now)
  if (rows.length === 0) return null
  await addAuditEntry(pool, {
    staffId: worker.id,
    action: 'sender-opened',
    subject: { kind: 'case', id: reference },
  })
  const shown = rows.slice(0, MAX_CASES)
  const ids = shown.map(({ id }) => id)
  const senders = shown.map((row) => ({
    name: row.sender_name,
    email: row.sender_email,
    phone: row.sender_phone,
    phoneKey: row.phone_key,
    address: row.address,
    sentAt: row.sent_at,
  }))
  const emails = emailsIn(senders)
  const [notes, undelivered, alerts] = await Promise.all([
    readNewestNotes(pool, ids, MAX_NOTES),
    queryRows(
      pool,
      z.string(),
      `select recipient from (select distinct on (recipient) recipient, state from mails
         where case_id = any($1) and kind = any($2) order by recipient, created_at desc, id) last
       where state = 'failed'`,
      [ids, senderMailKinds],
    ),
    may(worker.role, 'handle-persons')
      ? Promise.all(emails.map(({ email }) => alertsOfPerson(pool, deps.secret, email)))
      : [],
  ])
  return {
    reference,
    names: namesIn(senders),
    phones: phonesIn(senders),
    emails: emails.map(({ email, ...way }) => ({ ...way, isUndelivered: undelivered.includes(email) })),
    addresses: addressesIn(senders),
    telephoned: shown.filter(({ is_telephoned }) => is_telephoned).length,
    wishes: alerts.flat().map(({ wish }) => wish.join(', ')),
    query,
    cases: shown.map((row) => inboxLineOf(row, now)),
    isMore: rows.length > MAX_CASES,
    notes: notes.flatMap(({ id, reference, text, staffName, at }) =>
      text ? [{ id, reference, text, by: staffName ?? '', at: formatDateTime(at, staffLanguage) }] : [],
    ),
  }
}
