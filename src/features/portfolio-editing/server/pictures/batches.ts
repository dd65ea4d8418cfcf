import { z } from 'zod'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { keyColumn, propertyId } from '../../../../platform/database/columns.ts'
import { execute, findRow, type Queryable, queryRow, queryRows } from '../../../../platform/database/query.ts'
import { manyPicturesTexts, pictureProblems } from '../../pictures.words.ts'
import { type NamedHome, pictureMatcher } from './match-pictures.ts'

/** More pictures than any landlord of this size sends at once. */
export const MAX_BATCH_PICTURES = 5000

export const pictureState = z.enum(['waiting', 'taken', 'failed'])

/** Why a picture is not taken. */
export type PictureProblem = keyof typeof pictureProblems

export const pictureProblem = keyColumn(pictureProblems)

interface NewBatch {
  staffId: string | null
  source: 'upload' | 'import'
  /** The hosts that an import names, besides those of the setting. */
  hosts?: readonly string[]
  /** The spreadsheet that names them. */
  importId?: string
}

/** Opens a batch: many pictures that are added, and undone, as one. Gives its id. */
export function createBatch(
  db: Queryable,
  { staffId, source, hosts = [], importId }: NewBatch,
): Promise<string> {
  return queryRow(
    db,
    z.string(),
    'insert into picture_batches (staff_id, source, hosts, import_id) values ($1, $2, $3, $4) returning id::text',
    [staffId, source, hosts, importId],
  )
}

const openBatch = z.object({
  id: z.string(),
  source: z.enum(['upload', 'import']),
  added_at: z.date().nullable(),
  import_id: z.string().nullable(),
})

export type OpenBatch = z.output<typeof openBatch>

/**
 * A batch. Where `lock` is set, no other transaction changes it until this one ends.
 * @throws Refusal where there is none.
 */
export async function findBatch(db: Queryable, id: string, { lock = false } = {}): Promise<OpenBatch> {
  const batch = await findRow(
    db,
    openBatch,
    `select id, source, added_at, import_id from picture_batches where id::text = $1 ${lock ? 'for update' : ''}`,
    [id],
  )
  if (!batch) throw new Refusal(manyPicturesTexts.noBatch)
  return batch
}

/** What has become of a picture that was sent. */
export type PictureResult = { url: string } | { problem: PictureProblem }

/** Notes a picture that was sent by itself. The same name again is the same picture. */
export async function notePicture(
  db: Queryable,
  { batch, name }: { batch: string; name: string },
  result: PictureResult,
): Promise<void> {
  await execute(
    db,
    `insert into batch_pictures (batch_id, ref, name, state, url, problem) values ($1, $2, $2, $3, $4, $5)
     on conflict (batch_id, ref) do update
       set state = excluded.state, url = excluded.url, problem = excluded.problem where not batch_pictures.added`,
    [batch, name, ...columnsOfResult(result)],
  )
}

async function settlePicture(db: Queryable, id: string, result: PictureResult): Promise<void> {
  await execute(db, 'update batch_pictures set state = $2, url = $3, problem = $4 where id = $1', [
    id,
    ...columnsOfResult(result),
  ])
}

/** What may go well later is tried again after half a minute, then after two and after eight. */
const MAX_TRIES = 4
const RETRY_AFTER_S = 30

/** Notes what has become of a picture, unless it is to be tried again. */
export async function settleOrRetry(
  db: Queryable,
  { id, tries }: { id: string; tries: number },
  result: PictureResult,
): Promise<void> {
  const mayGoWell = 'problem' in result && (result.problem === 'web' || result.problem === 'failed')
  if (!mayGoWell || tries + 1 >= MAX_TRIES) return settlePicture(db, id, result)
  await execute(
    db,
    'update batch_pictures set tries = tries + 1, try_at = now() + make_interval(secs => $2) where id = $1',
    [id, RETRY_AFTER_S * 4 ** tries],
  )
}

const columnsOfResult = (result: PictureResult) =>
  'url' in result ? ['taken', result.url, null] : ['failed', null, result.problem]

const namedHome = z.object({
  id: propertyId,
  title: z.string(),
  location: z.string(),
  city: z.string().nullable(),
}) satisfies z.ZodType<NamedHome>

/** Every home that takes pictures: drafts too, but none that was taken off the site. */
export function readHomes(db: Queryable): Promise<NamedHome[]> {
  return queryRows(
    db,
    namedHome,
    `with newest as (select distinct on (property_id) property_id, state, content
       from property_versions order by property_id, id desc)
     select coalesce(properties.id, property_id)::text as id, coalesce(properties.title, content ->> 'title') as title,
       coalesce(properties.location, content ->> 'location', '') as location, coalesce(properties.city, content ->> 'city') as city
     from properties full join newest on newest.property_id = properties.id
     where properties.id is not null or newest.state <> 'archived'`,
  )
}

const unmatched = z.object({ id: z.string(), name: z.string() })

/** Finds the homes of a batch's pictures that have not been looked at, by their names. */
export async function matchBatch(db: Queryable, batch: string): Promise<void> {
  const pictures = await queryRows(
    db,
    unmatched,
    'select id::text, name from batch_pictures where batch_id = $1 and not is_matched',
    [batch],
  )
  if (pictures.length === 0) return
  const match = pictureMatcher(await readHomes(db))
  const found = pictures.map(({ id, name }) => ({ id, fits: match(name) }))
  await execute(
    db,
    `update batch_pictures set is_matched = true,
       property_id = case when cardinality(found.fits) = 1 then found.fits[1] end,
       fits = case when cardinality(found.fits) > 1 then found.fits else '{}' end
     from (select (one ->> 'id')::bigint as id,
         array(select jsonb_array_elements_text(one -> 'fits')::uuid) as fits
       from jsonb_array_elements($1::jsonb) one) found
     where batch_pictures.id = found.id and not is_matched`,
    [JSON.stringify(found)],
  )
}
