import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { availabilityOf } from '../../domain/availability.ts'
import { categoryFromSlug } from '../../domain/categories.ts'
import { pageCount, pageSize } from '../../domain/pagination.ts'
import type { Property, PropertyId } from '../../domain/property.ts'
import { categories } from '../../landlord/categories.ts'
import type { Category, CategorySlug } from '../../landlord-types/category.ts'
import type { DataVersion } from '../database/data-version.ts'
import type { Database } from '../database/database.ts'
import { pictures, properties } from '../database/schema.ts'
import { hasAvailability } from './availability-condition.ts'
import { pictureColumn } from './picture-columns.ts'
import { type CardRow, toCard, toDetail } from './property-views.ts'
import type { PropertyCard, PropertyDetail, PropertyList } from './views.ts'

type Orm = Database['orm']

/** How many properties are shown in place of one that is not available. */
const MAX_ALTERNATIVES = 4

export const mainPicture = sql`coalesce(${properties.image_url}, ${properties.images}[1])`

/** What a card is made of; to be read with `pictures` joined by `mainPicture`. */
export const cardColumns = {
  id: properties.id,
  title: properties.title,
  type: properties.type,
  location: properties.location,
  status: properties.status,
  price: properties.price,
  area: properties.area,
  gross_area: properties.gross_area,
  bedrooms: properties.bedrooms,
  energy_class: properties.energy_class,
  picture: pictureColumn.as('picture'),
}

/**
 * What a category takes in: its type, and whatever names it among its amenities. Written out as the partial
 * indexes have it, since PostgreSQL uses those for literally the same condition only.
 */
function conditionOf({ type }: Category) {
  return sql.raw(`(properties.type = '${type}' or properties.amenities @> '{${type.toLowerCase()}}')`)
}

export function propertyCatalogue(orm: Orm, version: Pick<DataVersion, 'current' | 'isFollowing'>) {
  const lists = new Map<CategorySlug | null, ReturnType<typeof prepareList>>()
  for (const category of [null, ...categories]) lists.set(category?.slug ?? null, prepareList(orm, category))
  const count = countByVersion(orm, version)
  const findOne = orm
    .select()
    .from(properties)
    .where(eq(properties.id, sql.placeholder('id')))
    .prepare('property')

  return {
    async properties(category: CategorySlug | null, page: number): Promise<PropertyList> {
      const list = lists.get(category)
      if (!list) throw new Error(`There is no list of ${category}`)
      const [[found], total] = await Promise.all([
        list.execute({ offset: (page - 1) * pageSize }),
        count(category),
      ])
      return { category, cards: (found?.rows ?? []).map(toCard), total, page, pages: pageCount(total) }
    },

    async property(id: PropertyId): Promise<PropertyDetail | null> {
      const [row] = await findOne.execute({ id })
      if (!row) return null
      const urls = row.images.length > 0 ? row.images : row.image_url ? [row.image_url] : []
      const known =
        urls.length > 0 ? await orm.select().from(pictures).where(inArray(pictures.url, urls)) : []
      const byUrl = new Map(
        known.map(({ url, key, width, height, preview, alt }) => [
          url,
          { key, width, height, preview, ...(alt ? { alt } : {}) },
        ]),
      )
      return toDetail(
        row,
        urls.flatMap((url) => byUrl.get(url) ?? []),
        await alternativesTo(orm, row),
      )
    },

    async propertyIds(): Promise<PropertyId[]> {
      const rows = await orm
        .select({ id: properties.id })
        .from(properties)
        .orderBy(asc(properties.title), asc(properties.id))
      return rows.map((row) => row.id)
    },
  }
}

/**
 * The page's ids come from an index alone; only its own rows are then read whole. They come as one JSON value:
 * taking 24 rows of ten columns apart costs more than PostgreSQL takes to find them.
 */
function prepareList(orm: Orm, category: Category | null) {
  const ids = orm
    .select({ id: properties.id })
    .from(properties)
    .where(category ? conditionOf(category) : undefined)
    .orderBy(asc(properties.title), asc(properties.id))
    .limit(pageSize)
    .offset(sql.placeholder('offset'))
  const page = orm
    .select(cardColumns)
    .from(properties)
    .leftJoin(pictures, eq(pictures.url, mainPicture))
    .where(inArray(properties.id, ids))
    .as('page')
  return orm
    .select({ rows: sql<CardRow[]>`coalesce(json_agg(page order by page.title, page.id), '[]')` })
    .from(page)
    .prepare(`properties_${category?.slug ?? 'all'}`)
}

/** What is available of the same type: in the same town first, then the nearest in price. None where the property is. */
async function alternativesTo(orm: Orm, row: Property): Promise<PropertyCard[]> {
  const availability = availabilityOf(row.status)
  if (availability !== 'reserved' && availability !== 'rented') return []
  const found = await orm
    .select(cardColumns)
    .from(properties)
    .leftJoin(pictures, eq(pictures.url, mainPicture))
    .where(and(eq(properties.type, row.type), ne(properties.id, row.id), hasAvailability('available')))
    .orderBy(
      sql`${properties.city} <> ${row.city}`,
      sql`abs(${properties.price} - ${row.price}) nulls last`,
      asc(properties.title),
      asc(properties.id),
    )
    .limit(MAX_ALTERNATIVES)
  return found.map(toCard)
}

/** Counting reads every row, so it is done once for each version of the data. */
function countByVersion(orm: Orm, version: Pick<DataVersion, 'current' | 'isFollowing'>) {
  let counted = { version: -1, totals: new Map<CategorySlug | null, Promise<number>>() }
  return (category: CategorySlug | null): Promise<number> => {
    if (counted.version !== version.current() || !version.isFollowing()) {
      counted = { version: version.current(), totals: new Map() }
    }
    const { totals } = counted
    let total = totals.get(category)
    if (!total) {
      const found = categoryFromSlug(category)
      total = orm.$count(properties, found ? conditionOf(found) : undefined).then(Number)
      total.catch(() => totals.delete(category))
      totals.set(category, total)
    }
    return total
  }
}
