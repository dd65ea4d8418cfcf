import { createHash, randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { execute } from '../../../platform/database/query.ts'
import { type MailDeps, queueMail } from '../../../platform/mail/queue-mail.ts'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'

/** How many hours a link to choose a password is valid: a new colleague may be away, a person who asked for it waits. */
export const linkHours = { 'invitation-to-staff': 72, 'reset-to-staff': 1 } as const

/**
 * The secret in a link to choose a password. It is computed from a nonce that is stored with the mail,
 * so that the database alone is not enough to open the link.
 */
export function linkToken(secret: SecretKey, nonce: string): string {
  return secret.sign('staff-invitation', nonce).toString('base64url')
}

/** What better-auth calls the link of a token. */
export const linkIdentifier = (token: string): string => `reset-password:${token}`

/** What the database stores of an identifier: no link can be made from it. */
export function hashLinkIdentifier(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url')
}

interface LinkDeps extends MailDeps {
  secret: SecretKey
}

/**
 * Makes a link to choose a password, and mails it as part of a transaction. Gives the link. It is stored as better-auth
 * stores it, which would ask for a connection of its own.
 */
export async function sendPasswordLink(
  deps: LinkDeps,
  client: PoolClient,
  { id, email, kind }: { id: string; email: string; kind: keyof typeof linkHours },
): Promise<string> {
  const nonce = randomBytes(18).toString('base64url')
  const token = linkToken(deps.secret, nonce)
  await execute(
    client,
    `insert into staff_verifications (id, identifier, value, expires_at) values (gen_random_uuid(), $1, $2, $3)`,
    [hashLinkIdentifier(linkIdentifier(token)), id, new Date(Date.now() + linkHours[kind] * 3_600_000)],
  )
  await queueMail(deps, client, { kind, caseId: null, recipient: email, data: { nonce } })
  return `${deps.publicUrl}/login/passord/${token}`
}

/** Ends a staff member's links to choose a password, and their sign-ins that wait for a code. */
export async function endLinks(client: PoolClient, staffId: string): Promise<void> {
  await execute(client, 'delete from staff_verifications where value = $1', [staffId])
}
