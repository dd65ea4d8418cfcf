import { formatDateTime } from '../../domain/format.ts'
import type { Permission } from '../../domain/permissions.ts'
import { listingTexts } from '../../forms/staff/listings.words.ts'
import { uploadedPicturesFolder } from '../portfolio/add-picture.ts'
import type { PortfolioDeps } from '../portfolio/deps.ts'

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

/** The result of copying the pictures of the fixed properties. */
export interface PictureRuns {
  /** Whether it is waiting or under way. */
  isRunning: boolean
  /** Properties none of whose pictures could be stored the last time, and that staff have uploaded none for since. */
  failed: { property: string; title: string; at: string }[]
}

/** Reads the page of the listings that come from FINN. */
export interface ListingsReader {
  read(): Promise<{
    listings: ListingLine[]
    runs: SyncRun[]
    properties: { value: string; label: string }[]
    /** Whether anything is fetched from FINN at all. */
    isOn: boolean
    pictures: PictureRuns
  }>
}

export function listingsReader(
  { database: { pool }, hasFinn }: Pick<PortfolioDeps, 'database' | 'hasFinn'>,
  needs: (permission: Permission) => void,
): ListingsReader {
  const pictureRuns = async (): Promise<PictureRuns> => {
    const [running, failed] = await Promise.all([
      pool.query(
        "select 1 from pgboss.job where name = 'import-images' and state in ('created', 'active') limit 1",
      ),
      pool.query<{ property: string; title: string; at: Date }>(
        `select property_id as property, image_imports.title, at from image_imports
         left join properties on properties.id = property_id
         where stored = 0
           and not exists (select from unnest(images || image_url) url where strpos(url, $1 || property_id || '/') > 0)
         order by at desc, image_imports.title`,
        [uploadedPicturesFolder],
      ),
    ])
    return {
      isRunning: running.rows.length > 0,
      failed: failed.rows.map(({ at, ...line }) => ({ ...line, at: formatDateTime(at) })),
    }
  }

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
          property: row.property_id
            ? { id: row.property_id, title: row.property_title ?? listingTexts.propertyOffSite }
            : null,
        })),
        runs: runs.rows.map(({ started_at, ...run }) => ({ at: formatDateTime(started_at), ...run })),
        properties: properties.rows,
        isOn: hasFinn,
        pictures: await pictureRuns(),
      }
    },
  }
}
