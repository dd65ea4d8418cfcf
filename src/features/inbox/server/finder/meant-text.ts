import type { Pool } from 'pg'
import { z } from 'zod'
import { foldName } from '../../../../domain/text/fold-name.ts'
import { asAddress, withStreetsInFull } from '../../../../domain/text/street-terms.ts'
import { queryRows, rowExists } from '../../../../platform/database/query.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import { isNearWord } from '../../../search/server/near-words.ts'
import type { Caseworker } from '../caseworker.ts'
import { caseQuery, caseSearchTerms, typedWords } from '../list/search-terms.ts'

/** So many words near each word that is typed are tried. */
const MAX_NEAR = 4

/** So many texts are tried, the nearest first. */
const MAX_MEANINGS = 12

/** Longer words are none that people are called by, and no distance is measured to them. */
const MAX_LETTERS = 40

const nearWord = z.object({ place: z.number(), word: z.string(), distance: z.number() })

const wordTables = ['case_words', 'search_words'] as const

/** What a text without a match may have meant, the nearest first: each of its words as it is, or as one that is known. */
export async function meaningsOf(pool: Pool, text: string): Promise<string[]> {
  const typed = withStreetsInFull(typedWords(text.includes('@') ? text : asAddress(text)))
  const folded = typed.map(foldName)
  const swapped = folded.flatMap((word, place) => swappedLetters(word).map((swap) => ({ place, swap })))
  const near = await queryRows(
    pool,
    nearWord,
    `with given as (
       select place::int - 1 as place, term from unnest($1::text[]) with ordinality as each (term, place) where term ~ '^\\D{4,${MAX_LETTERS}}$'
     ), near as (
       ${wordTables
         .map(
           (
             table,
           ) => `select place, word, levenshtein(folded, term) as distance, similarity(folded, term) as likeness
       from given cross join lateral (
         select word, folded from ${table} where ${isNearWord(`${table}.folded`, 'given.term')} and folded <> given.term
         order by levenshtein(folded, given.term), similarity(folded, given.term) desc, word limit ${MAX_NEAR}) as known
       union select place, word, 1, 1 from unnest($2::int[], $3::text[]) as each (place, swap) join ${table} on folded = swap`,
         )
         .join(' union ')}
     )
     select place, word, min(distance)::int as distance from near group by place, word
     order by place, distance, max(likeness) desc, word`,
    [folded, swapped.map(({ place }) => place), swapped.map(({ swap }) => swap)],
  )
  let meanings: { words: string[]; distance: number }[] = [{ words: [], distance: 0 }]
  for (const [place, word] of typed.entries()) {
    const known = near.filter((each) => each.place === place).slice(0, MAX_NEAR)
    const choices = [
      { word, distance: 0 },
      ...known.map((each) => ({ ...each, word: writtenAs(word, each.word) })),
    ]
    meanings = meanings
      .flatMap(({ words, distance }) =>
        choices.map((choice) => ({ words: [...words, choice.word], distance: distance + choice.distance })),
      )
      .sort((one, other) => one.distance - other.distance)
      .slice(0, MAX_MEANINGS + 1)
  }
  return meanings.filter(({ distance }) => distance > 0).map(({ words }) => words.join(' '))
}

/** The first of some texts that a case has which the staff member reads. */
export async function firstWithCases(
  pool: Pool,
  worker: Caseworker,
  texts: readonly string[],
): Promise<string | null> {
  const keys = accessKeys(worker.role)
  for (const text of texts) {
    const terms = caseSearchTerms(text)
    const isThere =
      terms &&
      (await rowExists(
        pool,
        `select from cases where search @@ ${caseQuery({ names: '$1', words: '$2' })} and ${isVisibleTo('$3')} limit 1`,
        [terms.names, terms.words, keys],
      ))
    if (isThere) return text
  }
  return null
}

/** What a text without a match meant, of what the staff member reads; null where no case has it. */
export const meantCases = async (pool: Pool, worker: Caseworker, text: string): Promise<string | null> =>
  firstWithCases(pool, worker, await meaningsOf(pool, text))

/** A word with two neighbouring letters in the other order, for each two: «hnasen» is «hansen». */
const swappedLetters = (word: string): string[] =>
  word.length < 4 || word.length > MAX_LETTERS || /\d/.test(word)
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
      ).filter((swapped) => swapped !== word)

/** A known word with a capital where the typed one has it. */
const writtenAs = (typed: string, known: string): string =>
  /^\p{Lu}/u.test(typed) ? known.charAt(0).toLocaleUpperCase('nb') + known.slice(1) : known
