import type { Pool } from 'pg'
import type { Language } from '../../../../landlord-types/language.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { readCards, toCard } from './card-row.ts'
import { advertisedFrom, advertisedFromColumn } from './own-listing.ts'
import { propertyRow, selectedPropertyColumns } from './property-row.ts'
import { toDetail } from './property-views.ts'
import type { ComparedProperty, PropertyCardView } from './views.ts'

const nothingBeside = {
  pictures: [],
  inBuilding: [],
  alternatives: [],
  updatedAt: null,
  finnUrl: null,
  homes: [],
}

const comparedRow = propertyRow.extend({ advertised_from: advertisedFrom })
const comparedColumns = `${selectedPropertyColumns}, ${advertisedFromColumn} as advertised_from`

/** The properties that a visitor has chosen, in the order of the choice; those that are gone are left out. */
export function chosenCatalogue(pool: Pool, today: () => IsoDate, language: Language) {
  async function chosenCards(ids: readonly PropertyId[]): Promise<PropertyCardView[]> {
    const rows = await readCards(pool, ids)
    const day = today()
    return rows.map((row) => toCard(row, day, language))
  }

  return {
    chosenCards,

    async compared(ids: readonly PropertyId[]): Promise<ComparedProperty[]> {
      const [cards, rows] = await Promise.all([
        chosenCards(ids),
        queryRows(pool, comparedRow, `select ${comparedColumns} from properties where id = any($1)`, [ids]),
      ])
      const day = today()
      const byId = new Map(rows.map((row) => [String(row.id), toDetail(row, nothingBeside, day, language)]))
      return cards.flatMap((card) => {
        const detail = byId.get(card.id)
        if (!detail) return []
        const { moveIn, terms, details, amenities } = detail
        return [{ card, moveIn, terms, details, amenities }]
      })
    },
  }
}
