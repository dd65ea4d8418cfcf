import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { caseStatusWords } from '../../domain/case-status.words.ts'
import { normalEmail } from '../../domain/contact-details.ts'
import { formatDate } from '../../domain/format-moment.ts'
import { wordsOf } from '../../domain/language.ts'
import { inLanguage } from '../../forms/in-language.ts'
import type { Language } from '../../landlord-types/language.ts'
import { bytes } from '../database/columns.ts'
import { execute, findValue, queryRows } from '../database/query.ts'
import { inTransaction } from '../database/transaction.ts'
import { queueMailToStranger } from '../outbox/queue-mail.ts'
import type { SecretKey } from '../secrets/secret-key.ts'
import { caseColumns, caseRecord } from './case-record.ts'
import { caseToken, tokenHash } from './case-token.ts'
import type { CaseDeps } from './deps.ts'
import { CODE_MINUTES, codeFor } from './email-code.ts'
import type { SenderCaseLine } from './sender-views.ts'

/** Wrong guesses after which a code is refused. */
const MAX_GUESSES = 5

/** How long the list stays open once the code was right. */
const LIST_MINUTES = 30

/** Mails a code to an address, the same for addresses that have cases and those that have none. */
export async function sendCode(deps: CaseDeps, address: string, now: Date): Promise<void> {
  const email = normalEmail(address)
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  await inTransaction(deps.database.pool, async (client) => {
    const mailed = await queueMailToStranger(deps, client, {
      kind: 'code-to-sender',
      caseId: null,
      recipient: email,
      data: { expiresAt: expiresAt.toISOString() },
    })
    // A code that is not mailed must not replace one that was.
    if (!mailed) return
    await execute(
      client,
      `insert into email_codes (email, code_hash, expires_at) values ($1, $2, $3)
       on conflict (email) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
      [email, hashOf(deps.secret, email, codeFor(deps.secret, email, expiresAt)), expiresAt],
    )
  })
}

/** Whether a code is correct for an address. A code works once, and not after five wrong guesses. */
export async function checkCode(deps: CaseDeps, address: string, code: string, now: Date): Promise<boolean> {
  const email = normalEmail(address)
  const expected = await findValue(
    deps.database.pool,
    bytes,
    `update email_codes set tries = tries + 1
     where email = $1 and expires_at > $2 and tries < $3 returning code_hash`,
    [email, now, MAX_GUESSES],
  )
  if (!expected || !timingSafeEqual(expected, hashOf(deps.secret, email, code.replace(/\s/g, ''))))
    return false
  await execute(deps.database.pool, 'delete from email_codes where email = $1', [email])
  return true
}

/** The path of the list for a sender who has entered the code that was mailed. No cookie remembers them. */
export function listPath(secret: SecretKey, address: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + LIST_MINUTES * 60
  const payload = Buffer.from(JSON.stringify([normalEmail(address), until])).toString('base64url')
  return `/mine-saker/${payload}.${secret.sign('case-list', payload).toString('base64url')}`
}

/** The email address of a list's sender, and the second of the Unix epoch until which the link opens it. */
const listTicket = z.tuple([z.string(), z.number()])

/** The email address of a list's link; null where the link is forged or expired. */
export function addressOfList(secret: SecretKey, ticket: string, now: Date): string | null {
  const [payload = '', signature = ''] = ticket.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = secret.sign('case-list', payload)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const [email, until] = listTicket.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return until * 1000 > now.getTime() ? email : null
}

/** Everything that was sent from an address, newest first, each with a link that opens it. */
export async function casesOf(deps: CaseDeps, email: string, language: Language): Promise<SenderCaseLine[]> {
  const records = await queryRows(
    deps.database.pool,
    caseRecord,
    `select ${caseColumns} from cases where sender_email = $1 order by sent_at desc limit 200`,
    [email],
  )
  return Promise.all(
    records.map(async (record) => {
      const token = caseToken(deps.secret, record.id, record.tokenGeneration)
      // A link that was revoked, or made with another SECRET_KEY, works again for a sender who reads the mail.
      await execute(
        deps.database.pool,
        'update cases set token_hash = $2 where id = $1 and token_hash is distinct from $2',
        [record.id, tokenHash(token)],
      )
      return {
        reference: record.reference,
        formName: inLanguage(record.form, language).name,
        sentAt: formatDate(record.sentAt, language),
        status: wordsOf(caseStatusWords, language)[record.status].label,
        href: `/sak/${token}`,
      }
    }),
  )
}

function hashOf(secret: SecretKey, email: string, code: string): Buffer {
  return secret.sign('email-code', `hash ${email} ${code}`)
}
