import { z } from 'zod'
import { execute, findRow, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { type CaseRecord, caseColumns, caseRecord } from '../../cases/server/case-record.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { keyInAddress, mailKey } from '../../cases/server/my-cases/mail-key.ts'
import type { ParsedMail } from './parsed-mail.ts'

/** A mail that names more cases than this is no answer in one. */
const MAX_NAMED = 20

/** The case that a mail belongs to: by the address it was sent to, or by the mail that it answers. */
export async function findCaseOfMail(deps: CaseDeps, mail: ParsedMail): Promise<CaseRecord | null> {
  const keys = keysIn(deps, mail)
  if (keys.length > 0) {
    const record =
      (await findByKey(deps, keys)) ?? ((await giveKeys(deps)) ? await findByKey(deps, keys) : null)
    if (record) return record
  }
  if (mail.answered.length === 0) return null
  return readCase(deps, 'id = (select case_id from mails where message_id = any($1) limit 1)', mail.answered)
}

/** The keys of cases in the addresses that a mail was sent to. */
function keysIn({ replyAddress }: CaseDeps, { recipients, headers }: ParsedMail): string[] {
  if (!replyAddress) return []
  const delivered = (['delivered-to', 'x-original-to', 'envelope-to'] as const).flatMap(
    (name) => headers[name] ?? [],
  )
  const keys = [...recipients, ...delivered]
    .map((address) => keyInAddress(replyAddress, address))
    .filter((key) => key !== null)
  return [...new Set(keys)].slice(0, MAX_NAMED)
}

const findByKey = (deps: CaseDeps, keys: readonly string[]) =>
  readCase(deps, 'mail_key = any($1) order by array_position($1, mail_key) limit 1', keys)

/**
 * Stores the reply addresses of cases that are older than reply addresses; their mails have them already. Gives
 * whether there were any.
 */
function giveKeys({ database, secret }: CaseDeps): Promise<boolean> {
  return inTransaction(database.pool, async (client) => {
    const ids = await queryRows(
      client,
      z.string(),
      'select id from cases where mail_key is null order by id for update',
    )
    await execute(
      client,
      `update cases set mail_key = given.key from unnest($1::uuid[], $2::text[]) as given (id, key)
       where cases.id = given.id`,
      [ids, ids.map((id) => mailKey(secret, id))],
    )
    return ids.length > 0
  })
}

function readCase({ database }: CaseDeps, where: string, value: unknown): Promise<CaseRecord | null> {
  return findRow(database.pool, caseRecord, `select ${caseColumns} from cases where ${where}`, [value])
}
