import type { Pool } from 'pg'
import { z } from 'zod'
import type { Language } from '../../../../landlord-types/language.ts'
import { formatMoneyPerMonth } from '../../../domain/format/format-rate.ts'
import { pricePerMonthLabel } from '../../../domain/format/price-label.ts'
import { placeIn } from '../../../domain/portfolio/housing-areas.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { folderName } from '../../../domain/portfolio/slug.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { writeListAddress } from '../filters/filters.ts'
import { vacancyLabel } from '../filters/vacancy-label.ts'
import { propertyList } from './filters/list-kinds.ts'
import type { LiveHomes } from './live-homes.ts'
import { propertyRow } from './property-row.ts'
import type { HousingArea, ShownVacancy } from './views.ts'

/** How many homes of an area are listed; a link leads to all of them. */
const MAX_LISTED = 100

/** A home, with what is said of all homes of its area. */
const home = propertyRow
  .pick({
    id: true,
    title: true,
    location: true,
    city: true,
    price: true,
  })
  .extend({
    count: z.number(),
    vacant: z.number(),
    lowest: z.number().nullable(),
    highest: z.number().nullable(),
  })
type Home = z.output<typeof home>

/** The first homes of each area: those that can be rented now, by their ids, before the others, then in the order of their titles. */
const firstOfEachArea = `select id, title, location, city, price, count, vacant, lowest, highest
  from (
    select *, (count(*) over area)::int as count, (count(*) filter (where is_vacant) over area)::int as vacant,
      min(price) over area as lowest, max(price) over area as highest,
      row_number() over (partition by location order by is_vacant desc, title, id) as place
    from (select *, id = any($1::uuid[]) as is_vacant from properties where type = 'Bolig') as homes
    window area as (partition by location)
  ) as ranked
  where place <= ${MAX_LISTED} order by location, place`

export function housingCatalogue(pool: Pool, homes: LiveHomes, today: () => IsoDate, language: Language) {
  return {
    async housingAreas(): Promise<HousingArea[]> {
      const vacancies = new Map((await homes.current()).homes.map(({ id, vacancy }) => [id, vacancy]))
      const vacant = [...vacancies].flatMap(([id, vacancy]) => (vacancy?.kind === 'now' ? [id] : []))
      const rows = await queryRows(pool, home, firstOfEachArea, [vacant])
      const day = today()
      const shown = (id: PropertyId): ShownVacancy | null => {
        const vacancy = vacancies.get(id) ?? null
        return vacancy && { ...vacancy, label: vacancyLabel(vacancy, day, language) }
      }
      return [...Map.groupBy(rows, ({ location }) => location).values()]
        .flatMap((inArea) => areaOf(inArea, shown, language))
        .sort(
          (one, other) =>
            one.city.localeCompare(other.city, 'nb') || one.location.localeCompare(other.location, 'nb'),
        )
    },
  }
}

const listOf = (town: string, area: string): string => {
  const asked = { by: folderName(town), omrade: folderName(area) }
  return `${propertyList.path}?${writeListAddress({ category: 'bolig', asked })}`
}

function areaOf(
  homes: readonly Home[],
  shown: (id: PropertyId) => ShownVacancy | null,
  language: Language,
): HousingArea[] {
  const [first] = homes
  if (!first) return []
  const { location, city, count, vacant, lowest, highest } = first
  return [
    {
      location,
      city,
      place: placeIn(location, city),
      count,
      vacant,
      price: pricePerMonthLabel(lowest, highest, language),
      moreHref: count > homes.length ? listOf(city, placeIn(location, city)) : null,
      homes: homes.map(({ id, title, price }) => ({
        id,
        title,
        price: price === null ? null : formatMoneyPerMonth(price, language),
        vacancy: shown(id),
      })),
    },
  ]
}
