import type { Pool } from 'pg'
import { z } from 'zod'
import { withStreetsInFull } from '../../../domain/text/street-terms.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { searchTerms } from './search-terms.ts'

const meantWord = z.object({ word: z.string() })

/**
 * A search with each word that no document has replaced by the nearest one that some have: «notoden» by «notodden». Null
 * where the words are there, also as a part of a longer one, or where nothing is near.
 */
export async function meaningOf(pool: Pool, query: string): Promise<string | null> {
  const terms = searchTerms(query)
  const rows = await queryRows(
    pool,
    meantWord,
    `select coalesce(nearest.word, written) as word
     from unnest($1::text[], $2::text[]) with ordinality as given (written, term, place)
       left join lateral (
         select search_words.word from search_words
         where search_words.folded % folded(term) and levenshtein_less_equal(search_words.folded, folded(term), 2) between 1 and 2
           and length(term) >= 4
           and not exists (select from search_words where folded like '%' || folded(term) || '%')
           and not exists (select from search_documents where words @@ to_tsquery('norwegian', term))
         order by levenshtein(search_words.folded, folded(term)), similarity(search_words.folded, folded(term)) desc, search_words.word
         limit 1) as nearest on true
     order by place`,
    [terms, withStreetsInFull(terms)],
  )
  const meant = rows.map(({ word }) => word).join(' ')
  return meant === terms.join(' ') ? null : meant
}
