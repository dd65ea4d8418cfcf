import type { Pool } from 'pg'
import { z } from 'zod'
import { queryRows } from '../../../platform/database/query.ts'
import { isNearWord } from './near-words.ts'

const documentKinds = ['property', 'listing', 'form', 'guide', 'rule', 'page'] as const
export type DocumentKind = (typeof documentKinds)[number]

const documentRow = z.object({
  kind: z.enum(documentKinds),
  /** The id of a property or a listing, the address of a page. */
  ref: z.string(),
  title: z.string(),
  note: z.string(),
  address: z.string(),
  /** Whether its title or its note has a word of the search as it is written. */
  isAbout: z.boolean(),
})

/** A document that a search has found. */
export type FoundDocument = z.infer<typeof documentRow>

/** Ranking reads each match: among more than this the best are not looked for. */
const MAX_RANKED = 500

/** What matches less well than the best by this is no answer beside it: it has the word in passing. */
const WORST_OF_BEST = 0.05

/** How a document's words have to match those of the search: all of them, or one. */
type Joint = '&' | '|'

/**
 * The documents that match some words, the best first: those named by one, then homes that stand at a place of that name. A
 * word matches by its beginning and by its stem. Where all are wanted it matches also as the last part of a compound, and where it
 * is misspelt by a letter or two.
 */
export function findDocuments(
  pool: Pool,
  terms: readonly string[],
  joint: Joint,
  limit: number,
): Promise<FoundDocument[]> {
  return queryRows(
    pool,
    documentRow,
    `with terms as (
       select term, folded(term) as folded, place from unnest($1::text[]) with ordinality as given (term, place)
     ), alternatives as (
       select place, 1 as weight, to_tsquery('simple', term || ':*') || to_tsquery('norwegian', term) as query from terms
       union all
       select place, 0, to_tsquery('simple', near.word) from terms cross join lateral (
         select word from search_words
         where ${isNearWord('search_words.folded', 'terms.folded')}
         order by similarity(search_words.folded, terms.folded) desc, word limit 4) as near
       union all
       select place, 0, to_tsquery('simple', longer.word) from terms cross join lateral (
         select word from search_words
         where length(terms.folded) >= 4 and search_words.folded like '%' || terms.folded || '%'
           -- «Etablert» is no «table», and «hydroparken» no «drop».
           and search_words.folded ~ ('..' || terms.folded || '.{0,3}$')
         order by length(word), word limit 8) as longer
     ), by_term as (
       select place, string_agg('(' || query::text || ')', ' | ') as query
       from alternatives where numnode(query) > 0 and (weight = 1 or $2 = ' & ') group by place
     ), wanted as (
       select string_agg('(' || query || ')', $2)::tsquery as query,
         (select string_agg(term || ':*A', ' | ')::tsquery from terms) as in_title,
         (select string_agg('(' || query::text || ')', ' | ')::tsquery from alternatives where weight = 1 and numnode(query) > 0) as literal
       from by_term
     ), matches as (
       select kind, ref, title, note, address, words @@ in_title as is_in_title,
         exists (select from terms where position(' ' || lower(term) in ' ' || lower(note)) > 0) as is_in_note,
         ts_rank(words, literal) + ts_rank(words, query) / 4 as rank
       from (select * from search_documents, wanted where words @@ query limit $3) as found
     ), placed as (
       -- The notes of homes say where they are.
       select *, is_in_note and kind in ('property', 'listing') as is_at_place from matches
     )
     select kind, ref, title, note, address, is_in_title or is_in_note as "isAbout" from placed
     where is_in_title or is_at_place or rank >= $5 * (select max(rank) from matches)
     order by is_in_title desc, is_at_place desc, rank desc, kind = 'property', kind = 'listing', title, address
     limit $4`,
    [[...terms], ` ${joint} `, MAX_RANKED, limit, WORST_OF_BEST],
  )
}
