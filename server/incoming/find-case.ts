import type { Email } from 'postal-mime'
import { cleanText } from '../../domain/clean-text.ts'
import { type CaseRecord, caseColumns, caseRecord } from '../cases/case-record.ts'
import type { CaseDesk } from '../cases/desk.ts'
import { keyInAddress, mailKey } from '../cases/mail-key.ts'
import { inTransaction } from '../database/transaction.ts'

/** A mail that names more cases than this is no answer in one. */
const MOST_NAMED = 20

/** The case that a mail belongs to: by the address it was sent to, or by the mail that it answers. */
export async function findCase(desk: CaseDesk, mail: Email): Promise<CaseRecord | null> {
  const keys = keysIn(desk, mail)
  if (keys.length > 0) {
    const record =
      (await findByKey(desk, keys)) ?? ((await giveKeys(desk)) ? await findByKey(desk, keys) : null)
    if (record) return record
  }
  const answered = cleanText(`${mail.inReplyTo ?? ''} ${mail.references ?? ''}`).match(/<[^<>\s]+>/g) ?? []
  if (answered.length === 0) return null
  // What is answered stands first, or last.
  const named = [...answered.slice(0, MOST_NAMED), ...answered.slice(-MOST_NAMED)]
  return readCase(desk, 'id = (select case_id from mails where message_id = any($1) limit 1)', named)
}

/** The keys of cases in the addresses that a mail was sent to. */
function keysIn({ replyAddress }: CaseDesk, { to = [], cc = [], headers }: Email): string[] {
  if (!replyAddress) return []
  const recipients = [...to, ...cc].map(({ address }) => address ?? '')
  for (const name of ['delivered-to', 'x-original-to', 'envelope-to'])
    recipients.push(...headers.filter(({ key }) => key === name).map(({ value }) => value))
  const keys = recipients.map((address) => keyInAddress(replyAddress, address)).filter((key) => key !== null)
  return [...new Set(keys)].slice(0, MOST_NAMED)
}

const findByKey = (desk: CaseDesk, keys: readonly string[]) =>
  readCase(desk, 'mail_key = any($1) order by array_position($1, mail_key) limit 1', keys)

/**
 * Gives the cases from before cases had addresses theirs, which the mails to them carry already. Gives whether
 * there were any.
 */
function giveKeys({ database, secret }: CaseDesk): Promise<boolean> {
  return inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from cases where mail_key is null order by id for update',
    )
    await client.query(
      `update cases set mail_key = given.key from unnest($1::uuid[], $2::text[]) as given (id, key)
       where cases.id = given.id`,
      [rows.map(({ id }) => id), rows.map(({ id }) => mailKey(secret, id))],
    )
    return rows.length > 0
  })
}

async function readCase(desk: CaseDesk, where: string, value: unknown): Promise<CaseRecord | null> {
  const { rows } = await desk.database.pool.query(`select ${caseColumns} from cases where ${where}`, [value])
  return rows[0] ? caseRecord(rows[0]) : null
}
