import type { LandlordFolder } from './landlords.ts'

interface LandlordText {
  /** The file, and the way to the text in it. */
  place: string
  /** The name that the text has there. */
  key: string
  text: string
}

/** Every text in a landlord's folder, besides those that functions give. */
export function textsOf(landlord: LandlordFolder): LandlordText[] {
  return Object.entries(landlord).flatMap(([file, module]) => textsIn(module, `${file}.ts`, ''))
}

function textsIn(value: unknown, place: string, key: string): LandlordText[] {
  if (typeof value === 'string') return [{ place, key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, `${place} ${name}`, name))
}
