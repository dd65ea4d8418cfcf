import type { Pool } from 'pg'
import { buildingOf } from '../../domain/building.ts'
import type { IsoDate } from '../../domain/calendar.ts'
import type { Language } from '../../landlord-types/language.ts'
import { queryRows } from '../database/query.ts'
import { cardColumns, cardRow } from './card-row.ts'
import { mainPicture } from './picture-columns.ts'
import type { PropertyRow } from './property-row.ts'
import { toCard } from './property-views.ts'
import { isVacantNow } from './vacancy-condition.ts'
import type { Nearby } from './views.ts'

/** How many are shown of each. */
const MAX_CARDS = 4
/** How many are read on each side of a rent: enough that some of them have as many rooms. */
const MAX_READ = 24

const isVacant = isVacantNow('$5')
const isOfType = `type = $1 and ${isVacant}`

/**
 * The vacant ones whose rent is nearest, read from both sides of it along the index: however large the portfolio is,
 * a few rows are read.
 */
const nearestInRent = (condition: string) => `
  (select id from properties where ${condition} and price >= $4 order by price, id limit ${MAX_READ})
  union (select id from properties where ${condition} and price < $4 order by price desc, id desc limit ${MAX_READ})
  union (select id from properties where ${condition} and price is null order by price, id limit ${MAX_READ})`

/**
 * The town's own nearest, and the nearest of all: where the town has fewer than are shown, the others of the nearest are
 * elsewhere, since many more are read. Those with as many bedrooms come first, where that is a home's own.
 */
const alternatives = `select ${cardColumns}
  from properties left join pictures on pictures.url = ${mainPicture}
  where properties.id in (${nearestInRent(`${isOfType} and city = $3`)} union ${nearestInRent(isOfType)})
    and properties.id <> $2
  order by properties.city <> $3, abs(coalesce(properties.bedrooms, 0) - $6::integer),
    abs(properties.price - $4) nulls last, properties.title, properties.id
  limit ${2 * MAX_CARDS}`

const sameBuilding = `select ${cardColumns}
  from properties left join pictures on pictures.url = ${mainPicture}
  where properties.city = $2 and lower(split_part(properties.title, ',', 1)) = lower($3) and ${isVacant}
    and properties.type = $1 and properties.id <> $4
  order by properties.title, properties.id limit ${MAX_CARDS}`

type NearbyRow = Pick<PropertyRow, 'id' | 'title' | 'type' | 'city' | 'price' | 'bedrooms'>

/** What can be rented near a property on a day. One without a rent is taken for the cheapest. */
export async function readNearby(
  pool: Pool,
  { id, title, type, city, price, bedrooms }: NearbyRow,
  today: IsoDate,
  language: Language,
): Promise<Nearby> {
  const building = buildingOf(title)
  const [inBuilding, nearest] = await Promise.all([
    building
      ? queryRows(pool, cardRow, { name: 'same_building', text: sameBuilding }, [
          type,
          city,
          building,
          id,
          today,
        ])
      : [],
    queryRows(pool, cardRow, { name: 'alternatives', text: alternatives }, [
      type,
      id,
      city,
      price ?? 0,
      today,
      // The bedrooms of coliving are other people's.
      type === 'Coliving' ? null : (bedrooms ?? 0),
    ]),
  ])
  const isInBuilding = new Set<string>(inBuilding.map((card) => card.id))
  return {
    inBuilding: inBuilding.map((card) => toCard(card, today, language)),
    alternatives: nearest
      .filter((card) => !isInBuilding.has(card.id))
      .slice(0, MAX_CARDS)
      .map((card) => toCard(card, today, language)),
  }
}
