import type { CaseReference } from '../../domain/case-reference.ts'
import { normalEmail } from '../../domain/contact-details.ts'
import { formatDateTime } from '../../domain/format.ts'
import { findForm } from '../../forms/catalogue.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import type { CaseDeps } from '../cases/deps.ts'
import { eraseForGood } from '../erasure/erase.ts'
import { addressMark, eraseAddress } from '../erasure/ledger.ts'
import { queuePhotoDeletion } from '../storage/pending-deletions.ts'
import type { Storage } from '../storage/storage.ts'

type Deps = Pick<CaseDeps, 'database' | 'secret'> & { storage: Storage }

export interface PersonSummary {
  email: string
  cases: { reference: string; name: string }[]
  /** Mail that has come from the address, in cases and in none. */
  received: { id: string; subject: string; at: string }[]
  /** How many mails have gone to the address that are of no case, such as codes. */
  sent: number
}

/** What is stored about the person with an email address. */
export async function findPerson(
  { database: { pool } }: Pick<Deps, 'database'>,
  address: string,
): Promise<PersonSummary> {
  const email = normalEmail(address)
  const [cases, received, sent] = await Promise.all([
    pool.query<{ reference: string; form: string }>(
      'select reference, form from cases where sender_email = $1 order by sent_at desc',
      [email],
    ),
    pool.query<{ id: string; subject: string; received_at: Date }>(
      'select id, subject, received_at from incoming_mails where sender = $1 order by received_at desc',
      [email],
    ),
    pool.query<{ count: number }>(
      'select count(*)::int as count from mails where recipient = $1 and case_id is null',
      [email],
    ),
  ])
  return {
    email,
    cases: cases.rows.map(({ reference, form }) => ({ reference, name: findForm(form)?.name ?? form })),
    received: received.rows.map(({ id, subject, received_at }) => ({
      id,
      subject,
      at: formatDateTime(received_at),
    })),
    sent: sent.rows[0]?.count ?? 0,
  }
}

export interface PersonErased {
  cases: number
  /** Codes, and mails in and out, that hung on no case. */
  mails: number
}

/**
 * Erases everything that is stored about a person (GDPR article 17), and notes what was erased, so that
 * restoring an older backup erases it again.
 */
export function erasePerson(
  deps: Deps,
  { email: address, by }: { email: string; by: string },
): Promise<PersonErased> {
  const email = normalEmail(address)
  return eraseForGood(deps, async (client) => {
    const { rows } = await client.query<{ id: string; reference: CaseReference }>(
      'select id, reference from cases where sender_email = $1 order by id for update',
      [email],
    )
    const ids = rows.map(({ id }) => id)
    await queuePhotoDeletion(client, 'case_id = any($1)', [ids])
    await client.query('delete from cases where id = any($1)', [ids])
    const mails = await eraseAddress(client, email, 'infinity')
    for (const { reference } of rows)
      await addAuditEntry(client, {
        staffId: by,
        action: 'person-erased',
        subject: { kind: 'case', id: reference },
      })
    if (rows.length === 0)
      await addAuditEntry(client, { staffId: by, action: 'person-erased', detail: { mails } })
    return {
      erased: [
        ...ids.map((caseId) => ({ what: 'case' as const, caseId })),
        { what: 'person', address: addressMark(deps.secret, email) },
      ],
      result: { cases: ids.length, mails },
    }
  })
}
