import { telHref } from '../../../domain/contact/phone-links.ts'
import { defaultLanguage, wordsOf } from '../../../domain/text/language.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import type { Log } from '../../../platform/base/log.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openPool } from '../../../platform/database/pool.ts'
import type { RateLimits } from '../../../platform/limits/rate-limits.ts'
import type { Catalogue } from '../../portfolio-browsing/server/catalogue.ts'
import type { ShownAnswer } from '../answers/shown-answer.ts'
import type { AnswerReader } from './answers/read-answer.ts'
import type { Hit, Suggestion } from './hits.ts'
import { hitsOf, homesIn } from './hits-of.ts'
import { meaningOf } from './meant-words.ts'
import { countMissedSearch } from './missed-searches.ts'
import { rankHomes } from './rank-homes.ts'
import { resultWords } from './results.words.ts'
import { search } from './search.ts'

/** How many results a page shows, and how many are suggested while a visitor types. */
const MAX_HITS = 30
const MAX_SUGGESTIONS = 8

/** However many search at once, forms and pages keep their connections. */
const limits = { max: 3, statementMs: 2000 }

/** What a page of results shows. */
export interface SearchResultsView {
  /** What was searched for, as it was understood. */
  query: string
  /** What answers it; null where it asks for no such thing. */
  answer: ShownAnswer | null
  hits: Hit[]
  /** Whether nothing has all of the words, so that the hits have some of them. */
  isPartial: boolean
  /** Whether there are more, which match less well. */
  isMore: boolean
  /** The search with the words that were meant; null where its own words are found. */
  meant: string | null
}

/** What is suggested while a visitor types. */
export interface Suggestions {
  /** The answer, and where a press on it leads: to the number to call, or on. */
  answer: Suggestion | null
  hits: Suggestion[]
}

/** Who searches, and when. */
interface SearchingClient {
  /** The client's address; null if it is this machine. */
  address: string | null
  now: Date
}

/** The search of the site, on connections of its own. */
export interface SearchService {
  suggest(query: string): Promise<Suggestions>
  /** What the page of results shows. */
  find(query: string): Promise<SearchResultsView>
  /** The same for a visitor's first look at it: a search that finds nothing is counted, of each client some. */
  findAndCount(query: string, client: SearchingClient): Promise<SearchResultsView>
  close(): Promise<void>
}

export function openSearch(
  database: Pick<Database, 'url' | 'pool'>,
  { wishedList }: Pick<Catalogue, 'wishedList'>,
  rateLimits: Pick<RateLimits, 'allow'>,
  answerTo: AnswerReader,
  log: Log,
  clock: () => Date = () => new Date(),
): SearchService {
  const pool = openPool(database.url, log, limits)
  const lookUp = async (query: string, limit: number): Promise<Omit<SearchResultsView, 'meant'>> => {
    const [{ documents, ...result }, list, answer] = await Promise.all([
      search(pool, query, limit),
      wishedList(query, (things) => rankHomes(pool, things)),
      answerTo(query, clock()),
    ])
    // The list has all of the words: what has some of them only is no answer beside it.
    const isListAlone = list !== null && result.isPartial
    const hits = await hitsOf(pool, list, isListAlone ? [] : documents, osloDate(clock()))
    return {
      query: result.query,
      answer,
      hits: hits.slice(0, limit),
      isPartial: result.isPartial && !isListAlone,
      isMore: (result.isMore && !isListAlone) || hits.length > limit,
    }
  }
  const find = async (query: string): Promise<SearchResultsView> => {
    const result = await lookUp(query, MAX_HITS)
    const meant = isWordsOnly(result) ? await meaningOf(pool, query) : null
    return { ...result, meant }
  }
  return {
    async suggest(query) {
      const { answer, hits } = await lookUp(query, MAX_SUGGESTIONS)
      const suggested = suggestedOf(hits).slice(0, MAX_SUGGESTIONS)
      return { answer: answer && suggestedAnswer(answer), hits: suggested.map(suggestionOf) }
    },
    find,
    async findAndCount(query, { address, now }) {
      const result = await find(query)
      const isMissed = result.query !== '' && result.hits.length === 0 && result.answer === null
      if (isMissed && (await rateLimits.allow('missedSearch', address)))
        await countMissedSearch(database.pool, result.query, now)
      return result
    },
    close: () => pool.end(),
  }
}

/** Whether hits were found by their words: a wish that is read says in its title as what. */
const isWordsOnly = ({ hits, isPartial }: Pick<SearchResultsView, 'hits' | 'isPartial'>): boolean =>
  !isPartial && hits.length > 0 && hits[0]?.kind !== 'list'

function suggestedAnswer({ title, text, calls: [call], links: [link] }: ShownAnswer): Suggestion {
  const number = call && telHref(call.number)
  return number
    ? { title: call.label, note: `${title}. ${text}`, address: number }
    : { title, note: text, address: link?.href ?? '/kundeservice' }
}

/** The list of a wish, then pages, then homes: who types a word such as «parkering» may want the page of that name. */
function suggestedOf(hits: readonly Hit[]): Hit[] {
  const [list] = hits
  return list?.kind === 'list' ? [list, ...hits.slice(1), ...homesIn(list)] : [...hits]
}

/** A hit as a title and one line: of a home its rent, when it is vacant, and where it lies. */
function suggestionOf(hit: Hit): Suggestion {
  return { title: hit.title, note: noteOf(hit), address: hit.address }
}

function noteOf(hit: Hit): string {
  if (hit.kind === 'list') return wordsOf(resultWords, defaultLanguage).count(hit.count)
  if (hit.kind === 'property' || hit.kind === 'listing')
    return [hit.price, hit.vacancy?.label, hit.place].filter(Boolean).join(' · ')
  return hit.note
}
