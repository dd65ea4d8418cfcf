import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { StaffDeps } from './deps.ts'
import { notifyOwner } from './notify-owner.ts'
import type { SessionJar } from './session.ts'
import { attempt } from './sign-in.ts'

/**
 * Gives a staff member new recovery codes in place of the old ones, and tells them by mail. Null for a wrong password,
 * or where there is no app.
 */
export async function renewOwnCodes(
  deps: StaffDeps,
  jar: SessionJar,
  { staffId, password }: { staffId: string; password: string },
): Promise<string[] | null> {
  const renewed = await attempt(async () =>
    (await deps.auth()).api.generateBackupCodes({ body: { password }, headers: jar.headers }),
  )
  if (!renewed) return null
  await inTransaction(deps.database.pool, async (client) => {
    const detail = { kind: 'recovery' } as const
    await addAuditEntry(client, { staffId, action: 'second-factor-added', detail })
    await notifyOwner(deps, client, { staffId, change: 'recovery' })
  })
  return renewed.backupCodes
}
