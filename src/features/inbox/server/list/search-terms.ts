import { otherSpellings } from '../../../../domain/text/fold-name.ts'

/** Full-text queries for what is typed. */
export interface SearchTerms {
  words: string
  /** The words in each spelling that names have. */
  names: string
}

/**
 * The full-text queries for what a staff member has typed so far: every word must match, the last letters of a word may
 * be missing. Numbers typed with spaces are one number; references match with and without hyphens. Null if there is
 * no term.
 */
export function caseSearchTerms(text: string): SearchTerms | null {
  const joined = withoutCountryCode(text)
    // A reference or a phone number is one term, however it is grouped; digits of two terms are never joined.
    .replace(/\b([a-z]{3})-([a-z0-9]{1,4})(?:-([a-z0-9]{0,4}))?(?=\s|$)/gi, '$1$2$3')
    .replace(/(?<![\p{L}\p{N}])\d+(?:[\s-]+\d+)+(?![\p{L}\p{N}])/gu, (number) => number.replace(/[\s-]/g, ''))
  const words = withoutCountryCode(joined).match(/[\p{L}\p{N}][\p{L}\p{N}@._+]*/gu) ?? []
  const terms = words.slice(0, 12).map((word) => word.replace(/[._+]+$/, ''))
  if (terms.length === 0) return null
  return {
    words: allOf(terms.map((term) => [term])),
    names: allOf(terms.map((term) => [term, ...otherSpellings(term)])),
  }
}

const allOf = (spellings: readonly (readonly string[])[]): string =>
  spellings
    .map((ofWord) => ofWord.map((spelling) => `'${spelling}':*`).join(' | '))
    .map((either) => (either.includes(' | ') ? `(${either})` : either))
    .join(' & ')

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
