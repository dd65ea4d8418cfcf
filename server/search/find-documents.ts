import type { Pool } from 'pg'
import { z } from 'zod'
import { queryRows } from '../database/query.ts'

export const documentKinds = ['property', 'listing', 'form', 'guide', 'rule', 'page'] as const
export type DocumentKind = (typeof documentKinds)[number]

const documentRow = z.object({
  kind: z.enum(documentKinds),
  /** The id of a property or a listing, the address of a page. */
  ref: z.string(),
  title: z.string(),
  note: z.string(),
  address: z.string(),
})

/** A document that a search has found. */
export type FoundDocument = z.infer<typeof documentRow>

/** Ranking reads each match: among more than this the best are not looked for. */
const MAX_RANKED = 500

/** How a document's words have to match those of the search: all of them, or one. */
type Joint = '&' | '|'

/**
 * The documents that match some words, the best first. A word matches by its beginning, by its stem, as the last part of a
 * compound, and where it is misspelt by a letter or two.
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
         where search_words.folded % terms.folded and levenshtein_less_equal(search_words.folded, terms.folded, 2) <=
           case when length(terms.folded) < 5 then 0 when length(terms.folded) < 8 then 1 else 2 end
         order by similarity(search_words.folded, terms.folded) desc, word limit 4) as near
       union all
       select place, 0, to_tsquery('simple', longer.word) from terms cross join lateral (
         select word from search_words
         where length(terms.folded) >= 4 and search_words.folded like '%' || terms.folded || '%'
         order by length(word), word limit 8) as longer
     ), by_term as (
       select place, string_agg('(' || query::text || ')', ' | ') as query
       from alternatives where numnode(query) > 0 group by place
     ), wanted as (
       select string_agg('(' || query || ')', $2)::tsquery as query,
         (select string_agg(term || ':*A', ' | ')::tsquery from terms) as in_title,
         (select string_agg('(' || query::text || ')', ' | ')::tsquery from alternatives where weight = 1 and numnode(query) > 0) as literal
       from by_term
     ), matches as (
       select kind, ref, title, note, address, words from search_documents, wanted where words @@ query limit $3
     )
     select kind, ref, title, note, address from matches, wanted
     order by words @@ in_title desc, ts_rank(words, literal) + ts_rank(words, query) / 4 desc, kind = 'property', kind = 'listing', title, address
     limit $4`,
    [[...terms], ` ${joint} `, MAX_RANKED, limit],
  )
}
