import { categories } from '#landlord/categories.ts'
import { folderName } from '../../../domain/portfolio/slug.ts'
import { type IsoDate, isoDate } from '../../../domain/time/calendar.ts'
import { parseBedrooms } from '../filters/bedrooms.ts'
import type { Filters } from '../filters/filters.ts'
import { parseKinds } from '../filters/kinds.ts'
import type { Sorting } from '../filters/sorting.ts'
import { isMisspelt } from './edit-distance.ts'
import { type Town, townMisspelt, townNamed } from './norwegian-towns.ts'
import { numberOf, readRooms } from './read-rooms.ts'
import { type Subject, subjects } from './subjects.ts'
import * as words from './wish-words.ts'

/** The towns and areas that a wish can name, by their slugs. */
export interface Places {
  towns: readonly string[]
  areas: readonly string[]
  /** The place of a postal code: «Larvik». */
  placeOfCode(code: string): string | null
}

/** A wish in free words. */
export interface WrittenWish {
  filters: Filters
  sorting: Sorting | null
  /** For each thing that is named, the beginnings of words that homes say it by. */
  about: (readonly string[])[]
  /** What these things are called. */
  named: string[]
  /** Words that may stand in the addresses of homes, such as a postal code. */
  hints: string[]
  /** A town that is named and is none of the landlord's. */
  elsewhere: Town | null
  /** The words that say nothing of all this, such as the name of a street. */
  rest: string[]
}

/** What some words from a place in a wish on ask for, and how many words that takes. */
interface Reading extends Omit<Subject, 'spelled'> {
  length: number
  /** What it is called that homes are to be about. */
  name?: string
  elsewhere?: Town
}

interface Context {
  places: Places
  today: IsoDate
}

type Rule = (words: readonly string[], context: Context) => Reading | null

/** Rents are longer numbers than this; the numbers of houses are not. */
const SMALLEST_RENT = 1_000
/** What is less may be a year, which is no rent. */
const AFTER_YEARS = 2_100
/** People think of rents in such steps: another number of four digits is a postal code where there is such. */
const RENT_STEP = 50
/** A wish is a line: what comes after so many words is not read. */
const MAX_WORDS = 20

/** What a wish in free words asks for: «toroms i Larvik under 12 000 med hund». */
export function readWish(text: string, places: Places, today: IsoDate): WrittenWish {
  const given = wordsOf(text).slice(0, MAX_WORDS)
  const wish: WrittenWish = {
    filters: { category: null, asked: {} },
    sorting: null,
    about: [],
    named: [],
    hints: [],
    elsewhere: null,
    rest: [],
  }
  for (let place = 0; place < given.length; ) {
    const following = given.slice(place)
    const reading = readFirst(following, { places, today })
    if (reading) add(wish, reading)
    else wish.rest.push(...following.slice(0, 1))
    place += reading?.length ?? 1
  }
  return settled(wish)
}

function add(wish: WrittenWish, { category, asked, sorting, about, name, hint, elsewhere }: Reading): void {
  const before = wish.filters
  const both = (name: 'slag' | 'soverom') =>
    [before.asked[name], asked?.[name]].filter((one) => one !== undefined).join(',')
  const [kinds, bedrooms] = [both('slag'), parseBedrooms(both('soverom'))]
  // «Leilighet med garasje»: the second category is something that the first one has.
  const isExtra = category === 'parkering' && before.category !== null && before.category !== 'parkering'
  wish.filters = {
    category: before.category ?? category ?? null,
    asked: {
      ...before.asked,
      ...asked,
      ...(kinds ? { slag: parseKinds(kinds) ?? kinds } : {}),
      // «Toroms eller treroms».
      ...(bedrooms ? { soverom: bedrooms } : {}),
      ...(isExtra ? { parkering: 1 } : {}),
    },
  }
  wish.sorting ??= sorting ?? null
  wish.elsewhere ??= elsewhere ?? null
  if (about && !isExtra) {
    wish.about.push(about)
    if (name) wish.named.push(name)
  }
  if (hint) wish.hints.push(hint)
}

