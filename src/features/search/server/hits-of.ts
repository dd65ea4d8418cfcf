import type { Pool } from 'pg'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import type { WishedList } from '../../portfolio-browsing/server/wished-list.ts'
import type { FoundDocument } from './find-documents.ts'
import { readHomeHits } from './found-homes.ts'
import type { Hit, HomeHit, ListHit } from './hits.ts'

/** Beside homes that are what is wished, so many pages that are about the same. */
const MAX_BESIDES = 3

/** What a search has found as results show it on a day: the list that it asks for, then the documents in their order. */
export async function hitsOf(
  pool: Pool,
  list: WishedList | null,
  documents: readonly FoundDocument[],
  today: IsoDate,
): Promise<Hit[]> {
  const [listHit, homes] = await Promise.all([
    list && readListHit(pool, list, today),
    readHomeHits(pool, documents, today),
  ])
  const isAnswered =
    listHit !== null && list?.isWhole === true && listHit.homes.length + listHit.misses.length > 0
  const shown = new Set(homesIn(listHit).map(({ address }) => address))
  const hits = documents.flatMap(({ kind, ref, title, note, address, isAbout }): Hit[] => {
    const isPage = kind !== 'property' && kind !== 'listing'
    // What is not about it has the words in passing, as other homes have beside those that are what is wished.
    if (isAnswered && (!isAbout || (!isPage && listHit.homes.length > 0))) return []
    if (isPage) return [{ kind, title, note, address }]
    // One that is gone since it was found is left out.
    const home = homes.get(ref)
    if (!home || shown.has(home.address)) return []
    shown.add(home.address)
    return [home]
  })
  return listHit ? [listHit, ...(isAnswered ? hits.slice(0, MAX_BESIDES) : hits)] : hits
}

/** The homes that a list shows. */
export const homesIn = (list: ListHit | null): HomeHit[] =>
  list ? [...list.homes, ...list.misses.map(({ home }) => home)] : []

async function readListHit(
  pool: Pool,
  { first, misses, isWhole: _, ...list }: WishedList,
  today: IsoDate,
): Promise<ListHit> {
  const homes = await readHomeHits(pool, [...first, ...misses.map(({ home }) => home)], today)
  return {
    kind: 'list',
    ...list,
    homes: first.flatMap(({ ref }) => homes.get(ref) ?? []),
    misses: misses.flatMap(({ home: { ref }, reason }) => {
      const home = homes.get(ref)
      if (!home) return []
      // It is said once when the home is vacant.
      return [{ home: home.vacancy?.label === reason ? { ...home, vacancy: null } : home, reason }]
    }),
  }
}
