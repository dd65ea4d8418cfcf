import { defaultLanguage, wordsOf } from '../../domain/language.ts'
import type { Log } from '../base/log.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/database.ts'
import { openPool } from '../database/pool.ts'
import type { Hit } from './find-documents.ts'
import { listWords } from './list.words.ts'
import { meaningOf } from './meant-words.ts'
import { countMissedSearch } from './missed-searches.ts'
import { type SearchResult, search } from './search.ts'

/** How many results a page shows, and how many are suggested while a visitor types. */
const MAX_HITS = 30
const MAX_SUGGESTIONS = 8

/** However many search at once, forms and pages keep their connections. */
const limits = { max: 3, statementMs: 2000 }

/** What a page of results shows. */
export interface FoundByWords extends SearchResult {
  /** The search with the words that were meant; null where its own words are found. */
  meant: string | null
}

/** The search of the site, on connections of its own. */
export interface SearchService {
  suggest(query: string): Promise<SearchResult>
  /** What the page of results shows. */
  find(query: string): Promise<FoundByWords>
  /** The same for a visitor's first look at it: a search that finds nothing is counted. */
  findAndCount(query: string, now: Date): Promise<FoundByWords>
  close(): Promise<void>
}

export function openSearch(
  database: Pick<Database, 'url' | 'pool'>,
  { wishedList }: Pick<Catalogue, 'wishedList'>,
  log: Log,
): SearchService {
  const pool = openPool(database.url, log, limits)
  /** What is found, after the list of properties that the words ask for. */
  const withList = async (query: string, limit: number): Promise<SearchResult> => {
    const [result, list] = await Promise.all([search(pool, query, limit), wishedList(query)])
    if (!list) return result
    const note = wordsOf(listWords, defaultLanguage).count(list.count)
    const hit: Hit = { kind: 'list', title: list.title, note, address: list.address }
    // The list has all of the words: what has some of them only is no answer beside it.
    return result.isPartial
      ? { ...result, hits: [hit], isPartial: false, isMore: false }
      : { ...result, hits: [hit, ...result.hits].slice(0, limit) }
  }
  const find = async (query: string): Promise<FoundByWords> => {
    const result = await withList(query, MAX_HITS)
    const meant = result.hits.length > 0 && !result.isPartial ? await meaningOf(pool, query) : null
    return { ...result, meant }
  }
  return {
    suggest: (query) => withList(query, MAX_SUGGESTIONS),
    find,
    async findAndCount(query, now) {
      const result = await find(query)
      if (result.query && result.hits.length === 0) await countMissedSearch(database.pool, result.query, now)
      return result
    },
    close: () => pool.end(),
  }
}
