import type { Pool } from 'pg'
import { withoutNumberLetters, withStreetsInFull } from '../../../domain/text/street-terms.ts'
import { type FoundDocument, findDocuments } from './find-documents.ts'
import { searchTerms, wordsAmong } from './search-terms.ts'

/** The documents that a search has found. */
interface SearchResult {
  /** What was searched for, as it was understood. */
  query: string
  documents: FoundDocument[]
  /** Whether nothing has all of the words, so that these have some of them. */
  isPartial: boolean
  /** Whether there are more, which match less well. */
  isMore: boolean
}

const isOffered = ({ kind }: FoundDocument): boolean => kind === 'property' || kind === 'listing'

/** Looks for what has all words of a search; where there is none, for what has one of the words, as it is written. */
export async function search(pool: Pool, query: string, limit: number): Promise<SearchResult> {
  const terms = searchTerms(query)
  const resultOf = (documents: FoundDocument[], isPartial: boolean): SearchResult => ({
    query: terms.join(' '),
    documents: documents.slice(0, limit),
    isPartial,
    isMore: documents.length > limit,
  })
  if (terms.length === 0) return resultOf([], false)
  const wanted = withStreetsInFull(terms)
  const all = await findDocuments(pool, wanted, '&', limit + 1)
  const street = wordsAmong(wanted)
  if (street.length > 0 && street.length < terms.length && !all.some(isOffered)) {
    // Nothing is at the number: what else is in the house, or in the street, is nearer than what has both words in its text.
    for (const nearer of [withoutNumberLetters(wanted), street]) {
      const near = nearer ? (await findDocuments(pool, nearer, '&', limit + 1)).filter(isOffered) : []
      if (near.length > 0) return resultOf(near, true)
    }
  }
  if (all.length > 0 || terms.length === 1) return resultOf(all, false)
  const some = street.length > 0 ? await findDocuments(pool, street, '|', limit + 1) : []
  return resultOf(some, some.length > 0)
}
