import type { Pool } from 'pg'
import { z } from 'zod'
import type { IsoDate } from '../../domain/calendar.ts'
import { categoryFromSlug } from '../../domain/categories.ts'
import { pageCount, pageSize } from '../../domain/pagination.ts'
import type { PropertyId } from '../../domain/property.ts'
import type { CategorySlug } from '../../landlord-types/category.ts'
import { propertyId } from '../database/columns.ts'
import { findRow, queryRows, queryValue, queryValues } from '../database/query.ts'
import { cardColumns, cardRow } from './card-row.ts'
import type { LiveHomes } from './live-homes.ts'
import { readNearby } from './nearby.ts'
import { mainPicture } from './picture-columns.ts'
import { propertyRow, selectedPropertyColumns } from './property-row.ts'
import { toCard, toDetail } from './property-views.ts'
import type { PropertyDetail, PropertyList } from './views.ts'

const cards = z.array(cardRow)

const shownRow = propertyRow.extend({ updated_at: z.date() })

const knownPicture = z.object({
  url: z.string(),
  key: z.string(),
  width: z.number(),
  height: z.number(),
  preview: z.string(),
  alt: z.string().nullable(),
})

/**
 * The properties of a category: those of its type, and those that name it among their amenities. Written out as the
 * partial indexes have it, since PostgreSQL uses those for literally the same condition only.
 */
function conditionOf(category: CategorySlug | null): string {
  if (!category) return 'true'
  const type = categoryFromSlug(category)?.type
  if (!type) throw new Error(`There is no list of ${category}`)
  return `(properties.type = '${type}' or properties.amenities @> '{${type.toLowerCase()}}')`
}

export function propertyCatalogue(pool: Pool, homes: LiveHomes, today: () => IsoDate) {
  return {
    async properties(category: CategorySlug | null, page: number): Promise<PropertyList> {
      const [rows, index] = await Promise.all([readPage(pool, category, page), homes.current()])
      const { total } = index.find({ category, asked: {} }, null)
      const day = today()
      const cards = rows.map((row) => toCard(row, day))
      return { category, cards, total, page, pages: pageCount(total) }
    },

    async property(id: PropertyId): Promise<PropertyDetail | null> {
      const row = await findRow(
        pool,
        shownRow,
        {
          name: 'property',
          text: `select ${selectedPropertyColumns}, updated_at from properties where id = $1`,
        },
        [id],
      )
      if (!row) return null
      const day = today()
      const urls = row.images.length > 0 ? row.images : row.image_url ? [row.image_url] : []
      const [pictures, nearby] = await Promise.all([readPictures(pool, urls), readNearby(pool, row, day)])
      return toDetail(row, { pictures, ...nearby, updatedAt: row.updated_at }, day)
    },

    propertyIds(): Promise<PropertyId[]> {
      return queryValues(pool, propertyId, 'select id from properties order by title, id')
    },
  }
}

/**
 * The page's ids come from an index alone; only its own rows are then read whole. They come as one JSON value:
 * taking 24 rows of ten columns apart costs more than PostgreSQL takes to find them.
 */
function readPage(pool: Pool, category: CategorySlug | null, page: number) {
  return queryValue(
    pool,
    cards,
    {
      name: `properties_${category ?? 'all'}`,
      text: `select coalesce(json_agg(page order by page.title, page.id), '[]') from (
        select ${cardColumns} from properties left join pictures on pictures.url = ${mainPicture}
        where properties.id in (
          select id from properties where ${conditionOf(category)} order by title, id limit ${pageSize} offset $1)) page`,
    },
    [(page - 1) * pageSize],
  )
}

/** Those pictures of some addresses that there are, in the order of the addresses. */
async function readPictures(pool: Pool, urls: readonly string[]) {
  if (urls.length === 0) return []
  const known = await queryRows(
    pool,
    knownPicture,
    'select url, key, width, height, preview, alt from pictures where url = any($1)',
    [urls],
  )
  const byUrl = new Map(
    known.map(({ url, alt, ...picture }) => [url, { ...picture, ...(alt ? { alt } : {}) }]),
  )
  return urls.flatMap((url) => byUrl.get(url) ?? [])
}
