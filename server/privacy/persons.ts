import { z } from 'zod'
import { normalEmail } from '../../domain/contact-details.ts'
import { formatDateTime } from '../../domain/format-moment.ts'
import { staffLanguage } from '../../domain/language.ts'
import { findForm } from '../../forms/catalogue.ts'
import { alertsOfPerson } from '../alerts/alerts-of-person.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import type { CaseDeps } from '../cases/deps.ts'
import { caseReference } from '../database/columns.ts'
import { execute, queryRows, queryValue } from '../database/query.ts'
import { eraseForGood } from '../erasure/erase.ts'
import { eraseAddress, eraseSubscriber } from '../erasure/ledger.ts'
import { addressMark } from '../secrets/address-mark.ts'
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
  /** What they wait for, each in words. */
  wishes: string[]
}

const receivedMail = z.object({ id: z.string(), subject: z.string(), received_at: z.date() })

const caseOfPerson = z.object({ reference: z.string(), form: z.string() })

/** What is stored about the person with an email address. */
export async function findPerson(
  { database: { pool }, secret }: Pick<Deps, 'database' | 'secret'>,
  address: string,
): Promise<PersonSummary> {
  const email = normalEmail(address)
  const [cases, received, sent, alerts] = await Promise.all([
    queryRows(
      pool,
      caseOfPerson,
      'select reference, form from cases where sender_email = $1 order by sent_at desc',
      [email],
    ),
    queryRows(
      pool,
      receivedMail,
      'select id, subject, received_at from incoming_mails where sender = $1 order by received_at desc',
      [email],
    ),
    queryValue(
      pool,
      z.number(),
      'select count(*)::int as count from mails where recipient = $1 and case_id is null',
      [email],
    ),
    alertsOfPerson(pool, secret, email),
  ])
  return {
    email,
    cases: cases.map(({ reference, form }) => ({ reference, name: findForm(form)?.name ?? form })),
    received: received.map(({ id, subject, received_at }) => ({
      id,
      subject,
      at: formatDateTime(received_at, staffLanguage),
    })),
    sent,
    wishes: alerts.map(({ wish }) => wish.join(', ')),
  }
}

export interface PersonErased {
  cases: number
  /** Codes and mails that belong to no case. */
  mails: number
  alerts: number
}

const erasedCase = z.object({ id: z.string(), reference: caseReference })

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
    const rows = await queryRows(
      client,
      erasedCase,
      'select id, reference from cases where sender_email = $1 order by id for update',
      [email],
    )
    const ids = rows.map(({ id }) => id)
    await queuePhotoDeletion(client, 'case_id = any($1)', [ids])
    await execute(client, 'delete from cases where id = any($1)', [ids])
    const mark = addressMark(deps.secret, email)
    const alerts = await eraseSubscriber(client, mark, 'infinity')
    const mails = await eraseAddress(client, email, 'infinity')
    for (const { reference } of rows)
      await addAuditEntry(client, {
        staffId: by,
        action: 'person-erased',
        subject: { kind: 'case', id: reference },
      })
    if (rows.length === 0)
      await addAuditEntry(client, { staffId: by, action: 'person-erased', detail: { mails, alerts } })
    return {
      erased: [
        ...ids.map((caseId) => ({ what: 'case' as const, caseId })),
        { what: 'person', address: mark },
      ],
      result: { cases: ids.length, mails, alerts },
    }
  })
}
