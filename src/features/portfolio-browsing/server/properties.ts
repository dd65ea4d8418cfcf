import type { Pool } from 'pg'
import { z } from 'zod'
import type { Language } from '../../../../landlord-types/language.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { findRow } from '../../../platform/database/query.ts'
import { readCards, toCard } from './card-row.ts'
import type { LiveHomes } from './live-homes.ts'
import { findNearby } from './nearby.ts'
import { advertisedFrom, advertisedFromColumn, finnUrlColumn } from './own-listing.ts'
import { propertyRow, selectedPropertyColumns } from './property-row.ts'
import { toDetail } from './property-views.ts'
import type { PropertyDetail } from './views.ts'

const picture = z
  .object({
    key: z.string(),
    width: z.number(),
    height: z.number(),
    preview: z.string(),
    alt: z.string().nullable(),
  })
  .transform(({ alt, ...shown }) => ({ ...shown, ...(alt ? { alt } : {}) }))

/** What the page of a property is made of: its row, and those of its pictures that there are, in their order. */
const detailRow = propertyRow.extend({
  updated_at: z.date(),
  advertised_from: advertisedFrom,
  finn_url: z.string().nullable(),
  pictures: z.array(picture),
})

/** The columns of `detailRow`, of `properties`. */
const detailColumns = `${selectedPropertyColumns}, updated_at, ${advertisedFromColumn} as advertised_from,
  ${finnUrlColumn} as finn_url, (
    select coalesce(json_agg(json_build_object('key', key, 'width', width, 'height', height, 'preview', preview, 'alt', alt)
      order by place), '[]')
    from unnest(case when cardinality(properties.images) > 0 then properties.images else array[properties.image_url] end)
      with ordinality as named(url, place) join pictures using (url)
  ) as pictures`

export function propertyCatalogue(pool: Pool, homes: LiveHomes, today: () => IsoDate, language: Language) {
  return {
    async property(id: PropertyId): Promise<PropertyDetail | null> {
      const row = await findRow(
        pool,
        detailRow,
        { name: 'property', text: `select ${detailColumns} from properties where id = $1` },
        [id],
      )
      if (!row) return null
      const day = today()
      const all = (await homes.current()).homes
      const nearby = findNearby(all, row)
      const cards = new Map(
        (await readCards(pool, [...nearby.inBuilding, ...nearby.alternatives])).map((card) => [
          card.id,
          toCard(card, day, language),
        ]),
      )
      const cardsOf = (ids: readonly PropertyId[]) => ids.flatMap((each) => cards.get(each) ?? [])
      const { pictures, updated_at: updatedAt, finn_url: finnUrl } = row
      const beside = {
        homes: all,
        inBuilding: cardsOf(nearby.inBuilding),
        alternatives: cardsOf(nearby.alternatives),
      }
      return toDetail(row, { pictures, updatedAt, finnUrl, ...beside }, day, language)
    },
  }
}
