import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import { propertyId } from '../../../../platform/database/columns.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, queryRows, rowExists } from '../../../../platform/database/query.ts'
import { inContestedTransaction } from '../../../../platform/database/transaction.ts'
import { manyPicturesTexts } from '../../pictures.words.ts'
import { changeContent } from '../change-content.ts'
import type { PropertyContent } from '../property-content.ts'
import { findBatch } from './batches.ts'
import { sortPictures } from './match-pictures.ts'

type Deps = { database: Pick<Database, 'pool'> }

interface Added {
  pictures: number
  properties: number
}

const readyPicture = z.object({ id: z.string(), property: propertyId, name: z.string(), url: z.string() })

type ReadyPicture = z.output<typeof readyPicture>

const READY = `state = 'taken' and not added and not is_left and property_id is not null`

/**
 * Adds the pictures of a batch to their homes, behind those that they have: all of them, or none. Drafts stay drafts, and take theirs
 * too. A second press adds only what has come since.
 * @throws Refusal while pictures are still being taken in.
 */
export function addBatch(deps: Deps, { batch, staffId }: { batch: string; staffId: string }): Promise<Added> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const { import_id: key } = await findBatch(client, batch, { lock: true })
    if (await isArriving(client, batch)) throw new Refusal(manyPicturesTexts.stillArriving)
    const ready = await queryRows(
      client,
      readyPicture,
      `select id::text, property_id::text as property, name, url from batch_pictures where batch_id = $1 and ${READY}`,
      [batch],
    )
    const added = { pictures: 0, properties: 0 }
    for (const [property, pictures] of Map.groupBy(ready, ({ property }) => property)) {
      const count = await addToHome(client, { property, pictures, by: staffId, key })
      added.pictures += count
      added.properties += count > 0 ? 1 : 0
    }
    await execute(client, 'update picture_batches set added_at = now(), undone_at = null where id = $1', [
      batch,
    ])
    await addAuditEntry(client, { staffId, action: 'pictures-added', detail: added })
    return added
  })
}

function isArriving(client: PoolClient, batch: string): Promise<boolean> {
  return rowExists(
    client,
    `select from batch_pictures where batch_id = $1 and state = 'waiting'
     union all select from picture_archives where batch_id = $1 and state in ('arrived', 'listed') limit 1`,
    [batch],
  )
}

interface ForHome {
  property: PropertyId
  pictures: readonly ReadyPicture[]
  by: string | null
  /** The spreadsheet that named the pictures. */
  key: string | null
}

const samePicture = z.object({ url: z.string(), same: z.array(z.string()) })

/** Adds pictures to a home, those that it does not have yet. Gives how many. */
async function addToHome(client: PoolClient, { property, pictures, by, key }: ForHome): Promise<number> {
  const urls = [...new Set(sortPictures(pictures).map(({ url }) => url))]
  const rows = await queryRows(
    client,
    samePicture,
    `select ours.url, array_agg(theirs.url) as same from pictures ours join pictures theirs on theirs.key = ours.key
     where ours.url = any($1) group by ours.url`,
    [urls],
  )
  const same = new Map(rows.map((row) => [row.url, row.same]))
  const instead = new Map(pictures.map(({ name, url }) => [name, url]))
  const added = new Set<string>()
  const isThere = await changeContent(client, property, {
    by,
    key,
    change(content) {
      const before = picturesOf(content).map((url) => instead.get(url) ?? url)
      const isKnown = (url: string) => same.get(url)?.some((each) => before.includes(each)) ?? false
      const after = [...new Set([...before, ...urls.filter((url) => !isKnown(url))])]
      for (const url of after) if (!content.images.includes(url) && urls.includes(url)) added.add(url)
      const { image_url: main } = content
      return withPictures(content, after, main && (instead.get(main) ?? main))
    },
  })
  const isNew = isThere ? pictures.filter(({ url }) => added.has(url)) : []
  const notAdded = pictures.filter((picture) => !isNew.includes(picture))
  await execute(client, 'update batch_pictures set added = true where id = any($1)', [
    isNew.map(({ id }) => id),
  ])
  await execute(client, `update batch_pictures set state = 'failed', problem = $2 where id = any($1)`, [
    notAdded.map(({ id }) => id),
    isThere ? 'there' : 'gone',
  ])
  if (isNew.length > 0) await logPictures(client, { property, by, pictures: isNew.length })
  return isNew.length
}

