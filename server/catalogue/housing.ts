import type { Pool } from 'pg'
import type { IsoDate } from '../../domain/calendar.ts'
import { vacancyLabel } from '../../domain/filters/vacancy-label.ts'
import { formatMoneyPerMonth, pricePerMonthLabel } from '../../domain/format.ts'
import { groupHousingAreas, placeIn } from '../../domain/housing-areas.ts'
import { queryRows } from '../database/query.ts'
import { propertyRow } from './property-row.ts'
import type { HousingArea } from './views.ts'

const home = propertyRow.pick({
  id: true,
  title: true,
  location: true,
  city: true,
  price: true,
  status: true,
  available_from: true,
})

export function housingCatalogue(pool: Pool, today: () => IsoDate) {
  return {
    async housingAreas(): Promise<HousingArea[]> {
      const rows = await queryRows(
        pool,
        home,
        `select id, title, location, city, price, status, available_from from properties where type = 'Bolig' order by title, id`,
      )
      const day = today()
      return groupHousingAreas(rows, day).map(({ location, city, homes, vacant, lowest, highest }) => ({
        location,
        city,
        place: placeIn(location, city),
        count: homes.length,
        vacant,
        price: pricePerMonthLabel(lowest, highest),
        homes: homes.map(({ id, title, price, vacancy }) => ({
          id,
          title,
          price: price === null ? null : formatMoneyPerMonth(price),
          vacancy: vacancy && { ...vacancy, label: vacancyLabel(vacancy, day) },
        })),
      }))
    },
  }
}
