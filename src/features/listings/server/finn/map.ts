import { formatArea, formatNumber } from '../../../../domain/format/format.ts'
import { formatMoneyPerMonth } from '../../../../domain/format/format-rate.ts'
import { noPriceWords } from '../../../../domain/format/price-label.ts'
import type { Listing } from '../../../../domain/portfolio/listing.ts'
import { defaultLanguage, wordsOf } from '../../../../domain/text/language.ts'
import type { Ad } from './parse.ts'

/** A row of `finn_properties` as the sync writes it. */
export interface SyncedListing extends Listing {
  /** When FINN says that the ad was last changed. */
  source_updated_at: string | null
  /** Whether the whole ad has been read since then, and not only what the search says of it. */
  is_complete: boolean
}

/** An ad as a row of `finn_properties`, its picture aside. */
export function toListing(
  ad: Ad,
  scrapedAt: Date,
  { isComplete = false } = {},
): Omit<SyncedListing, 'image_url'> {
  return {
    id: ad.id,
    title: ad.title,
    address: addressOf(ad),
    price:
      ad.price === null
        ? wordsOf(noPriceWords, defaultLanguage).noPrice
        : formatMoneyPerMonth(ad.price, defaultLanguage),
    area: areaOf(ad),
    bedrooms: ad.bedrooms !== null && Number.isInteger(ad.bedrooms) ? ad.bedrooms : null,
    property_type: ad.propertyType,
    finn_url: ad.url?.startsWith('https://') ? ad.url : `https://www.finn.no/${encodeURIComponent(ad.id)}`,
    is_active: !ad.disposed,
    scraped_at: scrapedAt.toISOString(),
    source_updated_at: ad.updated,
    amenities: ad.amenities,
    available_from: ad.availableFrom,
    energy_class: ad.energyClass,
    is_complete: isComplete,
  }
}

/** «Eksempelgata 12, 3256 Larvik», or as much of it as the ad tells. */
function addressOf({ address, postalCode, city }: Ad): string {
  const place = [postalCode, city].filter(Boolean).join(' ')
  return [address, place].filter(Boolean).join(', ')
}

function areaOf({ area }: Ad): string | null {
  if (!area) return null
  return area.from === area.to
    ? formatArea(area.from, defaultLanguage)
    : `${formatNumber(area.from, defaultLanguage)}–${formatArea(area.to, defaultLanguage)}`
}