/** Rooms or a dog are wished for a home; a day to move in says when it is to be vacant. */
function settled(wish: WrittenWish): WrittenWish {
  const { category, asked } = wish.filters
  const { ledig, ...others } = asked
  const isHome = asked.soverom !== undefined || asked.minsoverom !== undefined || asked.dyr !== undefined
  const homes = isHome ? categories.find(({ slug }) => slug === 'bolig') : undefined
  return {
    ...wish,
    filters: {
      category: category ?? homes?.slug ?? null,
      asked: asked.fra === undefined || ledig === undefined ? asked : others,
    },
    elsewhere: asked.by === undefined && asked.omrade === undefined ? wish.elsewhere : null,
  }
}

function readFirst(following: readonly string[], context: Context): Reading | null {
  for (const rule of rules) {
    const reading = rule(following, context)
    if (reading) return reading
  }
  return null
}

const isRoundRent = (number: string) => Number(number) % RENT_STEP === 0 && !number.startsWith('0')

const rules: readonly Rule[] = [
  /** «Uten møbler», «ikke hybel»: what is not wanted is no wish. */
  ([no = '', thing = '']) =>
    isOneOf(words.negations, no) && subjectOf(isSame, thing) !== null ? { length: 2 } : null,
  /** «Under 60 kvm», «over 10 000»: no filter asks for so little. */
  ([limit = '', number = '', unit = '']) => {
    const amount = numberOf(number)
    if (amount === null) return null
    const isArea = isOneOf(words.unitWords.area, unit)
    const isUnasked = isArea
      ? isOneOf(words.upperLimits, limit)
      : isOneOf(words.lowerLimits, limit) && amount >= SMALLEST_RENT
    return isUnasked ? { length: isArea || isOneOf(words.unitWords.money, unit) ? 3 : 2 } : null
  },
  (following) => {
    const rooms = readRooms(following)
    if (!rooms) return null
    const { length, bedrooms, isLeast } = rooms
    const [fewest = 0] = bedrooms
    // A home of one room has no bedroom, which no filter asks for.
    if (fewest === 0) return { length, category: 'bolig', asked: { slag: 'hybel,studio' } }
    return {
      length,
      asked: isLeast ? { minsoverom: fewest } : { soverom: parseBedrooms(bedrooms.join(',')) ?? fewest },
    }
  },
  ([number = '', unit = '']) => {
    const squareMetres = numberOf(number)
    return squareMetres !== null && isOneOf(words.unitWords.area, unit)
      ? { length: 2, asked: { minareal: squareMetres } }
      : null
  },
  /** «Mellom 10 000 og 12 000 kr», «10 000–12 000», «10 til 12 000»: no filter asks for the least rent. */
  (following, { places }) => {
    const { before, within } = words.rangeWords
    const isBetween = isOneOf(before, following[0] ?? '')
    const [from = '', ...rest] = following.slice(isBetween ? 1 : 0)
    const isJoined = isOneOf(within, rest[0] ?? '')
    const [to = '', unit = ''] = rest.slice(isJoined ? 1 : 0)
    if (!isBetween && !isJoined && !isRoundRent(from) && places.placeOfCode(from) !== null) return null
    const [least, most] = [numberOf(from), numberOf(to)]
    if (least === null || most === null || most < AFTER_YEARS) return null
    const isThousands = isJoined && least * 1_000 < most && least * 1_000 >= SMALLEST_RENT
    if (least >= most || (least < SMALLEST_RENT && !isThousands)) return null
    const isMoney = isOneOf(words.unitWords.money, unit)
    const length = (isBetween ? 1 : 0) + (isJoined ? 1 : 0) + (isMoney ? 3 : 2)
    return { length, asked: { maksleie: most } }
  },
  /** «3256»: a postal code, unless it is said to be an amount or is a round one. */
  ([code = '', unit = ''], { places }) => {
    if (!/^\d{4}$/.test(code) || isOneOf(words.unitWords.money, unit)) return null
    const name = places.placeOfCode(code)
    if (name === null) return null
    const ours = placeIn(places, isSame, wordsOf(name))
    const town = ours === null && !isRoundRent(code) ? townNamed(name.toLocaleLowerCase('nb')) : null
    // «3256 Larvik» names the town twice.
    return ours ? { ...ours, length: 1, hint: code } : town && { length: 1, elsewhere: town }
  },
  (following) => {
    const isMost = isOneOf(words.upperLimits, following[0] ?? '')
    const [number = '', unit = ''] = following.slice(isMost ? 1 : 0)
    const rent = numberOf(number)
    const isMoney = isOneOf(words.unitWords.money, unit)
    if (rent === null || (!isMost && rent < SMALLEST_RENT) || rent < SMALLEST_RENT / 10) return null
    if (rent < AFTER_YEARS && !isMoney && !isMost) return null
    return { length: (isMost ? 1 : 0) + (isMoney ? 2 : 1), asked: { maksleie: rent } }
  },
  /** «Fra 1. mars», «mars», «august 2027». */
  (following, { today }) => {
    const place = following.slice(0, 3).findIndex((word) => monthOf(word) !== null)
    const before = following.slice(0, Math.max(place, 0))
    const month = monthOf(following[place] ?? '')
    if (month === null || !before.every((word) => /^\d{1,2}$/.test(word) || isOneOf(words.limitWords, word)))
      return null
    const day = Number(before.at(-1)) || 1
    const year = /^20\d\d$/.exec(following[place + 1] ?? '')?.[0]
    return {
      length: place + (year ? 2 : 1),
      asked: { fra: isoDate(year ? Number(year) : yearOfNext(month, today), month, day) },
    }
  },
  // Before the words that may be misspelt: «under» is no dog.
  ([word = '']) =>
    isOneOf(words.limitWords, word) || isOneOf(words.skippedWords, word) ? { length: 1 } : null,
  (following, { places }) => placeIn(places, isSame, following),
  ([word = '']) => subjectOf(isSame, word),
  (following) => {
    for (const length of [3, 2, 1]) {
      const town = following.length >= length ? townNamed(following.slice(0, length).join(' ')) : null
      if (town) return { length, elsewhere: town }
    }
    return null
  },
  ([word = '']) => subjectOf(isEndOf, word),
  (following, { places }) => placeIn(places, isMisspelt, following),
  ([word = '']) => subjectOf((given, known) => known.length >= 6 && isMisspelt(given, known), word),
  ([word = '']) => {
    const town = townMisspelt(word)
    return town && { length: 1, elsewhere: town }
  },
]

