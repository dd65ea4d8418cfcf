import { z } from 'zod'
import { normalEmail } from '../../domain/contact-details.ts'
import { MIN_PASSWORD_CHARACTERS } from '../../domain/password.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { execute, findValue } from '../database/query.ts'
import { inTransaction } from '../database/transaction.ts'
import type { StaffDeps } from './deps.ts'
import { rememberDevice } from './known-device.ts'
import { notifyOwner } from './notify-owner.ts'
import { endLinks, linkIdentifier, sendPasswordLink } from './password-links.ts'
import type { SessionJar } from './session.ts'
import { attempt } from './sign-in.ts'
import { type Weakness, weaknessOf } from './weak-password.ts'

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
    const id = await findValue(
      deps.database.pool,
      z.string(),
      'select id from staff where email = $1 and disabled_at is null',
      [account],
    )
    if (!id) return
    await inTransaction(deps.database.pool, (client) =>
      sendPasswordLink(deps, client, { id, email: account, kind: 'reset-to-staff' }),
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
  const link = await internalAdapter.findVerificationValue(linkIdentifier(token))
  if (!link || link.expiresAt < new Date()) return 'link-over'
  const owner = await internalAdapter.findUserById(link.value)
  if (!owner) return 'link-over'
  const weakness = await weaknessOf(password, owner)
  if (weakness) return weakness
  const hadPassword = (await internalAdapter.findCredentialAccount(owner.id)) !== null
  const done = await attempt(() => deps.auth.api.resetPassword({ body: { newPassword: password, token } }))
  if (!done) return 'link-over'
  await inTransaction(deps.database.pool, async (client) => {
    await execute(client, 'update staff set email_verified = true where id = $1', [link.value])
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
