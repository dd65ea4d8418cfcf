import type { Pool } from 'pg'
import type { Language } from '../../../../landlord-types/language.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { cardColumns, cardRow, toCard } from './card-row.ts'
import type { LiveHomes } from './live-homes.ts'
import { mainPicture } from './picture-columns.ts'
import type { PropertyCardView } from './views.ts'

/** How many of them the front page shows. */
const MAX_VACANT_HOMES = 4

/** The newest of each town comes first, then the second newest of each; those with a picture before the others. */
const vacantHomes = `select ${cardColumns}
  from properties left join pictures on pictures.url = ${mainPicture}
  where properties.id = any($1::uuid[])
  order by pictures.key is null,
    row_number() over (partition by properties.city
      order by pictures.key is null, properties.created_at desc, properties.id),
    properties.created_at desc, properties.id
  limit ${MAX_VACANT_HOMES}`

export function vacantHomesCatalogue(pool: Pool, homes: LiveHomes, today: () => IsoDate, language: Language) {
  return {
    async vacantHomes(): Promise<PropertyCardView[]> {
      const vacant = (await homes.current()).homes.filter(
        ({ categories, vacancy }) => categories.includes('bolig') && vacancy?.kind === 'now',
      )
      const ids = vacant.map(({ id }) => id)
      const rows = await queryRows(pool, cardRow, { name: 'vacant_homes', text: vacantHomes }, [ids])
      const day = today()
      return rows.map((row) => toCard(row, day, language))
    },
  }
}
