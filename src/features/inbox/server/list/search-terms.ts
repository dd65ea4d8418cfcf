import { otherSpellings } from '../../../../domain/text/fold-name.ts'
import { joinNumberLetters, streetSpellings } from '../../../../domain/text/street-terms.ts'

/** Full-text queries for what is typed. */
export interface SearchTerms {
  words: string
  /** The words in each spelling that names have. */
  names: string
}

const MAX_WORDS = 12

/**
 * The full-text queries for what a staff member has typed so far: every word must match, the last letters of a word may
 * be missing. Numbers typed with spaces are one number; references match with and without hyphens. Null if there is
 * no term.
 */
export function caseSearchTerms(text: string): SearchTerms | null {
  const terms = typedWords(text)
  if (terms.length === 0) return null
  return { words: terms.map(beginning).join(' & '), names: terms.map(spelled).join(' & ') }
}

/** The words that are typed, a telephone number and a reference each as one. */
export function typedWords(text: string): string[] {
  const joined = withoutCountryCode(joinNumberLetters(text))
    // A reference or a phone number is one term, however it is grouped; digits of two terms are never joined.
    .replace(/\b([a-z]{3})-([a-z0-9]{1,4})(?:-([a-z0-9]{0,4}))?(?=\s|$)/gi, '$1$2$3')
    .replace(/(?<![\p{L}\p{N}])\d+(?:[\s-]+\d+)+(?![\p{L}\p{N}])/gu, (number) => number.replace(/[\s-]/g, ''))
  const words = withoutCountryCode(joined).match(/[\p{L}\p{N}][\p{L}\p{N}@._+]*/gu) ?? []
  return words.slice(0, MAX_WORDS).map((word) => word.replace(/[._+]+$/, ''))
}

const exactly = (word: string): string => `'${word}'`
const beginning = (word: string): string => `${exactly(word)}:*`

/** A word in each spelling that names, addresses and references have. */
function spelled(word: string): string {
  const { beginnings, short } = streetSpellings(word)
  const [, street, number] = /^(\p{L}{4,})(\d{1,3}[a-h]?)$/iu.exec(word) ?? []
  const [, digits, letter] = /^(\d{1,3})([a-h])$/i.exec(word) ?? []
  // The end of a reference without its hyphen.
  const [, middle, last] = /^(?=.*\d)(?=.*[a-z])([a-z\d]{4})([a-z\d]{1,4})$/i.exec(word) ?? []
  const spellings = [
    ...[word, ...otherSpellings(word), ...beginnings].map(beginning),
    ...short.map(exactly),
    ...(street && number ? [`(${spelled(street)} & ${spelled(number)})`] : []),
    ...(digits && letter ? [`(${exactly(digits)} <-> ${exactly(letter)})`] : []),
    ...(middle && last ? [`(${exactly(middle)} & ${beginning(last)})`] : []),
  ]
  return spellings.length > 1 ? `(${spellings.join(' | ')})` : spellings.join()
}

/** Norway's own numbers are found without its prefix: cases are indexed by the last eight digits as well. */
function withoutCountryCode(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])\(?(?:\+|00)47\)?[\s-]*(?=\d)/gu, '')
    .replace(/(?<![\p{L}\p{N}+])47(\d{8})(?![\p{L}\p{N}])/gu, '$1')
}

/**
 * SQL for the `tsquery` of search terms: words of texts are matched by stem; names, numbers and references as they are
 * typed, with or without æ, ø and å.
 */
export const caseQuery = ({ names, words }: SearchTerms): string =>
  `(to_tsquery('simple', folded(${names})) || to_tsquery('norwegian', ${words}))`
