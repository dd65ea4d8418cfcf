import type { Property } from '../../src/domain/portfolio/property.ts'
import { type ImportRows, parseImport } from '../../src/features/portfolio-browsing/server/import-rows.ts'
import { propertyJson } from '../../src/features/portfolio-browsing/server/property-row.ts'
import { present } from './present.ts'

let made = 0

/** A property as an import would make it, with what a test cares about. */
export function propertyRow(fields: Partial<Property> = {}): Property {
  made += 1
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  const row = {
    id,
    title: `Prøveveien ${made}`,
    type: 'Bolig',
    location: 'Sentrum, Larvik',
    city: 'Larvik',
    ...fields,
  }
  const { properties } = parseImport(JSON.stringify({ properties: [row] }))
  return wholeProperty(present(properties[0]))
}

/** A row of an import with all columns, those that it lacks as a new property has them. */
export const wholeProperty = (row: ImportRows['properties'][number]): Property => ({
  ...propertyJson.parse({ images: [], ...row }),
  id: row.id,
  created_at: row.created_at ?? new Date().toISOString(),
})
