import { defaultLanguage } from '../../src/domain/text/language.ts'
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

/** What is the same in every language, or in one language only: a file, or a value of a file. */
const notByLanguage = [
  // Names, addresses and numbers.
  ...[
    'company.ts',
    'invoice-companies.ts',
    'image-import.ts',
    'locations.ts',
    'town-maps.ts',
    'wordmark.ts',
    'display-font.ts',
  ],
  // What tenants agree to, and the list they sign: one text in one language.
  ...['pages/husordensregler.ts', 'pages/sjekkliste.ts'],
]

/** Texts that do not stand in the record of a language: those with a word that begins in a capital, or several words. */
export function textsInOneLanguage(landlord: LandlordFolder): string[] {
  return textsOf(landlord).flatMap(({ place, key, text }) => {
    const isFact = key === 'type' || notByLanguage.some((file) => place.startsWith(file))
    const isByLanguage = place.split(' ').includes(defaultLanguage)
    return isFact || isByLanguage || !/\p{Lu}\p{Ll}|\s/u.test(text) ? [] : [`${place}: ${text}`]
  })
}
