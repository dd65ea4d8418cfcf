import { z } from 'zod'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, findRow } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'
import { buildingTexts } from '../building.words.ts'
import { buildingActions } from '../building-actions.ts'
import { buildingVersion } from './read-building-pages.ts'

const versioned = z.object({ version: z.string() })

export function bindBuildingActions({ database }: { database: Pick<Database, 'pool'> }): BoundAction[] {
  return bindActions(buildingActions, {
    async describe({ building: id, version, ...known }, { staff, now }) {
      if (!z.uuid().safeParse(id).success) throw new Refusal(buildingTexts.gone)
      const { caretakerNote, entrances = [], postalCode, registration, ownerCompany } = known
      await inTransaction(database.pool, async (client) => {
        const before = await findRow(
          client,
          versioned,
          `select ${buildingVersion} as version from buildings where id = $1 for update`,
          [id],
        )
        if (!before) throw new Refusal(buildingTexts.gone)
        if (version && version !== before.version) throw new Refusal(buildingTexts.changed)
        await execute(
          client,
          `update buildings set caretaker_note = $2, entrances = $3, postal_code = $4, registration = $5, owner_company = $6,
             changed_at = $7 where id = $1`,
          [
            id,
            caretakerNote ?? null,
            [...new Set(entrances)],
            postalCode ?? null,
            registration ?? null,
            ownerCompany ?? null,
            now,
          ],
        )
        await addAuditEntry(client, {
          staffId: staff.id,
          action: 'building-described',
          subject: { kind: 'building', id },
        })
      })
      return { notice: buildingTexts.saved }
    },
  })
}
