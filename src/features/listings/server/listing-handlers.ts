import { type PropertyId, parsePropertyId } from '../../../domain/portfolio/property.ts'
import { choiceIn } from '../../../domain/submissions/no-choice.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { execute, rowExists } from '../../../platform/database/query.ts'
import type { PortfolioDeps } from '../../portfolio-editing/server/deps.ts'
import { type BoundAction, bindActions, type Outcome } from '../../workspace/server/actions/handlers.ts'
import { listingActions } from '../listings.ts'
import { staffListingTexts } from '../listings.words.ts'

type Deps = Pick<PortfolioDeps, 'database' | 'startJob' | 'hasFinn'>

export function bindListingActions(deps: Deps): BoundAction[] {
  const { pool } = deps.database

  const start = async (job: keyof typeof staffListingTexts.started, staffId: string): Promise<Outcome> => {
    await deps.startJob(job)
    await addAuditEntry(pool, { staffId, action: 'job-started', subject: { kind: 'job', id: job } })
    return { notice: staffListingTexts.started[job] }
  }

  const logChange = (change: string, id: string, staffId: string) =>
    addAuditEntry(pool, {
      staffId,
      action: 'listing-changed',
      subject: { kind: 'listing', id },
      detail: { change },
    })

  const setHidden = async (id: string, isHidden: boolean) => {
    const updated = await execute(pool, 'update finn_properties set hidden = $2 where id = $1', [
      id,
      isHidden,
    ])
    if (updated === 0) throw new Refusal(staffListingTexts.gone)
  }

  /** What a listing was linked to before is another home. */
  const linkListing = async (id: string, property: PropertyId | null) => {
    const updated = await execute(
      pool,
      `update finn_properties set property_id = $2, is_matched = false,
         other_properties = array(
           select distinct other from unnest(other_properties || property_id) as other
           where other is not null and other is distinct from $2::uuid)
       where id = $1`,
      [id, property],
    )
    if (updated === 0) throw new Refusal(staffListingTexts.gone)
  }

  return bindActions(listingActions, {
    async sync(_, { staff }) {
      if (!deps.hasFinn) throw new Refusal(staffListingTexts.off)
      return start('sync-listings', staff.id)
    },
    async importPictures(_, { staff }) {
      return start('import-images', staff.id)
    },
    async hide({ id }, { staff }) {
      await setHidden(id, true)
      await logChange('hide', id, staff.id)
      return { notice: staffListingTexts.isHidden }
    },
    async show({ id }, { staff }) {
      await setHidden(id, false)
      await logChange('show', id, staff.id)
      return { notice: staffListingTexts.isShown }
    },
    async same({ id, property }, { staff }) {
      await linkListing(id, await propertyOnSite(deps, property))
      await logChange('link', id, staff.id)
      return { notice: staffListingTexts.matches.isSame }
    },
    async different({ id, property }, { staff }) {
      const updated = await execute(
        pool,
        `update finn_properties set property_id = nullif(property_id, $2),
           is_matched = is_matched and property_id <> $2, other_properties = other_properties || $2::uuid
         where id = $1`,
        [id, await propertyOnSite(deps, property)],
      )
      if (updated === 0) throw new Refusal(staffListingTexts.gone)
      await logChange('unlink', id, staff.id)
      return { notice: staffListingTexts.matches.isDifferent }
    },
    async link({ id, property }, { staff }) {
      const chosen = choiceIn(property)
      const linked = chosen === null ? null : await propertyOnSite(deps, chosen)
      await linkListing(id, linked)
      await logChange(linked ? 'link' : 'unlink', id, staff.id)
      return { notice: linked ? staffListingTexts.isLinked : staffListingTexts.isUnlinked }
    },
  })
}

async function propertyOnSite({ database: { pool } }: Deps, text: string): Promise<PropertyId> {
  const id = parsePropertyId(text)
  const found = id && (await rowExists(pool, 'select 1 from properties where id = $1', [id]))
  if (!found) throw new Refusal(staffListingTexts.noSuchProperty)
  return id
}
