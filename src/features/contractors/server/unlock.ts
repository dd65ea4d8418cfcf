import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { execute } from '../../../platform/database/query.ts'
import { inContestedTransaction, inTransaction } from '../../../platform/database/transaction.ts'
import type { RateLimits } from '../../../platform/limits/rate-limits.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { CaseToken } from '../../cases/server/case-token.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { CODE_MINUTES } from '../../cases/server/my-cases/email-code.ts'
import { endOf } from '../work-order-end.ts'
import { admitDevice, checkEntryCode, storeCode } from './entry-code.ts'
import { NotTheirs, noteOfOrder } from './work-on-order.ts'
import { findOrder, lockOrder } from './work-order.ts'

/** Mails a code to the contractor. `withheld`: as many as a work order may get in a day were asked for; `no-mail`: there is no way. */
export async function mailEntryCode(
  deps: CaseDeps & { limits: Pick<RateLimits, 'take'> },
  token: CaseToken,
  now: Date,
): Promise<'queued' | 'withheld' | 'no-mail'> {
  const { pool } = deps.database
  const found = await findOrder(pool, token)
  if (!found || endOf(found.order, found.record, now)) throw new NotTheirs('The work order has ended')
  const { id, caseId, email } = found.order
  if (!email || !deps.sendsMail) return 'no-mail'
  if ((await deps.limits.take('workOrderCode', id)) === null) return 'withheld'
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  await inTransaction(pool, async (client) => {
    await storeCode(client, deps.secret, id, expiresAt)
    await queueMail(deps, client, {
      kind: 'code-to-contractor',
      caseId,
      recipient: email,
      data: { orderId: id, expiresAt: expiresAt.toISOString() },
    })
  })
  return 'queued'
}

/** Lets a device open a work order, if the code is right. The case and the audit log say so. */
export function unlock(
  deps: CaseDeps,
  token: CaseToken,
  { code, now }: { code: string; now: Date },
): Promise<{ result: 'right'; cookie: string } | { result: 'wrong' | 'used-up' }> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const found = await lockOrder(client, token)
    if (!found || endOf(found.order, found.record, now)) throw new NotTheirs('The work order has ended')
    const { order, record } = found
    const result = await checkEntryCode(client, deps.secret, { orderId: order.id, code, now })
    if (result !== 'right') return { result }
    await addAuditEntry(client, {
      staffId: null,
      action: 'work-order-unlocked',
      subject: { kind: 'case', id: record.reference },
      detail: { order: order.id },
    })
    if (!order.openedAt) {
      await execute(client, 'update work_orders set opened_at = $2 where id = $1', [order.id, now])
      await noteOfOrder(client, order, 'system', { what: 'opened', now })
    }
    return { result, cookie: await admitDevice(client, order, now) }
  })
}
