import type { Property } from '../../domain/property.ts'
import { parseImport } from '../../server/catalogue/import-rows.ts'
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
  return present(properties[0])
}
