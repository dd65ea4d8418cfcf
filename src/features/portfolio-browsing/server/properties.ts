import type { Pool } from 'pg'
import type { Language } from '../../../../landlord-types/language.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { findRow } from '../../../platform/database/query.ts'
import { readCards } from './card-row.ts'
import { detailColumns, detailRow } from './detail-row.ts'
import type { LiveHomes } from './live-homes.ts'
import { findNearby } from './nearby.ts'
import { toCard, toDetail } from './property-views.ts'
import type { PropertyDetail } from './views.ts'

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
      const nearby = findNearby((await homes.current()).homes, row)
      const cards = new Map(
        (await readCards(pool, [...nearby.inBuilding, ...nearby.alternatives])).map((card) => [
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
