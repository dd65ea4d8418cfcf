import { z } from 'zod'
import type { Log } from '../../../platform/base/log.ts'
import { isoDateColumn } from '../../../platform/database/columns.ts'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import { type FinnSettings, fetchAd } from './finn/client.ts'
import { type SyncedListing, toListing } from './finn/map.ts'
import type { Ad } from './finn/parse.ts'

const knownListing = z.object({
  id: z.string(),
  address: z.string(),
  image_url: z.string().nullable(),
  is_active: z.boolean(),
  source_updated_at: z.date().nullable(),
  amenities: z.array(z.string()),
  available_from: isoDateColumn.nullable(),
  energy_class: z.string().nullable(),
  is_complete: z.boolean(),
})

type KnownListing = z.output<typeof knownListing>

/** All ads as the last run has left them. */
export function readKnownListings(db: Queryable): Promise<KnownListing[]> {
  return queryRows(
    db,
    knownListing,
    `select id, address, image_url, is_active, source_updated_at, amenities, available_from, energy_class,
       is_complete from finn_properties`,
  )
}

type ReadListing = Omit<SyncedListing, 'image_url'>

/** An ad that has not changed: the search leaves most of it out, so that what was read of the whole ad stays. */
export const keepListing = (ad: Ad, known: KnownListing, now: Date): ReadListing => ({
  ...toListing(ad, now, { isComplete: true }),
  ...wholeOf(known),
})

/**
 * An ad with what the search leaves out of it, such as its street; asked for once for each change of the ad. Where it
 * cannot be had, what is known of it already, and the next run asks again.
 */
export async function readListing(
  { config, log }: { config: FinnSettings; log: Log },
  ad: Ad,
  known: KnownListing | undefined,
  now: Date,
): Promise<{ listing: ReadListing; imageUrl: string | null }> {
  try {
    const whole = await fetchAd(config, ad.id)
    const merged = { ...ad, ...placeOf(ad, whole), ...detailsOf(ad, whole) }
    return {
      listing: toListing(merged, now, { isComplete: true }),
      imageUrl: ad.imageUrl ?? whole.imageUrl,
    }
  } catch (error) {
    log.warn({ err: error, ad: ad.id }, 'Error fetching a whole rental listing')
    const listing = toListing(ad, now)
    const address = ad.address || !known ? listing.address : known.address
    return { listing: { ...listing, ...(known && wholeOf(known)), address }, imageUrl: ad.imageUrl }
  }
}

const wholeOf = ({ address, amenities, available_from, energy_class }: KnownListing) => ({
  address,
  amenities,
  available_from,
  energy_class,
})

const placeOf = (ad: Ad, whole: Ad) => ({
  address: whole.address ?? ad.address,
  postalCode: whole.postalCode ?? ad.postalCode,
  city: whole.city ?? ad.city,
})

const detailsOf = (ad: Ad, whole: Ad) => ({
  amenities: [...new Set([...ad.amenities, ...whole.amenities])],
  availableFrom: whole.availableFrom ?? ad.availableFrom,
  energyClass: whole.energyClass ?? ad.energyClass,
})
