import { Refusal } from '../../domain/refusal.ts'
import { auditActions } from '../../forms/staff/audit.ts'
import { auditTexts } from '../../forms/staff/audit.words.ts'
import { type BoundAction, bindActions } from '../actions/handlers.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import type { Database } from '../database/database.ts'

export function bindAuditActions({ database }: { database: Database }): BoundAction[] {
  return bindActions(auditActions, {
    async verify() {
      const { broken, entries, head } = await verifyAudit(database.pool)
      if (broken !== null) throw new Refusal(auditTexts.broken(broken))
      return { notice: auditTexts.holds(entries, head) }
    },
  })
}
