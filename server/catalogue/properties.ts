import type { Pool } from 'pg'
import type { IsoDate } from '../../domain/calendar.ts'
import type { PropertyId } from '../../domain/property.ts'
import type { Language } from '../../landlord-types/language.ts'
import type { DataVersion } from '../database/data-version.ts'
import { queryRows } from '../database/query.ts'
import type { ReadCards } from './cached-cards.ts'
import { cachedRows } from './cached-rows.ts'
import { detailColumns, detailRow } from './detail-row.ts'
import type { LiveHomes } from './live-homes.ts'
import { findNearby } from './nearby.ts'
import { toCard, toDetail } from './property-views.ts'
import type { PropertyDetail } from './views.ts'

/** Some 5 MB with the HTML that is cached for them. */
const MAX_ROWS = 200

export function propertyCatalogue(
  pool: Pool,
  version: Pick<DataVersion, 'current' | 'lastChangeOf' | 'isFollowing'>,
  homes: LiveHomes,
  readCards: ReadCards,
  today: () => IsoDate,
  language: Language,
) {
  const readRows = cachedRows({
    version,
    max: MAX_ROWS,
    read: (ids) =>
      queryRows(
        pool,
        detailRow,
        { name: 'properties', text: `select ${detailColumns} from properties where id = any($1::uuid[])` },
        [ids],
      ),
  })
  return {
    async property(id: PropertyId): Promise<PropertyDetail | null> {
      const [row] = await readRows([id])
      if (!row) return null
      const day = today()
      const nearby = findNearby(await homes.current(), row)
      const cards = new Map(
        (await readCards([...nearby.inBuilding, ...nearby.alternatives])).map((card) => [
          card.id,
          toCard(card, day, language),
        ]),
      )
      const cardsOf = (ids: readonly PropertyId[]) => ids.flatMap((each) => cards.get(each) ?? [])
      const { pictures, updated_at: updatedAt } = row
      const beside = { inBuilding: cardsOf(nearby.inBuilding), alternatives: cardsOf(nearby.alternatives) }
      return toDetail(row, { pictures, updatedAt, ...beside }, day, language)
    },
  }
}
