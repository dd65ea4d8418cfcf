import type { Config } from '../../../platform/base/config.ts'
import type { Log } from '../../../platform/base/log.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Decoder } from '../../../platform/photos/decoder.ts'
import { downloadPicture } from '../../../platform/pictures/download.ts'
import { takeDownload } from '../../../platform/pictures/take-picture.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { publicBucket } from '../../../platform/storage/storage.ts'
import { upsertRows } from '../../portfolio-browsing/server/import.ts'
import { fetchAds } from './finn/client.ts'
import type { SyncedListing } from './finn/map.ts'
import type { Ad } from './finn/parse.ts'
import { FeedError } from './finn/xml.ts'
import { keepListing, readKnownListings, readListing } from './whole-listing.ts'

type SyncResult =
  | { outcome: 'off' }
  | { outcome: 'applied'; seen: number; active: number }
  | { outcome: 'refused' | 'failed'; message: string }

interface SyncSite {
  config: Config
  log: Log
  storage: Storage
  decoder: Decoder
  /** Where downloaded files lie until they are stored. */
  workFolder: string
  database: Pick<Database, 'pool'>
}

/** A larger drop than this in one sync is more likely an error than many rentals. */
const LARGEST_DROP = 0.5

/** The lock of a writing run, so that two runs never write at once. */
const SYNC_LOCK = 7_301_004

/**
 * Mirrors FINN's list. A run is applied as a whole, or nothing changes and the last good list stays. `allowDrop`: a
 * staff member has confirmed a much shorter list.
 */
export async function syncListings(site: SyncSite, { allowDrop = false } = {}): Promise<SyncResult> {
  const { config, log } = site
  if (!config.FINN_API_KEY) {
    log.info('The listing sync is off: there is no FINN_API_KEY')
    return { outcome: 'off' }
  }
  const startedAt = new Date()
  const result = await run(site, startedAt, allowDrop).catch((error: Error): SyncResult => {
    log.error({ err: error }, 'Error syncing rental listings')
    return { outcome: 'failed', message: error.message }
  })
  if (result.outcome !== 'off') {
    await execute(
      site.database.pool,
      `insert into listing_syncs (started_at, finished_at, outcome, seen, message) values ($1, now(), $2, $3, $4)`,
      [
        startedAt,
        result.outcome,
        result.outcome === 'applied' ? result.seen : null,
        result.outcome === 'applied' ? null : result.message,
      ],
    )
  }
  return result
}

async function run(site: SyncSite, now: Date, allowDrop: boolean): Promise<SyncResult> {
  const { pool } = site.database
  const { total, ads } = await fetchAds(site.config)
  if (ads.length < total) throw new FeedError(`FINN announces ${total} ads and returned ${ads.length}.`)

  const before = await readKnownListings(pool)
  const known = new Map(before.map((row) => [row.id, row]))
  const activeBefore = before.filter((row) => row.is_active).length
  const activeNow = ads.filter((ad) => !ad.disposed).length
  if (!allowDrop && activeNow < activeBefore * (1 - LARGEST_DROP)) {
    const message = `The list would shrink from ${activeBefore} to ${activeNow}. If that is right, sync with --allow-drop.`
    site.log.error(
      { activeBefore, activeNow },
      'Refused a listing sync that would take away most of the list',
    )
    return { outcome: 'refused', message }
  }

  const rows: SyncedListing[] = []
  for (const ad of ads) {
    const stored = known.get(ad.id)
    const unchanged = stored && isSameTime(stored.source_updated_at, ad.updated) ? stored : null
    const { listing, imageUrl } = unchanged?.is_complete
      ? { listing: keepListing(ad, unchanged, now), imageUrl: ad.imageUrl }
      : await readListing(site, ad, stored, now)
    const image_url =
      unchanged?.image_url ?? (await mirrorPicture(site, { ...ad, imageUrl }, stored?.image_url ?? null))
    rows.push({ ...listing, image_url })
  }
  await inTransaction(pool, async (client) => {
    await execute(client, 'select pg_advisory_xact_lock($1)', [SYNC_LOCK])
    await upsertRows(client, 'finn_properties', rows)
    await execute(
      client,
      'update finn_properties set is_active = false where is_active and not (id = any($1))',
      [rows.map((row) => row.id)],
    )
  })
  site.log.info({ seen: rows.length, active: activeNow }, 'Synced rental listings')
  return { outcome: 'applied', seen: rows.length, active: activeNow }
}

function isSameTime(one: Date | null, other: string | null): boolean {
  return one !== null && other !== null && one.getTime() === new Date(other).getTime()
}

/** Copies an ad's picture, or keeps the previous one: a failed picture does not fail the run. */
async function mirrorPicture(site: SyncSite, ad: Ad, before: string | null): Promise<string | null> {
  if (!ad.imageUrl) return null
  try {
    const bytes = await downloadPicture(ad.imageUrl, site.config.IMAGE_HOSTS)
    const url = await takeDownload(site, bytes, `${publicBucket}/finn/${ad.id.replace(/\W/g, '')}.jpg`)
    if (!url) throw new Error(`${ad.imageUrl} is neither JPEG nor PNG`)
    return url
  } catch (error) {
    site.log.warn({ err: error, ad: ad.id }, 'Error copying the picture of a rental listing')
    return before
  }
}
