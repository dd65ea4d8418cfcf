import { eq } from 'drizzle-orm'
import { pricePerMonthLabel } from '../../domain/format.ts'
import { groupHousingAreas } from '../../domain/housing-areas.ts'
import type { Database } from '../database/database.ts'
import { properties } from '../database/schema.ts'
import type { HousingArea } from './views.ts'

export function housingCatalogue(orm: Database['orm']) {
  return {
    async housingAreas(): Promise<HousingArea[]> {
      const rows = await orm
        .select({ location: properties.location, price: properties.price })
        .from(properties)
        .where(eq(properties.type, 'Bolig'))
      return groupHousingAreas(rows).map(({ location, count, lowest, highest }) => ({
        location,
        count,
        price: pricePerMonthLabel(lowest, highest),
      }))
    },
  }
}
