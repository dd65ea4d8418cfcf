import { listingTexts } from '../../../content/staff/listings.ts'
import { formatDateTime } from '../../../domain/format.ts'
import type { Permission } from '../../../domain/permissions.ts'
import { parsePropertyId } from '../../../domain/property.ts'
import { audit } from '../../audit/audit.ts'
import { startableJobs } from '../../jobs/start-job.ts'
import type { AtWork } from '../staff-workspace.ts'
import type { PortfolioDesk } from './portfolio-work.ts'

export interface ListingLine {
  id: string
  title: string
  address: string
  price: string | null
  finnUrl: string
  isActive: boolean
  isHidden: boolean
  property: { id: string; title: string } | null
}

export interface SyncRun {
  at: string
  outcome: 'applied' | 'refused' | 'failed'
  seen: number | null
  message: string | null
}

/** What staff do with the listings that come from FINN. */
export interface ListingWork {
  read(): Promise<{
    listings: ListingLine[]
    runs: SyncRun[]
    properties: { value: string; label: string }[]
  }>
  /** Does what was posted. Gives the sentence, or what is wrong. */
  act(): Promise<{ notice: string | null; error: string | null }>
}

export function listingWork(
  { database: { pool }, startJob }: PortfolioDesk,
  { staff, posted }: AtWork,
  needs: (permission: Permission) => void,
): ListingWork {
  return {
    async read() {
      needs('edit-portfolio')
      const [listings, runs, properties] = await Promise.all([
        pool.query<{
          id: string
          title: string
          address: string
          price: string | null
          finn_url: string
          is_active: boolean
          hidden: boolean
          property_id: string | null
          property_title: string | null
        }>(
          `select f.id, f.title, f.address, f.price, f.finn_url, f.is_active, f.hidden, f.property_id,
             properties.title as property_title
           from finn_properties f left join properties on properties.id = f.property_id
           order by f.is_active desc, f.scraped_at desc, f.id limit 500`,
        ),
        pool.query<{
          started_at: Date
          outcome: SyncRun['outcome']
          seen: number | null
          message: string | null
        }>('select started_at, outcome, seen, message from listing_syncs order by id desc limit 10'),
        pool.query<{ value: string; label: string }>(
          `select id as value, title || ', ' || location as label from properties order by title collate "nb-x-icu"`,
        ),
      ])
      return {
        listings: listings.rows.map((row) => ({
          id: row.id,
          title: row.title,
          address: row.address,
          price: row.price,
          finnUrl: row.finn_url,
          isActive: row.is_active,
          isHidden: row.hidden,
          property: row.property_id ? { id: row.property_id, title: row.property_title ?? '' } : null,
        })),
        runs: runs.rows.map(({ started_at, ...run }) => ({ at: formatDateTime(started_at), ...run })),
        properties: properties.rows,
      }
    },
    async act() {
      const { text } = await posted()
      const job = startableJobs.find((each) => each === text('handling'))
      if (job) {
        needs('run-imports')
        await startJob(job)
        await audit(pool, { staffId: staff.id, action: 'job-started', subject: `job ${job}` })
        return { notice: listingTexts.started[job], error: null }
      }
      needs('edit-portfolio')
      const change = changes[text('handling')]
      if (!change) return { notice: null, error: 'Ukjent handling.' }
      const value = text('handling') === 'link' ? parsePropertyId(text('property')) : null
      const { rowCount } = await pool.query(change.sql, change.takes ? [text('id'), value] : [text('id')])
      if (!rowCount) return { notice: null, error: listingTexts.gone }
      await audit(pool, {
        staffId: staff.id,
        action: 'listing-changed',
        subject: `listing ${text('id')}`,
        detail: { change: text('handling') },
      })
      return { notice: change.notice, error: null }
    },
  }
}

const changes: Record<string, { sql: string; takes?: boolean; notice: string }> = {
  hide: { sql: 'update finn_properties set hidden = true where id = $1', notice: listingTexts.isHidden },
  show: { sql: 'update finn_properties set hidden = false where id = $1', notice: listingTexts.isShown },
  link: {
    sql: 'update finn_properties set property_id = $2 where id = $1',
    takes: true,
    notice: listingTexts.isLinked,
  },
}
