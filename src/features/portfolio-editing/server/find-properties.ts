import type { Pool } from 'pg'
import { z } from 'zod'
import { foldName, withoutAe } from '../../../domain/text/fold-name.ts'
import { asAddress, withStreetsInFull } from '../../../domain/text/street-terms.ts'
import { queryRows } from '../../../platform/database/query.ts'

/** How many words of a text are searched for. */
const MAX_WORDS = 8

const foundProperty = z.object({ id: z.string(), title: z.string(), note: z.string() })

/** A property by its title; the note says what and where it is. */
type FoundProperty = z.output<typeof foundProperty>

/** A few properties whose title has all of the words, those on the site first, then drafts; else with the street's name in full. */
export async function findProperties(pool: Pool, text: string, limit: number): Promise<FoundProperty[]> {
  const found = await findTitles(pool, text, limit)
  const inFull = withStreetsInFull(asAddress(text).replaceAll('.', ' ').split(/\s+/)).join(' ')
  return found.length > 0 || inFull === text ? found : findTitles(pool, inFull, limit)
}

function findTitles(pool: Pool, text: string, limit: number): Promise<FoundProperty[]> {
  const patterns = patternsOf(text)
  if (!patterns) return Promise.resolve([])
  return queryRows(
    pool,
    foundProperty,
    `select id::text, title, concat_ws(' · ', type, location) as note from (
       select id, title, type, location, 0 as place from properties
       union all
       select * from (
         select distinct on (property_id) property_id, content ->> 'title', content ->> 'type', content ->> 'location', 1
         from property_versions where not exists (select from properties where id = property_id)
         order by property_id, property_versions.id desc) as drafts
     ) as known
     where folded(title) like all($1::text[]) or replace(folded(title), 'ae', 'e') like all($3::text[])
     order by place, title collate "nb-x-icu", id limit $2`,
    [patterns.folded, limit, patterns.withoutAe],
  )
}

const publishedProperty = z.object({ value: z.string(), label: z.string() })

/** A few properties on the site whose title or place has all of the words, as choices of a field. */
export function findPublishedProperties(
  pool: Pool,
  text: string,
  limit: number,
): Promise<z.output<typeof publishedProperty>[]> {
  const patterns = patternsOf(text)
  if (!patterns) return Promise.resolve([])
  return queryRows(
    pool,
    publishedProperty,
    `select id::text as value, concat_ws(', ', title, location) as label from properties
     where folded(concat_ws(' ', title, location)) like all($1::text[])
       or replace(folded(concat_ws(' ', title, location)), 'ae', 'e') like all($3::text[])
     order by title collate "nb-x-icu", id limit $2`,
    [patterns.folded, limit, patterns.withoutAe],
  )
}

/** A pattern of `like` for each folded word of a text, and those with «e» for «æ»; null where there is no word. */
export function patternsOf(text: string): { folded: string[]; withoutAe: string[] } | null {
  const words = foldName(text).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const patterns = (spelled: readonly string[]) =>
    spelled.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return words.length > 0 ? { folded: patterns(words), withoutAe: patterns(words.map(withoutAe)) } : null
}
