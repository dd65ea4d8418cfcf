import { normalEmail } from '../../domain/contact-details.ts'
import { findForm } from '../../forms/catalogue.ts'
import { fieldsOf } from '../../forms/form.ts'
import { audit } from '../audit/audit.ts'
import { noteErasures } from '../backup/ledger.ts'
import type { CaseDesk } from '../cases/desk.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Storage } from '../pictures/storage.ts'

type Desk = Pick<CaseDesk, 'database' | 'keyRing'> & { storage: Storage }

export interface PersonSummary {
  email: string
  cases: { reference: string; name: string; sentAt: string; status: string }[]
}

/** The cases of whoever has an address: everything that we know of a sender hangs on them. */
export async function findPerson(
  { database }: Pick<Desk, 'database'>,
  address: string,
): Promise<PersonSummary> {
  const email = normalEmail(address)
  const { rows } = await database.pool.query<{
    reference: string
    form: string
    sent_at: Date
    status: string
  }>('select reference, form, sent_at, status from cases where sender_email = $1 order by sent_at desc', [
    email,
  ])
  return {
    email,
    cases: rows.map(({ reference, form, sent_at, status }) => ({
      reference,
      name: findForm(form)?.name ?? form,
      sentAt: sent_at.toISOString(),
      status,
    })),
  }
}

/**
 * Everything that is stored about a person, for them to have (GDPR article 15 and 20): answers under their
 * labels, what was written on both sides, and the photos' names. What staff noted among themselves about the
 * case is not theirs alone, and is left to whoever hands this out.
 */
export async function exportPerson(
  { database: { pool }, keyRing }: Desk,
  { email: address, by }: { email: string; by: string },
): Promise<object> {
  const email = normalEmail(address)
  await audit(pool, {
    staffId: by,
    action: 'person-exported',
    detail: { cases: await countCases(pool, email) },
  })
  const { rows } = await pool.query(
    `select id, reference, form, status, answers, sender_name, sender_phone, address, sent_at, closed_at
     from cases where sender_email = $1 order by sent_at`,
    [email],
  )
  const cases = []
  for (const row of rows) {
    const form = findForm(row.form)
    const secrets = await pool.query<{ field: string; key_id: number; sealed: Buffer }>(
      'select field, key_id, sealed from case_secrets where case_id = $1',
      [row.id],
    )
    const hidden: Record<string, string> = {}
    for (const { field, key_id, sealed } of secrets.rows)
      hidden[field] = await keyRing.open({ keyId: key_id, sealed }, { caseId: row.id, field })
    const answers = { ...row.answers, ...hidden }
    const events = await pool.query(
      `select at, kind, by, text from case_events where case_id = $1 and (data ->> 'internal') is null order by id`,
      [row.id],
    )
    const photos = await pool.query(
      'select label, width, height, created_at from photos where case_id = $1 and not internal order by created_at',
      [row.id],
    )
    const mails = await pool.query(
      'select kind, state, created_at, sent_at from mails where case_id = $1 and recipient = $2 order by created_at',
      [row.id, email],
    )
    cases.push({
      referanse: row.reference,
      skjema: form?.name ?? row.form,
      status: row.status,
      sendt: row.sent_at,
      avsluttet: row.closed_at,
      svar: form
        ? Object.fromEntries(
            fieldsOf(form)
              .filter(([name]) => answers[name] !== undefined)
              .map(([name, { label }]) => [label, answers[name]]),
          )
        : answers,
      hendelser: events.rows,
      bilder: photos.rows,
      epost: mails.rows,
    })
  }
  return { epost: email, hentet: new Date(), saker: cases }
}

async function countCases(pool: CaseDesk['database']['pool'], email: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from cases where sender_email = $1',
    [email],
  )
  return rows[0]?.count ?? 0
}

/**
 * Erases everything that is stored about a person (GDPR article 17), and notes what was erased, so that a
 * backup that is restored later is told to erase it again. Gives how many cases.
 */
export async function erasePerson(
  { database: { pool }, storage }: Pick<Desk, 'database' | 'storage'>,
  { email: address, by }: { email: string; by: string },
): Promise<number> {
  const email = normalEmail(address)
  const { ids: erased, files } = await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from cases where sender_email = $1 for update',
      [email],
    )
    const ids = rows.map(({ id }) => id)
    await client.query(`insert into erasures (case_id, what) select unnest($1::uuid[]), 'case'`, [ids])
    const photos = await client.query<{ storage_path: string }>(
      'delete from photos where case_id = any($1) returning storage_path',
      [ids],
    )
    await client.query('delete from cases where id = any($1)', [ids])
    await client.query('delete from mails where recipient = $1 and case_id is null', [email])
    await client.query('delete from email_codes where email = $1', [email])
    await client.query('delete from incoming_mails where sender = $1', [email])
    await audit(client, { staffId: by, action: 'person-erased', detail: { cases: ids.length } })
    return { ids, files: photos.rows.map(({ storage_path }) => storage_path) }
  })
  for (const file of files) await storage.delete(file)
  await noteErasures(
    storage,
    erased.map((caseId) => ({ caseId, what: 'case' as const })),
  )
  return erased.length
}
