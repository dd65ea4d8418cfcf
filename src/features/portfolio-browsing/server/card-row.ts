import type { Pool } from 'pg'
import type { z } from 'zod'
import type { Language } from '../../../../landlord-types/language.ts'
import { formatArea, formatLength } from '../../../domain/format/format.ts'
import type { Property, PropertyId } from '../../../domain/portfolio/property.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { columnsOf } from '../../../platform/database/columns.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { factWords } from './facts.words.ts'
import { advertisedFrom, advertisedFromColumn } from './own-listing.ts'
import { cardPicture, mainPicture, pictureColumn } from './picture-columns.ts'
import { propertyRow } from './property-row.ts'
import { rentFacts, shownRent } from './rent-facts.ts'
import { toShownVacancy } from './vacancy-view.ts'
import type { PropertyCardView } from './views.ts'

/** What a card is made of: the columns of `cardColumns`. */
export const cardRow = propertyRow
  .pick({
    id: true,
    title: true,
    type: true,
    location: true,
    status: true,
    available_from: true,
    price: true,
    area: true,
    gross_area: true,
    bedrooms: true,
    energy_class: true,
    vat: true,
    rent_for: true,
    max_length: true,
    season: true,
    season_rent: true,
    room_kind: true,
  })
  .extend({ picture: cardPicture, advertised_from: advertisedFrom })

type CardRow = z.output<typeof cardRow>

/** Of `properties`, with `pictures` joined by `mainPicture`. */
export const cardColumns = columnsOf(cardRow, {
  table: 'properties',
  computed: { picture: pictureColumn, advertised_from: advertisedFromColumn },
})

/** The cards of some properties, in that order; those that are gone are left out. */
export async function readCards(pool: Pool, ids: readonly PropertyId[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await queryRows(
    pool,
    cardRow,
    {
      name: 'property_cards',
      text: `select ${cardColumns} from properties left join pictures on pictures.url = ${mainPicture}
        where properties.id = any($1::uuid[])`,
    },
    [ids],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A row as its card shows it on a day. */
export function toCard(row: CardRow, today: IsoDate, language: Language): PropertyCardView {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    location: row.location,
    vacancy: toShownVacancy(row, today, language),
    price: shownRent(row, language),
    facts: [...sizeFacts(row, language), ...rentFacts(row, language)],
    energyClass: row.energy_class,
    picture: row.picture,
  }
}

/** What a property is in few words: the kind of a room, its area, its bedrooms, what has room, and when. */
export function sizeFacts(
  row: Pick<Property, 'type' | 'area' | 'gross_area' | 'bedrooms' | 'max_length' | 'season' | 'room_kind'>,
  language: Language,
): string[] {
  const area = row.area ?? row.gross_area
  const facts: string[] = row.room_kind ? [row.room_kind] : []
  if (area && area > 0) facts.push(formatArea(area, language))
  if (row.bedrooms && row.bedrooms > 0) facts.push(bedroomsOf(row.type, row.bedrooms, language))
  if (row.max_length) facts.push(wordsOf(factWords, language).upTo(formatLength(row.max_length, language)))
  if (row.season) facts.push(row.season)
  return facts
}

function bedroomsOf(type: Property['type'], count: number, language: Language): string {
  const words = wordsOf(factWords, language)
  return (type === 'Coliving' ? words.rooms : words.bedrooms)(count)
}
