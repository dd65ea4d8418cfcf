import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Language } from '../../../../../landlord-types/language.ts'
import { caseStatusWords } from '../../../../domain/cases/case-status.words.ts'
import { normalEmail } from '../../../../domain/contact/contact-details.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import { formatDate } from '../../../../domain/time/format-moment.ts'
import { inLanguage } from '../../../../forms/engine/in-language.ts'
import { bytes } from '../../../../platform/database/columns.ts'
import { execute, findRow, queryRow, queryRows, rowExists } from '../../../../platform/database/query.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { limitedNetworkOf } from '../../../../platform/limits/network-of.ts'
import type { RateLimits } from '../../../../platform/limits/rate-limits.ts'
import { queueMailToStranger } from '../../../../platform/mail/queue-mail.ts'
import { isMailServerDown } from '../../../../platform/mail/receipt-mail.ts'
import type { SecretKey } from '../../../../platform/secrets/secret-key.ts'
import { caseColumns, caseRecord } from '../case-record.ts'
import { caseToken, tokenHash } from '../case-token.ts'
import type { CaseDeps } from '../deps.ts'
import type { SenderCaseLine } from '../sender/sender-views.ts'
import { CODE_MINUTES, codeFor, hashOfCode, MAX_GUESSES } from './email-code.ts'

/** How long the list stays open once the code was right. */
const LIST_MINUTES = 30

/**
 * How an asked code stands. `waiting`: the mail server is down, so that it may come too late; `stored`: the site sends no mail;
 * `withheld`: the mailbox has got as many as it may get in a day, or as many as this client may ask for.
 */
type CodeMail = 'queued' | 'waiting' | 'stored' | 'withheld'

/**
 * Mails a code to an address, the same for addresses that have cases and those that have none. A client can ask for few of the
 * codes that a mailbox may get in a day, so that it leaves the owner some (decision 0106).
 */
export async function sendCode(
  deps: CaseDeps & { limits: Pick<RateLimits, 'take'> },
  address: string,
  /** The address of the client; null if it is this machine. */
  asker: string | null,
  now: Date,
): Promise<CodeMail> {
  const { pool } = deps.database
  const email = normalEmail(address)
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  if (asker !== null) {
    const mailbox = await queryRow(pool, z.string(), 'select mailbox_of($1)', [email])
    if ((await deps.limits.take('codeMailbox', `${limitedNetworkOf(asker)} ${mailbox}`)) === null)
      return 'withheld'
  }
  const isQueued = await inTransaction(pool, async (client) => {
    const queued = await queueMailToStranger(deps, client, {
      kind: 'code-to-sender',
      caseId: null,
      recipient: email,
      data: { expiresAt: expiresAt.toISOString() },
    })
    // A code that is not mailed must not replace one that was.
    if (!queued) return false
    await execute(
      client,
      `insert into email_codes (email, code_hash, expires_at) values ($1, $2, $3)
       on conflict (email) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
      [email, hashOfCode(deps.secret, email, codeFor(deps.secret, email, expiresAt)), expiresAt],
    )
    return true
  })
  if (!isQueued) return 'withheld'
  if (!deps.sendsMail) return 'stored'
  return (await isMailServerDown(pool)) ? 'waiting' : 'queued'
}

/** Whether an address has a code that can still be entered. */
export const hasCode = (deps: CaseDeps, address: string, now: Date): Promise<boolean> =>
  rowExists(
    deps.database.pool,
    'select 1 from email_codes where email = $1 and expires_at > $2 and tries < $3',
    [normalEmail(address), now, MAX_GUESSES],
  )

const triedCode = z.object({ code_hash: bytes, tries: z.number() })

/** Checks the code of an address. A code works once, and not after five wrong guesses: then it is `used-up`. */
export async function checkCode(
  deps: CaseDeps,
  address: string,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'used-up'> {
  const email = normalEmail(address)
  const tried = await findRow(
    deps.database.pool,
    triedCode,
    `update email_codes set tries = least(tries + 1, $3 + 1)
     where email = $1 and expires_at > $2 returning code_hash, tries`,
    [email, now, MAX_GUESSES],
  )
  if (!tried) return 'wrong'
  if (tried.tries > MAX_GUESSES) return 'used-up'
  if (!timingSafeEqual(tried.code_hash, hashOfCode(deps.secret, email, code)))
    return tried.tries < MAX_GUESSES ? 'wrong' : 'used-up'
  await execute(deps.database.pool, 'delete from email_codes where email = $1', [email])
  return 'right'
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
