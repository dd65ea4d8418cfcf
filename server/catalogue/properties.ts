import type { Pool } from 'pg'
import { z } from 'zod'
import type { IsoDate } from '../../domain/calendar.ts'
import type { PropertyId } from '../../domain/property.ts'
import type { Language } from '../../landlord-types/language.ts'
import { findRow, queryRows } from '../database/query.ts'
import { readNearby } from './nearby.ts'
import { propertyRow, selectedPropertyColumns } from './property-row.ts'
import { toDetail } from './property-views.ts'
import type { PropertyDetail } from './views.ts'

const shownRow = propertyRow.extend({ updated_at: z.date() })

const knownPicture = z.object({
  url: z.string(),
  key: z.string(),
  width: z.number(),
  height: z.number(),
  preview: z.string(),
  alt: z.string().nullable(),
})

export function propertyCatalogue(pool: Pool, today: () => IsoDate, language: Language) {
  return {
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
      const [pictures, nearby] = await Promise.all([
        readPictures(pool, urls),
        readNearby(pool, row, day, language),
      ])
      return toDetail(row, { pictures, ...nearby, updatedAt: row.updated_at }, day, language)
    },
  }
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
