import type { Pool } from 'pg'
import { buildingOf } from '../../domain/building.ts'
import type { IsoDate } from '../../domain/calendar.ts'
import { queryRows } from '../database/query.ts'
import { cardColumns, cardRow } from './card-row.ts'
import { mainPicture } from './picture-columns.ts'
import type { PropertyRow } from './property-row.ts'
import { toCard } from './property-views.ts'
import { isVacantNow } from './vacancy-condition.ts'
import type { Nearby } from './views.ts'

/** How many are shown of each. */
const MAX_CARDS = 4

const isVacant = isVacantNow('$5')
const isOfType = `type = $1 and ${isVacant}`

/**
 * The vacant ones whose rent is nearest, read from both sides of it along the index: however large the portfolio is,
 * a few rows are read.
 */
const nearestInRent = (condition: string) => `
  (select id from properties where ${condition} and price >= $4 order by price, id limit ${2 * MAX_CARDS})
  union (select id from properties where ${condition} and price < $4 order by price desc, id desc limit ${2 * MAX_CARDS})
  union (select id from properties where ${condition} and price is null order by price, id limit ${2 * MAX_CARDS})`

/**
 * The town's own nearest, and the nearest of all: where the town has fewer than are shown, the others of the nearest are
 * elsewhere, since twice as many are read.
 */
const alternatives = `select ${cardColumns}
  from properties left join pictures on pictures.url = ${mainPicture}
  where properties.id in (${nearestInRent(`${isOfType} and city = $3`)} union ${nearestInRent(isOfType)})
    and properties.id <> $2
  order by properties.city <> $3, abs(properties.price - $4) nulls last, properties.title, properties.id
  limit ${MAX_CARDS}`

const sameBuilding = `select ${cardColumns}
  from properties left join pictures on pictures.url = ${mainPicture}
  where properties.city = $2 and lower(split_part(properties.title, ',', 1)) = lower($3) and ${isVacant}
    and properties.type = $1 and properties.id <> $4
  order by properties.title, properties.id limit ${MAX_CARDS}`

/** What can be rented near a property on a day. One without a rent is taken for the cheapest. */
export async function readNearby(
  pool: Pool,
  { id, title, type, city, price }: Pick<PropertyRow, 'id' | 'title' | 'type' | 'city' | 'price'>,
  today: IsoDate,
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
    ]),
  ])
  const isInBuilding = new Set<string>(inBuilding.map((card) => card.id))
  return {
    inBuilding: inBuilding.map((card) => toCard(card, today)),
    alternatives: nearest.filter((card) => !isInBuilding.has(card.id)).map((card) => toCard(card, today)),
  }
}
