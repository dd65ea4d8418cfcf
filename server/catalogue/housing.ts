import { asc, eq } from 'drizzle-orm'
import { formatMoneyPerMonth, pricePerMonthLabel } from '../../domain/format.ts'
import { groupHousingAreas, placeIn } from '../../domain/housing-areas.ts'
import type { Database } from '../database/database.ts'
import { properties } from '../database/schema.ts'
import type { HousingArea } from './views.ts'

export function housingCatalogue(orm: Database['orm']) {
  return {
    async housingAreas(): Promise<HousingArea[]> {
      const rows = await orm
        .select({
          id: properties.id,
          title: properties.title,
          location: properties.location,
          city: properties.city,
          price: properties.price,
          status: properties.status,
        })
        .from(properties)
        .where(eq(properties.type, 'Bolig'))
        .orderBy(asc(properties.title), asc(properties.id))
      return groupHousingAreas(rows).map(({ location, city, homes, vacant, lowest, highest }) => ({
        location,
        city,
        place: placeIn(location, city),
        count: homes.length,
        vacant,
        price: pricePerMonthLabel(lowest, highest),
        homes: homes.map(({ id, title, price, availability }) => ({
          id,
          title,
          price: price === null ? null : formatMoneyPerMonth(price),
          availability,
        })),
      }))
    },
  }
}
