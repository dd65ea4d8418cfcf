import type { IsoDate } from '../../domain/calendar.ts'
import { securityAmounts } from '../../domain/deposit.ts'
import { formatArea, formatMoney, formatMoneyPerMonth, formatNumber } from '../../domain/format.ts'
import type { Picture } from '../../domain/picture.ts'
import { categoryOfType, type Property } from '../../domain/property.ts'
import type { CardRow } from './card-row.ts'
import { toDetailRows } from './detail-rows.ts'
import type { PropertyRow } from './property-row.ts'
import { toShownVacancy } from './vacancy-view.ts'
import type { PropertyCard, PropertyDetail } from './views.ts'

/** A row as its card shows it on a day. */
export function toCard(row: CardRow, today: IsoDate): PropertyCard {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    location: row.location,
    vacancy: toShownVacancy(row, today),
    price: row.price === null ? null : formatMoneyPerMonth(row.price),
    facts: sizeFacts(row),
    energyClass: row.energy_class,
    picture: row.picture,
  }
}

function sizeFacts(row: Pick<Property, 'type' | 'area' | 'gross_area' | 'bedrooms'>): string[] {
  const area = row.area ?? row.gross_area
  const facts: string[] = []
  if (area && area > 0) facts.push(formatArea(area))
  if (row.bedrooms && row.bedrooms > 0) facts.push(bedroomsOf(row.type, row.bedrooms))
  return facts
}

function bedroomsOf(type: Property['type'], count: number): string {
  if (type === 'Coliving') return count === 1 ? '1 hybel' : `${formatNumber(count)} hybler`
  return `${formatNumber(count)} soverom`
}

/** A text, or null if it is empty. */
export function writtenText(text: string | null): string | null {
  return text?.trim() ? text : null
}

/** A row as its own page shows it on a day, with those of its pictures that there are. */
export function toDetail(
  row: PropertyRow,
  pictures: Picture[],
  alternatives: PropertyCard[],
  today: IsoDate,
): PropertyDetail {
  const category = categoryOfType(row.type)
  const vacancy = toShownVacancy(row, today)
  // The deposit is a term of the homes' form only (specification 2 §2).
  const asksDeposit = row.type === 'Bolig' && row.price !== null && vacancy?.kind !== 'rented'
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    category: category.slug,
    location: row.location,
    city: row.city,
    description: writtenText(row.description),
    amenities: row.amenities,
    vacancy,
    price: row.price === null ? null : formatMoneyPerMonth(row.price),
    deposit: asksDeposit ? formatMoney(securityAmounts(row.price ?? 0).depositum) : null,
    keyFacts: [
      ...sizeFacts(row),
      ...(row.bathrooms && row.bathrooms > 0 ? [`${formatNumber(row.bathrooms)} bad`] : []),
    ],
    energyClass: row.energy_class,
    ...toDetailRows(row, vacancy),
    alternatives,
    pictures,
    facts: { price: row.price, area: row.area, bedrooms: row.bedrooms, yearBuilt: row.year_built },
  }
}
