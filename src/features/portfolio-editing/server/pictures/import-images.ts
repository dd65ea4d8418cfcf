import { z } from 'zod'
import { imageImports } from '#landlord/image-import.ts'
import type { ImageImport } from '../../../../../landlord-types/image-import.ts'
import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import { folderName } from '../../../../domain/portfolio/slug.ts'
import type { Message } from '../../../../domain/submissions/message.ts'
import type { Config } from '../../../../platform/base/config.ts'
import type { Log } from '../../../../platform/base/log.ts'
import { propertyId } from '../../../../platform/database/columns.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, queryRows, rowExists } from '../../../../platform/database/query.ts'
import type { Decoder } from '../../../../platform/photos/decoder.ts'
import { downloadPicture } from '../../../../platform/pictures/download.ts'
import { takeDownload } from '../../../../platform/pictures/take-picture.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { publicBucket } from '../../../../platform/storage/storage.ts'
import { uploadFailed } from '../../upload-failed.words.ts'

interface ImportSite {
  config: Config
  log: Log
  storage: Storage
  decoder: Decoder
  /** Where downloaded files lie until they are stored. */
  workFolder: string
  database: Pick<Database, 'pool'>
}

interface ImageImportResult {
  property: PropertyId
  title: string
  stored: number
  skipped: number
  /** The message for staff where nothing could be stored; null where there is no problem. */
  problem: Message | null
}

const illustrated = z.object({
  id: propertyId,
  title: z.string(),
  images: z.array(z.string()),
  image_url: z.string().nullable(),
})

/** What is read of a property. */
type Illustrated = z.output<typeof illustrated>

/**
 * Copies the pictures of the manifest's properties: of those that have none, or placeholders only, of those that it
 * names for every time, and of the one-off until it has worked. `only` picks one property; `manifest` stands in for
 * the fixed one in tests.
 */
export async function importImages(
  site: ImportSite,
  { only, manifest = imageImports }: { only?: PropertyId; manifest?: readonly ImageImport[] } = {},
): Promise<ImageImportResult[]> {
  const rows = await queryRows(
    site.database.pool,
    illustrated,
    `select id, title, images, image_url from properties
     where ($1::uuid is null or id = $1)
       -- No server has pictures of what is made up.
       and not exists (select from demo_rows where kind = 'property' and demo_rows.id = properties.id::text)
       and exists (select from unnest($2::text[]) as address where title = address or starts_with(title, address || ','))`,
    [only ?? null, manifest.map(({ address }) => address)],
  )
  const results: ImageImportResult[] = []
  for (const property of rows) {
    const wanted = manifest.find((entry) => isAt(property, entry.address))
    if (!wanted || !(await isDue(site, property, wanted))) continue
    const result = await importOne(site, property, wanted)
    await noteResult(site, result)
    results.push(result)
  }
  return results
}

async function isDue(
  { database }: ImportSite,
  property: Illustrated,
  { when }: ImageImport,
): Promise<boolean> {
  switch (when) {
    case 'always':
      return true
    case 'missing':
      return hasNoPictures(property)
    case 'once': {
      const isDone = await rowExists(
        database.pool,
        'select 1 from image_imports where property_id = $1 and done_at is not null',
        [property.id],
      )
      return !isDone
    }
  }
}

/** Keeps the result of the last run, for the staff's page. */
async function noteResult({ database }: ImportSite, result: ImageImportResult): Promise<void> {
  const { property, title, stored, skipped } = result
  await execute(
    database.pool,
    `insert into image_imports (property_id, title, at, stored, skipped, done_at)
     values ($1, $2, now(), $3, $4, case when $3 > 0 then now() end)
     on conflict (property_id) do update set title = excluded.title, at = excluded.at, stored = excluded.stored,
       skipped = excluded.skipped, done_at = coalesce(image_imports.done_at, excluded.done_at)`,
    [property, title, stored, skipped],
  )
}

async function importOne(
  site: ImportSite,
  property: Illustrated,
  { urls, main }: ImageImport,
): Promise<ImageImportResult> {
  const { config, log, database } = site
  const folder = folderName(property.title)
  const stored = new Map<number, string>()
  for (const [index, url] of urls.entries()) {
    try {
      const bytes = await downloadPicture(url, config.IMAGE_HOSTS)
      const address = await takeDownload(site, bytes, `${publicBucket}/${folder}/${index + 1}.jpg`)
      if (!address) throw new Error('The file is neither JPEG nor PNG')
      stored.set(index, address)
    } catch (error) {
      log.warn({ err: error, property: property.id, url }, 'Error importing an image; it is skipped')
    }
  }
  const result = {
    property: property.id,
    title: property.title,
    stored: stored.size,
    skipped: urls.length - stored.size,
  }
  const images = [...stored.values()]
  const mainImage = stored.get(main) ?? images[0]
  if (!mainImage) {
    log.error({ property: property.id }, `${uploadFailed.title}: ${uploadFailed.text}`)
    return { ...result, problem: uploadFailed }
  }
  await execute(database.pool, 'update properties set images = $2, image_url = $3 where id = $1', [
    property.id,
    images,
    mainImage,
  ])
  log.info(result, 'Imported images')
  return { ...result, problem: null }
}

/** «Storgata 3» is not at «Storgata 31». */
function isAt(property: Illustrated, address: string): boolean {
  return property.title === address || property.title.startsWith(`${address},`)
}

function hasNoPictures(property: Illustrated): boolean {
  return [property.image_url, ...property.images].every((url) => !url || url.includes('placeholder'))
}
