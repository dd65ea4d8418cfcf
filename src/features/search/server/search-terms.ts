import { asAddress } from '../../../domain/text/street-terms.ts'
import { emptyWords } from './empty-words.ts'

/** A search is a few words: what comes after them is not looked for. */
const MAX_TERMS = 6
const MAX_LENGTH = 80

/**
 * The words of a search that say what is meant, in small letters and without signs. None where it has nothing but words
 * of any sentence, or single letters and digits.
 */
export function searchTerms(query: string): string[] {
  const words = asAddress(query.slice(0, MAX_LENGTH).toLocaleLowerCase('nb')).match(/[\p{L}\d]+/gu)
  const terms = (words ?? []).filter((word) => !emptyWords.has(word))
  return terms.some((term) => term.length > 1) ? terms.slice(0, MAX_TERMS) : []
}

/** The terms that are words: what has only a number in common with a search is no answer to it. */
export const wordsAmong = (terms: readonly string[]): string[] => terms.filter((term) => !/^\d/.test(term))
