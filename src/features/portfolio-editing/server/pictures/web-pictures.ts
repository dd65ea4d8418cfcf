import { writeFile } from 'node:fs/promises'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import { createLimit } from '../../../../platform/base/concurrency.ts'
import { propertyId } from '../../../../platform/database/columns.ts'
import { execute, findRow, type Queryable, queryRows } from '../../../../platform/database/query.ts'
import { downloadPicture, isAllowedAddress } from '../../../../platform/pictures/download.ts'
import { inWorkFile } from '../../../../platform/pictures/take-picture.ts'
import { takeBatchPicture } from '../add-picture.ts'
import { createBatch, type PictureResult, settleOrRetry } from './batches.ts'
import type { TakeDeps } from './take-deps.ts'

interface WebPictures {
  properties: readonly PropertyId[]
  /** The hosts that the import names, besides those of IMAGE_HOSTS. */
  hosts: readonly string[]
  staffId: string | null
}

const namedPicture = z.object({ property: propertyId, address: z.string() })

/**
 * Has the pictures copied that properties name by addresses on the web, as part of the import that wrote them: the job
 * `take-pictures` puts each in the place of its address. Gives the batch to follow; null where there is none to copy.
 */
export async function copyWebPictures(
  client: PoolClient,
  { properties, hosts, staffId }: WebPictures,
): Promise<string | null> {
  const named = await queryRows(
    client,
    namedPicture,
    `with newest as (select distinct on (property_id) property_id, content from property_versions
       where property_id = any($1::uuid[]) order by property_id, id desc)
     select distinct property::text as property, address from (
       select id as property, unnest(images || image_url) as address from properties where id = any($1::uuid[])
       union all select property_id, jsonb_array_elements_text(content -> 'images') from newest
       union all select property_id, content ->> 'image_url' from newest
     ) as shown where address ~* '^https?://' order by 1, 2`,
    [properties],
  )
  if (named.length === 0) return null
  const batch = await createBatch(client, { staffId, source: 'import', hosts })
  await addNamed(client, batch, named)
  return batch
}

type NamedPicture = z.output<typeof namedPicture>

const addNamed = (client: PoolClient, batch: string, named: readonly NamedPicture[]) =>
  execute(
    client,
    `insert into batch_pictures (batch_id, ref, name, property_id, is_matched)
     select $1, property || ' ' || address, address, property::uuid, true
     from unnest($2::text[], $3::text[]) as named (property, address) on conflict (batch_id, ref) do nothing`,
    [batch, named.map(({ property }) => property), named.map(({ address }) => address)],
  )

/** Has the pictures copied that a spreadsheet names: only from the hosts of IMAGE_HOSTS. */
export async function copySheetPictures(
  client: PoolClient,
  { importId, staffId, named }: { importId: string; staffId: string; named: readonly NamedPicture[] },
): Promise<void> {
  if (named.length === 0) return
  const batch =
    (await findSheetBatch(client, importId)) ??
    (await createBatch(client, { staffId, source: 'import', importId }))
  await addNamed(client, batch, named)
}

/** The batch of the pictures that a spreadsheet has named; null where it has named none. */
export const findSheetBatch = (db: Queryable, importId: string): Promise<string | null> =>
  findRow(db, z.string(), 'select id::text from picture_batches where import_id = $1', [importId])

const webPicture = z.object({
  id: z.string(),
  address: z.string(),
  hosts: z.array(z.string()),
  tries: z.number(),
})

/** Servers of others are asked for a few at a time. */
const AT_ONCE = 4

/** How many are read of the table at a time. */
const PAGE = 200

export async function takeWebPictures(deps: TakeDeps, isOver: () => boolean): Promise<number> {
  const { pool } = deps.database
  const pictures = await queryRows(
    pool,
    webPicture,
    `select batch_pictures.id::text, name as address, hosts, tries from batch_pictures
     join picture_batches on picture_batches.id = batch_id
     where state = 'waiting' and archive_id is null and try_at <= now() order by batch_pictures.id limit ${PAGE}`,
  )
  const limit = createLimit(AT_ONCE)
  let taken = 0
  await Promise.all(
    pictures.map((picture) =>
      limit.run(async () => {
        if (isOver()) return
        const result = await takeWebPicture(deps, picture)
        if ('url' in result) await noteCopy(pool, picture.address, result.url)
        await settleOrRetry(pool, picture, result)
        taken += 1
      }),
    ),
  )
  return taken
}

/** Notes the copy of a picture, for imports that name it again. */
async function noteCopy(db: Queryable, address: string, url: string): Promise<void> {
  await execute(
    db,
    `insert into copied_pictures (address, url) values ($1, $2)
     on conflict (address) do update set url = excluded.url`,
    [address, url],
  )
}

const copiedPicture = z.object({ address: z.string(), url: z.string() })

/** The copies of pictures that were copied before, by their addresses on the web. */
export async function readCopies(
  db: Queryable,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map()
  const copied = await queryRows(
    db,
    copiedPicture,
    'select address, url from copied_pictures where address = any($1)',
    [addresses],
  )
  return new Map(copied.map(({ address, url }) => [address, url]))
}

interface WithPictures {
  images?: string[]
  image_url?: string | null
}

/** The rows of an import with the copies of the pictures that were copied before, instead of their addresses on the web. */
export async function withCopies<Row extends WithPictures>(
  db: Queryable,
  rows: readonly Row[],
): Promise<Row[]> {
  const named = rows.flatMap(({ images = [], image_url }) => [...images, image_url ?? ''])
  const addresses = named.filter((address) => /^https?:/i.test(address))
  if (addresses.length === 0) return [...rows]
  const copies = await readCopies(db, addresses)
  const copyOf = (address: string) => copies.get(address) ?? address
  return rows.map((row) => ({
    ...row,
    ...(row.images ? { images: row.images.map(copyOf) } : {}),
    ...(row.image_url ? { image_url: copyOf(row.image_url) } : {}),
  }))
}

async function takeWebPicture(
  deps: TakeDeps,
  { address, hosts }: z.output<typeof webPicture>,
): Promise<PictureResult> {
  const { IMAGE_HOSTS } = deps.config
  if (!isAllowedAddress(address, [...IMAGE_HOSTS, ...hosts])) return { problem: 'host' }
  let bytes: Buffer
  try {
    bytes = await downloadPicture(address, IMAGE_HOSTS, hosts)
  } catch (error) {
    deps.log.info({ err: error, address }, 'A picture cannot be downloaded')
    return { problem: 'web' }
  }
  try {
    return await inWorkFile(deps, async (file) => {
      await writeFile(file, bytes, { mode: 0o600 })
      return takeBatchPicture(deps, file)
    })
  } catch (error) {
    deps.log.error({ err: error, address }, 'Storing a picture failed')
    return { problem: 'failed' }
  }
}
