import { Refusal } from '../../../domain/submissions/refusal.ts'
import { verifyAudit } from '../../../platform/audit/verify-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'
import { auditActions } from '../audit.ts'
import { auditTexts } from '../audit.words.ts'

export function bindAuditActions({ database }: { database: Database }): BoundAction[] {
  return bindActions(auditActions, {
    async verify() {
      const { broken, entries, head } = await verifyAudit(database.pool)
      if (broken !== null) throw new Refusal(auditTexts.broken(broken))
      return { notice: auditTexts.holds(entries, head) }
    },
  })
}
