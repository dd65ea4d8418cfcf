import { timingSafeEqual } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { ContactChange } from '../../../../domain/cases/case-event.ts'
import { isClosed } from '../../../../domain/cases/case-status.ts'
import { formatPhone, normalEmail } from '../../../../domain/contact/contact-details.ts'
import { wordsFor } from '../../../../forms/engine/in-language.ts'
import { bytes } from '../../../../platform/database/columns.ts'
import { execute, findRow, queryRow, queryRows } from '../../../../platform/database/query.ts'
import { limitedNetworkOf } from '../../../../platform/limits/network-of.ts'
import type { RateLimits } from '../../../../platform/limits/rate-limits.ts'
import {
  type MailDeps,
  queueMail,
  queueMailToStranger,
  senderMailKinds,
} from '../../../../platform/mail/queue-mail.ts'
import { casePageWords } from '../../sender-page.words.ts'
import type { CaseRecord } from '../case-record.ts'
import type { CaseToken } from '../case-token.ts'
import type { CaseDeps } from '../deps.ts'
import { addCaseEvent } from '../events/add-case-event.ts'
import { NotAllowed, onCaseOfSender } from '../sender/sender-actions.ts'
import { findCase } from '../sender/sender-case.ts'
import { CODE_MINUTES, codeFor, hashOfCode, MAX_GUESSES } from './email-code.ts'
import { addressCodeSubject } from './pending-address.ts'

/** Corrects the telephone number of a sender. */
export function changePhone(deps: CaseDeps, token: CaseToken, phone: string, now: Date): Promise<void> {
  return onCaseOfSender(deps, token, async (client, record) => {
    const change = { what: 'phone', before: record.senderPhone, after: phone } as const
    if (change.before === phone) return
    await storePhone(client, record, phone)
    await addCorrection(client, record, change, now)
  })
}

export async function storePhone(client: PoolClient, { id }: CaseRecord, phone: string): Promise<void> {
  await execute(client, 'update cases set sender_phone = $2 where id = $1', [id, phone])
}

/**
 * Mails a code to an address that the sender wants the mails of their case at. The link is enough to ask for it: a person whose
 * address was misspelt has nothing else. `withheld`: the mailbox, the case or the client has got as many as it may in a day.
 */
export async function sendAddressCode(
  deps: CaseDeps & { limits: Pick<RateLimits, 'take'> },
  token: CaseToken,
  /** The address of the client; null if it is this machine. */
  { address, client: asker }: { address: string; client: string | null },
  now: Date,
): Promise<'queued' | 'same' | 'withheld'> {
  const email = normalEmail(address)
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  const record = await findCase(deps, token)
  if (!record) throw new NotAllowed('The link opens no case')
  if (email === record.senderEmail) return 'same'
  if ((await deps.limits.take('addressCodeCase', record.id)) === null) return 'withheld'
  if (asker !== null) {
    const mailbox = await queryRow(deps.database.pool, z.string(), 'select mailbox_of($1)', [email])
    const taken = await deps.limits.take('addressCodeMailbox', `${limitedNetworkOf(asker)} ${mailbox}`)
    if (taken === null) return 'withheld'
  }
  return onCaseOfSender(deps, token, async (client, { id, reference }) => {
    const queued = await queueMailToStranger(deps, client, {
      kind: 'address-code-to-sender',
      caseId: null,
      recipient: email,
      data: { caseId: id, reference, expiresAt: expiresAt.toISOString() },
    })
    // A code that is not mailed must not replace one that was.
    if (!queued) return 'withheld'
    const subject = addressCodeSubject(id, email)
    await execute(
      client,
      `insert into address_changes (case_id, email, code_hash, expires_at) values ($1, $2, $3, $4)
       on conflict (case_id) do update
       set email = excluded.email, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
      [id, email, hashOfCode(deps.secret, subject, codeFor(deps.secret, subject, expiresAt)), expiresAt],
    )
    return 'queued'
  })
}

const triedChange = z.object({ email: z.string(), code_hash: bytes, tries: z.number() })

/** Makes the new address the one of the case, if the code that was mailed to it is right. A code is refused after five wrong ones. */
export function confirmAddress(
  deps: CaseDeps,
  token: CaseToken,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'used-up'> {
  return onCaseOfSender(deps, token, async (client, record) => {
    const tried = await findRow(
      client,
      triedChange,
      `update address_changes set tries = least(tries + 1, $3 + 1)
       where case_id = $1 and expires_at > $2 returning email, code_hash, tries`,
      [record.id, now, MAX_GUESSES],
    )
    if (!tried) return 'wrong'
    if (tried.tries > MAX_GUESSES) return 'used-up'
    const { email } = tried
    const given = hashOfCode(deps.secret, addressCodeSubject(record.id, email), code)
    if (!timingSafeEqual(tried.code_hash, given)) return tried.tries < MAX_GUESSES ? 'wrong' : 'used-up'
    await storeAddress(deps, client, record, email)
    await addCorrection(client, record, { what: 'email', before: record.senderEmail, after: email }, now)
    return 'right'
  })
}

/**
 * Makes an address the one of a case: its mails go there, those that wait too, and so does the receipt with the link. The one before
 * is told, since another person who has the link may have done it.
 */
export async function storeAddress(
  deps: MailDeps,
  client: PoolClient,
  record: CaseRecord,
  email: string,
): Promise<void> {
  const { id, form, reference, status, quarantine, senderEmail } = record
  await execute(client, 'delete from address_changes where case_id = $1', [id])
  await execute(client, 'update cases set sender_email = $2 where id = $1', [id, email])
  const moved = await queryRows(
    client,
    z.string(),
    `update mails set recipient = $3 where case_id = $1 and recipient = $2 and kind = any($4)
       and state = 'queued' and leased_until is null returning kind`,
    [id, senderEmail, email, senderMailKinds],
  )
  // The mails of what looks like a machine's are not sent.
  if (quarantine === 'honeypot') return
  if (senderEmail)
    await queueMail(deps, client, {
      kind: 'address-changed-to-sender',
      caseId: null,
      recipient: senderEmail,
      data: { form: form.id, reference },
    })
  if (!isClosed(status) && !moved.includes('case-to-sender'))
    await queueMailToStranger(deps, client, { kind: 'case-to-sender', caseId: id, recipient: email })
}

/** Writes into the case what its sender has corrected, with what was there before. */
async function addCorrection(
  client: PoolClient,
  { id, form }: CaseRecord,
  contact: ContactChange,
  now: Date,
) {
  const shown = (value: string) => (contact.what === 'phone' ? formatPhone(value) : value)
  const { corrected } = wordsFor(form, casePageWords).contact
  const text = corrected(contact.before && shown(contact.before), shown(contact.after))
  await addCaseEvent(
    client,
    { caseId: id, by: 'sender', now },
    { kind: 'message', text, data: { contact }, visibleTo: 'sender' },
  )
}
