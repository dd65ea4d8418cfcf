import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Listing } from '../../domain/listing.ts'
import type { Config } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import type { Database } from '../database/database.ts'
import { finnProperties, listingSyncs } from '../database/schema.ts'
import type { Decoder } from '../photos/decoder.ts'
import { downloadPicture } from '../pictures/import/download.ts'
import { takeDownload } from '../pictures/take-picture.ts'
import type { Storage } from '../storage/storage.ts'
import { publicBucket } from '../storage/storage.ts'
import { fetchAd, fetchAds } from './finn/client.ts'
import { toListing } from './finn/map.ts'
import { type Ad, FeedError } from './finn/parse.ts'

export type SyncResult =
  | { outcome: 'off' }
  | { outcome: 'applied'; seen: number; active: number }
  | { outcome: 'refused' | 'failed'; message: string }

export interface SyncSite {
  config: Config
  log: Log
  storage: Storage
  decoder: Decoder
  /** Where downloaded files lie until they are stored. */
  workFolder: string
  database: Pick<Database, 'orm' | 'pool'>
}

/** A larger drop than this in one sync is more likely an error than many rentals. */
const LARGEST_DROP = 0.5

/** The lock of a writing run, so that two runs never write at once. */
const SYNC_LOCK = 7_301_004

/**
 * Mirrors FINN's list. Either a whole run is applied, or nothing changes and the last good list stays;
 * `allowDrop` is a staff member's confirmation of a much shorter list.
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
    await site.database.orm.insert(listingSyncs).values({
      started_at: startedAt,
      finished_at: new Date(),
      outcome: result.outcome,
      seen: result.outcome === 'applied' ? result.seen : null,
      message: result.outcome === 'applied' ? null : result.message,
    })
  }
  return result
}

async function run(site: SyncSite, now: Date, allowDrop: boolean): Promise<SyncResult> {
  const { orm } = site.database
  const { total, ads } = await fetchAds(site.config)
  if (ads.length < total) throw new FeedError(`FINN speaks of ${total} ads and gave ${ads.length}.`)

  const known = new Map((await orm.select().from(finnProperties)).map((row) => [row.id, row]))
  const activeBefore = [...known.values()].filter((row) => row.is_active).length
  const activeNow = ads.filter((ad) => !ad.disposed).length
  if (!allowDrop && activeNow < activeBefore * (1 - LARGEST_DROP)) {
    const message = `The list would shrink from ${activeBefore} to ${activeNow}. If that is right, sync with --allow-drop.`
    site.log.error(
      { activeBefore, activeNow },
      'Refused a listing sync that would take away most of the list',
    )
    return { outcome: 'refused', message }
  }

  const rows: (Listing & { source_updated_at: string | null })[] = []
  for (const ad of ads) {
    const before = known.get(ad.id)
    const isUnchanged = before?.source_updated_at && sameTime(before.source_updated_at, ad.updated)
    const whole = ad.address ? ad : await complete(site, ad, isUnchanged ? before.address : null)
    const keepsPicture = isUnchanged && before.image_url
    const image_url = keepsPicture
      ? before.image_url
      : await mirrorPicture(site, whole, before?.image_url ?? null)
    const listing = toListing(whole, now)
    rows.push({
      ...listing,
      address: isUnchanged && !ad.address ? before.address : listing.address,
      image_url,
    })
  }
  await orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SYNC_LOCK})`)
    if (rows.length > 0) {
      const updated = [
        'title',
        'address',
        'price',
        'area',
        'bedrooms',
        'property_type',
        'image_url',
        'finn_url',
        'is_active',
        'scraped_at',
        'source_updated_at',
      ]
      const set = Object.fromEntries(updated.map((column) => [column, sql.raw(`excluded.${column}`)]))
      await tx.insert(finnProperties).values(rows).onConflictDoUpdate({ target: finnProperties.id, set })
    }
    const seen = rows.map((row) => row.id)
    const missing = and(
      eq(finnProperties.is_active, true),
      seen.length > 0 ? notInArray(finnProperties.id, seen) : undefined,
    )
    await tx.update(finnProperties).set({ is_active: false }).where(missing)
  })
  site.log.info({ seen: rows.length, active: activeNow }, 'Synced rental listings')
  return { outcome: 'applied', seen: rows.length, active: activeNow }
}

/** An ad with the street that the search left out; asked for once for each change of the ad. */
async function complete(site: SyncSite, ad: Ad, knownAddress: string | null): Promise<Ad> {
  if (knownAddress) return ad
  return fetchAd(site.config, ad.id).then(
    (whole) => ({
      ...ad,
      address: whole.address,
      postalCode: whole.postalCode,
      city: whole.city ?? ad.city,
      imageUrl: ad.imageUrl ?? whole.imageUrl,
    }),
    (error) => {
      site.log.warn({ err: error, ad: ad.id }, 'Error fetching the address of a rental listing')
      return ad
    },
  )
}

function sameTime(one: string, other: string | null): boolean {
  return other !== null && new Date(one).getTime() === new Date(other).getTime()
}

/** Copies an ad's picture, or keeps the one there was: a picture is never worth a run. */
async function mirrorPicture(site: SyncSite, ad: Ad, before: string | null): Promise<string | null> {
  if (!ad.imageUrl) return null
  try {
    const bytes = await downloadPicture(ad.imageUrl, site.config.IMAGE_HOSTS)
    const url = await takeDownload(site, bytes, `${publicBucket}/finn/${ad.id.replace(/\W/g, '')}.jpg`)
    if (!url) throw new Error(`${ad.imageUrl} is no JPEG or PNG`)
    return url
  } catch (error) {
    site.log.warn({ err: error, ad: ad.id }, 'Error copying the picture of a rental listing')
    return before
  }
}
