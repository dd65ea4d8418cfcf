import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { normalEmail } from '../../domain/contact-details.ts'
import { MIN_PASSWORD_CHARACTERS } from '../../domain/password.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { inTransaction } from '../database/transaction.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import type { SecretKey } from '../secrets/secret-key.ts'
import type { StaffDeps } from './deps.ts'
import { rememberDevice } from './known-device.ts'
import { notifyOwner } from './notify-owner.ts'
import type { SessionJar } from './session.ts'
import { attempt } from './sign-in.ts'
import { type Weakness, weaknessOf } from './weak-password.ts'

/** How long a link to choose a password holds, in hours: a new colleague may be away, who asked for it waits. */
export const linkHours = { 'invitation-to-staff': 72, 'reset-to-staff': 1 } as const

/**
 * The secret in a link to choose a password. It is computed from a nonce that is stored with the mail,
 * so that the database alone is not enough to open the link.
 */
export function linkToken(secret: SecretKey, nonce: string): string {
  return secret.sign('staff-invitation', nonce).toString('base64url')
}

/** Makes a link to choose a password, and mails it as part of a transaction. Gives the link. */
export async function sendPasswordLink(
  deps: Pick<StaffDeps, 'auth' | 'secret' | 'queue' | 'publicUrl'>,
  client: PoolClient,
  { id, email, kind }: { id: string; email: string; kind: keyof typeof linkHours },
): Promise<string> {
  const nonce = randomBytes(18).toString('base64url')
  const token = linkToken(deps.secret, nonce)
  const { internalAdapter } = await deps.auth.$context
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: id,
    expiresAt: new Date(Date.now() + linkHours[kind] * 3_600_000),
  })
  await queueMail(deps, client, { kind, caseId: null, recipient: email, data: { nonce } })
  return `${deps.publicUrl}/login/passord/${token}`
}

/** Mails a link where the address belongs to a staff member. The client cannot tell, not from the response time either. */
export async function askForReset(
  deps: StaffDeps,
  { email, address }: { email: string; address: string | null },
): Promise<'asked' | 'too-many'> {
  const account = normalEmail(email)
  if (!(await deps.limits.allow('resetNetwork', address))) return 'too-many'
  // A person who asks more often has working links in the mailbox already, and gets the same answer.
  if (!(await deps.limits.allow('reset', account))) return 'asked'
  const send = async () => {
    const { rows } = await deps.database.pool.query<{ id: string }>(
      'select id from staff where email = $1 and disabled_at is null',
      [account],
    )
    const found = rows[0]
    if (!found) return
    await inTransaction(deps.database.pool, (client) =>
      sendPasswordLink(deps, client, { id: found.id, email: account, kind: 'reset-to-staff' }),
    )
  }
  // Answered before it is done: what is done for one address and not for another would take its time.
  send().catch((error) => deps.log.error({ err: error }, 'A link to choose a password could not be sent'))
  return 'asked'
}

export type PasswordSet = 'set' | 'too-short' | 'link-over' | Weakness

/**
 * Sets the password that a link was made for, and ends every session and every other link of that account. The link
 * has come by mail to its owner, so the device is known to the account from here on.
 */
export async function setPassword(
  deps: StaffDeps,
  { token, password, jar }: { token: string; password: string; jar?: SessionJar },
): Promise<PasswordSet> {
  if (password.length < MIN_PASSWORD_CHARACTERS || password.length > 256) return 'too-short'
  const { internalAdapter } = await deps.auth.$context
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  if (!link || link.expiresAt < new Date()) return 'link-over'
  const owner = await internalAdapter.findUserById(link.value)
  if (!owner) return 'link-over'
  const weakness = await weaknessOf(password, owner)
  if (weakness) return weakness
  const hadPassword = (await internalAdapter.findCredentialAccount(owner.id)) !== null
  const done = await attempt(() => deps.auth.api.resetPassword({ body: { newPassword: password, token } }))
  if (!done) return 'link-over'
  await inTransaction(deps.database.pool, async (client) => {
    await client.query('update staff set email_verified = true where id = $1', [link.value])
    await endLinks(client, link.value)
    await addAuditEntry(client, {
      staffId: link.value,
      action: 'password-set',
      subject: { kind: 'staff', id: link.value },
    })
    if (hadPassword) await notifyOwner(deps, client, { staffId: link.value, change: 'password' })
  })
  if (jar) rememberDevice(deps.secret, jar, normalEmail(owner.email), new Date())
  return 'set'
}

/** Ends a staff member's links to choose a password, and their sign-ins that wait for a code. */
export async function endLinks(client: PoolClient, staffId: string): Promise<void> {
  await client.query('delete from staff_verifications where value = $1', [staffId])
}
