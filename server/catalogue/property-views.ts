import { formatArea, formatMoneyPerMonth, formatNumber } from '../../domain/format.ts'
import type { Picture } from '../../domain/picture.ts'
import { categoryOfType, type Property } from '../../domain/property.ts'
import { toDetailRows } from './detail-rows.ts'
import type { PropertyCard, PropertyDetail } from './views.ts'

/** What a card is made of. */
export type CardRow = Pick<
  Property,
  'id' | 'title' | 'type' | 'location' | 'price' | 'area' | 'gross_area' | 'bedrooms' | 'energy_class'
> & { picture: Picture | null }

/** A row as its card shows it. */
export function toCard(row: CardRow): PropertyCard {
  const area = row.area ?? row.gross_area
  const facts: string[] = []
  if (area && area > 0) facts.push(formatArea(area))
  if (row.bedrooms && row.bedrooms > 0) facts.push(bedroomsOf(row.type, row.bedrooms))
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    location: row.location,
    price: row.price === null ? null : formatMoneyPerMonth(row.price),
    facts,
    energyClass: row.energy_class,
    picture: row.picture,
  }
}

function bedroomsOf(type: Property['type'], count: number): string {
  if (type === 'Coliving') return count === 1 ? '1 hybel' : `${formatNumber(count)} hybler`
  return `${formatNumber(count)} soverom`
}

/** A row as its own page shows it, with those of its pictures that there are. */
export function toDetail(row: Property, pictures: Picture[]): PropertyDetail {
  const category = categoryOfType(row.type)
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    category: category.slug,
    location: row.location,
    city: row.city,
    description: row.description,
    amenities: row.amenities,
    price: row.price === null ? null : formatMoneyPerMonth(row.price),
    energyClass: row.energy_class,
    details: toDetailRows(row),
    pictures,
    facts: { price: row.price, area: row.area, bedrooms: row.bedrooms, yearBuilt: row.year_built },
  }
}
