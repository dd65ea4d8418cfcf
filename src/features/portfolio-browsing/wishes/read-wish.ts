import { categories } from '../../../../landlord/categories.ts'
import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { folderName } from '../../../domain/portfolio/slug.ts'
import { firstDayOfMonth, type IsoDate } from '../../../domain/time/calendar.ts'
import type { Asked, DimensionName } from '../filters/dimensions.ts'
import type { Filters } from '../filters/filters.ts'
import { isMisspelt } from './edit-distance.ts'
import * as words from './wish-words.ts'

/** The towns and areas that a wish can name, by their slugs. */
export interface Places {
  towns: readonly string[]
  areas: readonly string[]
}

/** A wish as filters, and the words that say nothing of them, such as the name of a street. */
interface WrittenWish {
  filters: Filters
  rest: string[]
}

/** What some words from a place in a wish on ask for, and how many words that takes. */
interface Reading {
  length: number
  category?: CategorySlug
  asked?: Readonly<Partial<Record<DimensionName, Asked>>>
}

interface Context {
  places: Places
  today: IsoDate
}

type Rule = (words: readonly string[], context: Context) => Reading | null

/** Rents are longer numbers than this; the numbers of houses are not. */
const SMALLEST_RENT = 1_000
/** A wish is a line: what comes after so many words is not read. */
const MAX_WORDS = 20

/** What a wish in free words asks for: «toroms i Larvik under 12 000 med hund». */
export function readWish(text: string, places: Places, today: IsoDate): WrittenWish {
  const given = wordsOf(text).slice(0, MAX_WORDS)
  const rest: string[] = []
  let filters: Filters = { category: null, asked: {} }
  for (let place = 0; place < given.length; ) {
    const following = given.slice(place)
    const reading = readFirst(following, { places, today })
    if (!reading) rest.push(...following.slice(0, 1))
    // «Leilighet med garasje»: the second category is something that the first one has.
    const isExtra = reading?.category === 'parkering' && filters.category !== null
    filters = {
      category: filters.category ?? reading?.category ?? null,
      asked: { ...filters.asked, ...reading?.asked, ...(isExtra ? { parkering: 1 } : {}) },
    }
    place += reading?.length ?? 1
  }
  return { filters: withHomes(filters), rest }
}

/** Who asks for rooms or a dog asks for a home. */
function withHomes(filters: Filters): Filters {
  const isHome = filters.asked.soverom !== undefined || filters.asked.dyr !== undefined
  const homes = categories.find(({ slug }) => slug === 'bolig')
  return isHome && homes ? { ...filters, category: filters.category ?? homes.slug } : filters
}

function readFirst(following: readonly string[], context: Context): Reading | null {
  for (const rule of rules) {
    const reading = rule(following, context)
    if (reading) return reading
  }
  return null
}

const rules: readonly Rule[] = [
  /** «2-roms», «to rom»: one of the rooms is the living room. */
  ([count = '', unit = ''], _) => {
    const rooms = numberOf(count)
    if (rooms === null || !isOneOf(words.unitWords.rooms, unit)) return null
    return { length: 2, asked: rooms > 1 ? { soverom: rooms - 1 } : {} }
  },
  /** «toroms», «treromsleilighet». */
  ([word = '']) => {
    const [, count = ''] = /^(\p{L}+?)(?:roms|romms)(?:$|leilighet)/u.exec(word) ?? []
    const rooms = numberOf(count)
    return rooms === null ? null : { length: 1, asked: rooms > 1 ? { soverom: rooms - 1 } : {} }
  },
  ([count = '', unit = '']) => {
    const bedrooms = numberOf(count)
    return bedrooms !== null && isOneOf(words.unitWords.bedrooms, unit)
      ? { length: 2, asked: { soverom: bedrooms } }
      : null
  },
  ([number = '', unit = '']) => {
    const squareMetres = numberOf(number)
    return squareMetres !== null && isOneOf(words.unitWords.area, unit)
      ? { length: 2, asked: { minareal: squareMetres } }
      : null
  },
  ([number = '', unit = '']) => {
    const rent = numberOf(number)
    if (rent === null || rent < SMALLEST_RENT) return null
    // A year is no rent.
    if (rent < 2_100 && !isOneOf(words.unitWords.money, unit)) return null
    return { length: isOneOf(words.unitWords.money, unit) ? 2 : 1, asked: { maksleie: rent } }
  },
  /** «fra 1. mars», «mars». */
  (following, { today }) => {
    const place = following.slice(0, 3).findIndex((word) => monthOf(word) !== null)
    const before = following.slice(0, Math.max(place, 0))
    const month = monthOf(following[place] ?? '')
    if (month === null || !before.every((word) => /^\d{1,2}$/.test(word) || isOneOf(words.limitWords, word)))
      return null
    return { length: place + 1, asked: { fra: firstOfNext(month, today) } }
  },
  // Before the words that may be misspelt: «under» is no dog.
  ([word = '']) =>
    isOneOf(words.limitWords, word) || isOneOf(words.skippedWords, word) ? { length: 1 } : null,
  (following, { places }) =>
    placeIn(places.towns, 'by', following) ?? placeIn(places.areas, 'omrade', following),
  ([word = '']) => {
    for (const [name, spellings] of Object.entries(words.flagWords))
      if (isMeant(spellings, word)) return { length: 1, asked: { [name]: 1 } }
    return null
  },
  ([word = '']) => {
    for (const { slug } of categories)
      if (isMeant(words.categoryWords[slug] ?? [], word)) return { length: 1, category: slug }
    return null
  },
]

/** Words and numbers in small letters; «12 000» and «12k» are one number each. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLocaleLowerCase('nb')
    .replace(/(\d)[\s.\u00a0](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\s?k\b/g, '$1000')
  return plain.match(/\d+|m²|m2|\p{L}+/gu) ?? []
}

function numberOf(word: string): number | null {
  if (/^\d{1,7}$/.test(word)) return Number(word)
  return words.numbersByWord[word] ?? null
}

function monthOf(word: string): number | null {
  const month = words.monthWords.findIndex((spellings) => spellings.includes(word))
  return month < 0 ? null : month + 1
}

/** A town or an area that the next one or two words name, or nearly. */
function placeIn(
  slugs: readonly string[],
  name: 'by' | 'omrade',
  following: readonly string[],
): Reading | null {
  for (const length of [2, 1]) {
    const word = folderName(following.slice(0, length).join(' '))
    const slug = slugs.find((known) => known === word) ?? slugs.find((known) => isMisspelt(word, known))
    if (slug && following.length >= length) return { length, asked: { [name]: slug } }
  }
  return null
}

const isOneOf = (spellings: readonly string[], word: string): boolean => spellings.includes(word)

/** A word, the end of a longer one, or one that is misspelt. */
function isMeant(spellings: readonly string[], word: string): boolean {
  return spellings.some(
    (known) => known === word || (known.length >= 5 && (word.endsWith(known) || isMisspelt(word, known))),
  )
}

/** The first day of the next month with a number, from 1 for January on; of this month where it is this one's. */
function firstOfNext(month: number, today: IsoDate): IsoDate {
  const current = Number(today.slice(5, 7))
  return firstDayOfMonth(today, (month - current + 12) % 12)
}
