import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { imageImports } from '#landlord/image-import.ts'
import type { ImageImport } from '../../../../../landlord-types/image-import.ts'
import { blankPhoto } from '../../../../../test/support/blank-photo.ts'
import { untilAllArrived } from '../../../../../test/support/changes-told-by.ts'
import { listOf } from '../../../../../test/support/list-of.ts'
import { type LocalServer, localServer } from '../../../../../test/support/local-server.ts'
import { propertyRow } from '../../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../../test/support/temporary-site.ts'
import { writeImport } from '../../../portfolio-browsing/server/import.ts'
import { importImages } from './import-images.ts'

const photo = await blankPhoto(900, 600, '#1d5565')
  .withExif({ IFD0: { Artist: 'A Photographer' } })
  .jpeg()
  .toBuffer()

let elsewhere: LocalServer
let site: TemporarySite

beforeAll(async () => {
  elsewhere = await localServer((request, response) => {
    if (request.url === '/text.jpg') return response.end('not a picture')
    if (request.url === '/huge.jpg') return response.end(Buffer.alloc(11 * 1024 * 1024))
    if (request.url === '/away.jpg')
      return response.writeHead(302, { Location: 'http://localhost:1/photo.jpg' }).end()
    if (request.url?.startsWith('/photo')) return response.end(photo)
    response.writeHead(404).end()
  })
})
afterAll(() => elsewhere.close())
beforeEach(async () => {
  site = await temporarySite({ IMAGE_HOSTS: elsewhere.host })
})
afterEach(() => site.remove())

/** Puts a property with a manifest of its own in place, and imports. */
async function importFor(
  fields: Parameters<typeof propertyRow>[0],
  entry: Partial<ImageImport> & { paths: string[] },
) {
  const property = propertyRow({ title: 'Tollbugata 14, leilighet 302', ...fields })
  await writeImport(site.database.pool, { properties: [property], finn_properties: [] })
  const urls = entry.paths.map((path) => (path.startsWith('http') ? path : `${elsewhere.url}${path}`))
  const manifest = [{ address: 'Tollbugata 14', main: 0, when: 'missing' as const, ...entry, urls }]
  const results = await importImages(site, { manifest })
  await untilAllArrived(site)
  return { property, results, detail: await site.catalogue.property(property.id) }
}

test('imports 19 fixed properties, one on every run and one only once', () => {
  expect(imageImports).toHaveLength(19)
  expect(imageImports.filter((entry) => entry.when === 'always')).toHaveLength(1)
  expect(imageImports.filter((entry) => entry.when === 'once')).toHaveLength(1)
})

test('pictures are stored under the name of the property, and shown', async () => {
  const { results, detail, property } = await importFor(
    {},
    { paths: ['/photo1.jpg', '/photo2.jpg'], main: 1 },
  )
  expect(results).toEqual([expect.objectContaining({ stored: 2, skipped: 0, problem: null })])
  expect(detail?.pictures).toHaveLength(2)
  const { cards } = await site.catalogue.properties(listOf(null, 1))
  expect(cards.find((card) => card.id === property.id)?.picture).toMatchObject({ width: 900, height: 600 })
  expect(await site.storage.exists('property-images/tollbugata-14-leilighet-302/2.jpg')).toBe(true)
})

test('downloaded pictures are decoded in a separate process', async () => {
  const decode = vi.spyOn(site.decoder, 'decode')
  await importFor({}, { paths: ['/photo1.jpg', '/text.jpg'] })
  expect(decode).toHaveBeenCalledTimes(2)
  expect(site.decoder.pid).toBeDefined()
  expect(await readdir(site.workFolder)).toEqual([])
})

test('metadata of the file is removed', async () => {
  await importFor({}, { paths: ['/photo1.jpg'] })
  const stored = Buffer.from(await site.storage.getBytes('property-images/tollbugata-14-leilighet-302/1.jpg'))
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
})

test.each([
  '/missing.jpg',
  '/text.jpg',
  '/huge.jpg',
  '/away.jpg',
  'https://example.com/photo.jpg',
  'file:///etc/passwd',
])('%s is skipped, and the others are stored', async (path) => {
  const { results } = await importFor({}, { paths: [path, '/photo1.jpg'] })
  expect(results).toEqual([expect.objectContaining({ stored: 1, skipped: 1, problem: null })])
})

test('staff see the specified message if no picture could be stored', async () => {
  const { results } = await importFor({}, { paths: ['/missing.jpg'] })
  expect(results[0]?.problem).toMatchObject({
    title: 'Upload failed',
    text: 'No images were successfully uploaded',
    lang: 'en',
  })
  expect(site.logged).toContainEqual({
    level: 'error',
    message: 'Upload failed: No images were successfully uploaded',
  })
})

test('a property that has pictures is left alone', async () => {
  const { results } = await importFor({ images: ['/a.jpg'], image_url: '/a.jpg' }, { paths: ['/photo1.jpg'] })
  expect(results).toEqual([])
})

test('placeholders do not count as pictures', async () => {
  const { results } = await importFor({ image_url: '/placeholder.svg' }, { paths: ['/photo1.jpg'] })
  expect(results).toHaveLength(1)
})

test('a single property is imported even if it has pictures', async () => {
  const { results } = await importFor({ image_url: '/a.jpg' }, { paths: ['/photo1.jpg'], when: 'always' })
  expect(results).toHaveLength(1)
})

test('the one-off import is retried until it succeeds, and then never repeated', async () => {
  const property = propertyRow({ title: 'Elvegata 4', images: ['/a.jpg'], image_url: '/a.jpg' })
  await writeImport(site.database.pool, { properties: [property], finn_properties: [] })
  const run = async (path: string) => {
    const entry = { address: 'Elvegata 4', urls: [`${elsewhere.url}${path}`], main: 0, when: 'once' as const }
    const results = await importImages(site, { manifest: [entry] })
    return results.map(({ stored }) => stored)
  }
  expect(await run('/missing.jpg')).toEqual([0])
  expect(await run('/photo1.jpg')).toEqual([1])
  await untilAllArrived(site)
  expect((await site.catalogue.property(property.id))?.pictures).toHaveLength(1)
  await site.database.pool.query("update properties set images = '{}', image_url = null")
  expect(await run('/photo2.jpg')).toEqual([])
})

test('does not confuse «Tollbugata 1» with «Tollbugata 14»', async () => {
  const { results } = await importFor({}, { paths: ['/photo1.jpg'], address: 'Tollbugata 1' })
  expect(results).toEqual([])
})