/** The pictures that a home has; none where there is only a stand-in for one. */
function picturesOf({ images, image_url }: PropertyContent): string[] {
  const urls = images.length > 0 ? images : image_url ? [image_url] : []
  return urls.filter((url) => !url.includes('placeholder'))
}

function withPictures(content: PropertyContent, images: string[], main: string | null): PropertyContent {
  const isSame =
    images.length === content.images.length && images.every((url, at) => url === content.images[at])
  const isAlone = content.images.length === 0 && images.length === 1 && images[0] === content.image_url
  if (isSame || isAlone) return content
  return { ...content, images, image_url: main && images.includes(main) ? main : (images[0] ?? null) }
}

const logPictures = (
  client: PoolClient,
  { property, by, pictures }: { property: PropertyId; by: string | null; pictures: number },
) =>
  addAuditEntry(client, {
    staffId: by,
    action: 'property-saved',
    subject: { kind: 'property', id: property },
    detail: { pictures },
  })

const addedPicture = z.object({ property: propertyId, urls: z.array(z.string()) })

/** Takes the pictures of a batch off their homes again, as one; what was changed since stays. */
export function undoBatch(
  deps: Deps,
  { batch, staffId }: { batch: string; staffId: string },
): Promise<Added> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const { import_id: key } = await findBatch(client, batch, { lock: true })
    const homes = await queryRows(
      client,
      addedPicture,
      `select property_id::text as property, array_agg(url) as urls from batch_pictures
       where batch_id = $1 and added group by property_id order by property_id`,
      [batch],
    )
    for (const { property, urls } of homes) {
      await changeContent(client, property, {
        by: staffId,
        key,
        change: (content) =>
          withPictures(
            content,
            content.images.filter((url) => !urls.includes(url)),
            content.image_url,
          ),
      })
      await logPictures(client, { property, by: staffId, pictures: -urls.length })
    }
    const removed = {
      pictures: homes.reduce((sum, { urls }) => sum + urls.length, 0),
      properties: homes.length,
    }
    await execute(client, 'update batch_pictures set added = false where batch_id = $1', [batch])
    await execute(client, 'update picture_batches set added_at = null, undone_at = now() where id = $1', [
      batch,
    ])
    await addAuditEntry(client, { staffId, action: 'pictures-removed', detail: removed })
    return removed
  })
}

const readyHome = z.object({ batch: z.string(), property: propertyId, staff: z.string().nullable() })

/** Adds what imports have named to each home whose pictures are all there, or have failed for good. */
export async function addReadyHomes({ database: { pool } }: Deps): Promise<void> {
  const homes = await queryRows(
    pool,
    readyHome,
    `select distinct batch_id::text as batch, property_id::text as property, staff_id::text as staff from batch_pictures
     join picture_batches on picture_batches.id = batch_id
     where source = 'import' and undone_at is null and ${READY} and not exists (
       select from batch_pictures others where others.batch_id = batch_pictures.batch_id
         and others.property_id = batch_pictures.property_id and others.state = 'waiting')`,
  )
  for (const { batch, property, staff } of homes)
    await inContestedTransaction(pool, async (client) => {
      const { import_id: key } = await findBatch(client, batch, { lock: true })
      const pictures = await queryRows(
        client,
        readyPicture,
        `select id::text, property_id::text as property, name, url from batch_pictures
         where batch_id = $1 and property_id = $2 and ${READY}
           and exists (select from picture_batches where picture_batches.id = batch_id and undone_at is null)`,
        [batch, property],
      )
      if (pictures.length > 0) await addToHome(client, { property, pictures, by: staff, key })
    })
  await execute(
    pool,
    `update picture_batches set added_at = now() where source = 'import' and added_at is null and undone_at is null
       and not exists (select from batch_pictures where batch_id = picture_batches.id and state = 'waiting')`,
  )
}
