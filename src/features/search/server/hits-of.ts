import type { Pool } from 'pg'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import type { WishedList } from '../../portfolio-browsing/server/wished-list.ts'
import type { FoundDocument } from './find-documents.ts'
import { readHomeHits } from './found-homes.ts'
import type { Hit, ListHit } from './hits.ts'

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
  const shown = new Set(listHit?.homes.map(({ address }) => address))
  const hits = documents.flatMap(({ kind, ref, title, note, address }): Hit[] => {
    if (kind !== 'property' && kind !== 'listing') return [{ kind, title, note, address }]
    // One that is gone since it was found is left out.
    const home = homes.get(ref)
    if (!home || shown.has(home.address)) return []
    shown.add(home.address)
    return [home]
  })
  return listHit ? [listHit, ...hits] : hits
}

async function readListHit(
  pool: Pool,
  { title, address, count, first }: WishedList,
  today: IsoDate,
): Promise<ListHit> {
  const homes = await readHomeHits(pool, first, today)
  return { kind: 'list', title, address, count, homes: first.flatMap(({ ref }) => homes.get(ref) ?? []) }
}