/** Words and numbers in small letters; «12 000» and «12k» are one number each. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLocaleLowerCase('nb')
    .replace(/(\d)[\s.\u00a0](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\s?k\b/g, '$1000')
    .replace(/(\d)\+/g, '$1 eller flere')
  return plain.match(/\d+|m²|m2|\p{L}+/gu) ?? []
}

function monthOf(word: string): number | null {
  const month = words.monthWords.findIndex((spellings) => spellings.includes(word))
  return month < 0 ? null : month + 1
}

type Match = (given: string, known: string) => boolean

const isSame: Match = (given, known) => given === known
const isEndOf: Match = (given, known) => known.length >= 5 && given.endsWith(known)

/** What a word names, by the words that match it. */
function subjectOf(match: Match, word: string): Reading | null {
  const found = subjects.find(({ spelled }) => spelled.some((known) => match(word, known)))
  if (!found) return null
  const { spelled, ...subject } = found
  // «Toppleilighet»: those that say so come first.
  const hint = match === isEndOf && subject.hint ? { hint: word } : {}
  return { ...subject, ...hint, name: spelled[0] ?? word, length: 1 }
}

/** A town or an area of the landlord that the next one or two words name. */
function placeIn({ towns, areas }: Places, match: Match, following: readonly string[]): Reading | null {
  for (const length of [2, 1]) {
    if (following.length < length) continue
    const word = folderName(following.slice(0, length).join(' '))
    const isNamed = (known: string) => match(word, known)
    const town = towns.find(isNamed)
    if (town) return { length, asked: { by: town } }
    const area = areas.find(isNamed)
    if (area) return { length, asked: { omrade: area } }
  }
  return null
}

const isOneOf = (spellings: readonly string[], word: string): boolean => spellings.includes(word)

/** The year of the next month with a number, from 1 for January on; this year's where it is this month. */
function yearOfNext(month: number, today: IsoDate): number {
  const [year = 0, current = 0] = today.split('-').map(Number)
  return month < current ? year + 1 : year
}
