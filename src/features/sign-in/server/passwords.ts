import type { PoolClient } from 'pg'
import { z } from 'zod'
import { normalEmail } from '../../../domain/contact/contact-details.ts'
import { MIN_PASSWORD_CHARACTERS } from '../../../domain/people/password.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { execute, findRow } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { StaffDeps } from './deps.ts'
import { rememberDevice } from './known-device.ts'
import { notifyOwner } from './notify-owner.ts'
import { endLinks, linkIdentifier, sendPasswordLink } from './password-links.ts'
import type { SessionJar, SignedIn } from './session.ts'
import { endSessions } from './sessions.ts'
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
    const id = await findRow(
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

/** Why a password is refused. */
export type RefusedPassword = 'too-short' | Weakness

export type PasswordSet = 'set' | 'link-over' | RefusedPassword

/** Why an account may not have a password; null where it may. */
async function refusalOf(
  { contact }: StaffDeps,
  password: string,
  { name, email }: { name: string; email: string },
): Promise<RefusedPassword | null> {
  if (!hasFittingLength(password)) return 'too-short'
  return weaknessOf(password, { name, email, company: (await contact()).name })
}

const hasFittingLength = ({ length }: string) => length >= MIN_PASSWORD_CHARACTERS && length <= 256

/**
 * Changes the password of a staff member who knows the one they have, and ends their other sessions. They are told by
 * mail.
 */
export async function changePassword(
  deps: StaffDeps,
  jar: SessionJar,
  staff: SignedIn,
  { current, wanted }: { current: string; wanted: string },
): Promise<'changed' | 'wrong' | RefusedPassword> {
  const refused = await refusalOf(deps, wanted, staff)
  if (refused) return refused
  const body = { currentPassword: current, newPassword: wanted, revokeOtherSessions: false }
  if (!(await attempt(async () => (await deps.auth()).api.changePassword({ body, headers: jar.headers }))))
    return 'wrong'
  await endSessions(deps, staff, 'others')
  await inTransaction(deps.database.pool, (client) =>
    recordPassword(deps, client, staff.id, { isFirst: false }),
  )
  return 'changed'
}

/** Ends the links of an account that has a new password, and records it. The owner of an older one is told by mail. */
async function recordPassword(
  deps: StaffDeps,
  client: PoolClient,
  staffId: string,
  { isFirst }: { isFirst: boolean },
): Promise<void> {
  await endLinks(client, staffId)
  await addAuditEntry(client, { staffId, action: 'password-set', subject: { kind: 'staff', id: staffId } })
  if (!isFirst) await notifyOwner(deps, client, { staffId, change: 'password' })
}

/**
 * Sets the password that a link was made for, and ends every session and every other link of that account. The link
 * has come by mail to its owner, so the device is known to the account from here on.
 */
export async function setPassword(
  deps: StaffDeps,
  { token, password, jar }: { token: string; password: string; jar?: SessionJar },
): Promise<PasswordSet> {
  if (!hasFittingLength(password)) return 'too-short'
  const { internalAdapter } = await (await deps.auth()).$context
  const link = await internalAdapter.findVerificationValue(linkIdentifier(token))
  if (!link || link.expiresAt < new Date()) return 'link-over'
  const owner = await internalAdapter.findUserById(link.value)
  if (!owner) return 'link-over'
  const refused = await refusalOf(deps, password, owner)
  if (refused) return refused
  const hadPassword = (await internalAdapter.findCredentialAccount(owner.id)) !== null
  const done = await attempt(async () =>
    (await deps.auth()).api.resetPassword({ body: { newPassword: password, token } }),
  )
  if (!done) return 'link-over'
  await inTransaction(deps.database.pool, async (client) => {
    await execute(client, 'update staff set email_verified = true where id = $1', [link.value])
    await recordPassword(deps, client, link.value, { isFirst: !hadPassword })
  })
  if (jar) rememberDevice(deps.secret, jar, normalEmail(owner.email), new Date())
  return 'set'
}
