import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blankPhoto } from '../../../../../test/support/blank-photo.ts'
import { type LocalServer, localServer } from '../../../../../test/support/local-server.ts'
import { postStaffForm } from '../../../../../test/support/post-action.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { newPropertyId, type PropertyId } from '../../../../domain/portfolio/property.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { parseImport } from '../../../portfolio-browsing/server/import-rows.ts'
import { batchActions } from '../../pictures.ts'
import { importFile } from '../import-file.ts'
import { parsePropertyContent } from '../property-content.ts'
import { newestContent } from '../read-portfolio.ts'
import { type SaveAs, saveProperty } from '../versions.ts'
import { batchesReader } from './read-batches.ts'
import { takePictures } from './take-pictures.ts'
import { copyWebPictures } from './web-pictures.ts'

let server: TemporaryServer
let elsewhere: LocalServer
let eva: Awaited<ReturnType<typeof makeStaff>>
/** The paths that the other server does not answer now. */
const missing = new Set<string>()
beforeAll(async () => {
  elsewhere = await localServer(async ({ url = '' }, response) => {
    if (missing.has(url)) return response.writeHead(500).end()
    response.end(
      await blankPhoto(80, 60, url.includes('1') ? '#a22' : '#2a2')
        .jpeg()
        .toBuffer(),
    )
  })
  server = await temporaryServer({ IMAGE_HOSTS: elsewhere.host })
  eva = await makeStaff(server.database.pool, 'redaktor', 'Eva')
})
afterAll(async () => {
  await server.stop()
  await elsewhere.close()
})
beforeEach(async () => {
  missing.clear()
  await server.database.pool.query('truncate properties, property_versions, picture_batches cascade')
})

/** A home as an import writes it, with addresses on the web. */
async function importHome(paths: string[], as: SaveAs = { state: 'published' }): Promise<PropertyId> {
  const texts = { title: 'Storgata 12', type: 'Bolig', location: 'Larvik', city: 'Larvik', price: '1000' }
  const images = paths.map((path) => `${elsewhere.url}${path}`)
  const { content } = parsePropertyContent(texts, { images, image_url: images[1] ?? null })
  if (!content) throw new Error('The content of the test is wrong')
  return saveProperty(server, { id: null, content, as, by: null })
}
const copy = (properties: PropertyId[], hosts: string[] = []) =>
  inTransaction(server.database.pool, (client) =>
    copyWebPictures(client, { properties, hosts, staffId: null }),
  )
const take = (IMAGE_HOSTS = [elsewhere.host]) => takePictures({ ...server, config: { IMAGE_HOSTS } })
/** As if the pause before the next try were over. */
const later = () =>
  server.database.pool.query("update batch_pictures set try_at = now() where state = 'waiting'")
const contentOf = async (id: PropertyId) => (await newestContent(server.database.pool, id))?.content
const read = async (batch: string | null) => {
  const reader = batchesReader(server, { needs: () => undefined, context: { now: new Date() } })
  const view = await reader.read(batch ?? '', 1)
  if (!view) throw new Error('There is no such batch')
  return view
}
const ours = expect.stringMatching(/^\/storage\/v1\/object\/public\/property-images\/uploaded\//)

test('pictures take the place of their addresses, in their order, with the main one', async () => {
  const id = await importHome(['/1.jpg', '/2.jpg'])
  const batch = await copy([id])
  await take()
  const content = await contentOf(id)
  expect(content?.images).toEqual([ours, ours])
  expect(content?.image_url).toBe(content?.images[1])
  expect(await read(batch)).toMatchObject({ state: 'added', source: 'import', counts: { all: 2, added: 2 } })
})

test('a draft gets its pictures, and stays a draft', async () => {
  const id = await importHome(['/1.jpg', '/2.jpg'], { state: 'draft' })
  await copy([id])
  await take()
  expect(await newestContent(server.database.pool, id)).toMatchObject({
    state: 'draft',
    on_site: false,
    content: { images: [ours, ours] },
  })
})

test('nothing is copied for a home without addresses', async () => {
  expect(await copy([await importHome([])])).toBeNull()
})

test('a picture that cannot be had is tried four times, then named, and again at a press', async () => {
  const id = await importHome(['/1.jpg', '/2.jpg'])
  missing.add('/2.jpg')
  const batch = await copy([id])
  for (let run = 0; run < 3; run += 1) {
    await take()
    expect((await read(batch)).state).toBe('arriving')
    expect((await contentOf(id))?.images[0]).toContain('http')
    await later()
  }
  await take()
  expect(await read(batch)).toMatchObject({
    state: 'added',
    mayTryAgain: true,
    failed: [{ name: `${elsewhere.url}/2.jpg`, problem: expect.stringContaining('ikke hentes') }],
  })
  expect((await contentOf(id))?.images).toEqual([ours, `${elsewhere.url}/2.jpg`])
  missing.clear()
  await postStaffForm({
    server,
    staff: eva,
    actions: batchActions,
    fields: { action: batchActions.again.name },
    params: { batch: batch ?? '' },
    deps: { portfolio: { ...server.portfolio, startJob: async () => undefined } },
  })
  await take()
  expect((await contentOf(id))?.images).toEqual([ours, ours])
})

test('a host that neither the setting nor the import names is not asked', async () => {
  elsewhere.asked.length = 0
  const batch = await copy([await importHome(['/1.jpg'])], ['bilder.eksempel.no'])
  await take([])
  expect((await read(batch)).failed).toEqual([
    { name: `${elsewhere.url}/1.jpg`, problem: expect.stringContaining('ikke henter fra') },
  ])
  expect(elsewhere.asked).toEqual([])
})

test('a host that an import names has to be on the internet', async () => {
  elsewhere.asked.length = 0
  const batch = await copy([await importHome(['/1.jpg'])], [elsewhere.host])
  for (let run = 0; run < 4; run += 1) {
    await take([])
    await later()
  }
  expect((await read(batch)).failed).toHaveLength(1)
  expect(elsewhere.asked).toEqual([])
})

test('an import that names the same picture again means the copy', async () => {
  const id = newPropertyId()
  const property = {
    id,
    title: 'Storgata 12',
    type: 'Bolig',
    location: 'Larvik',
    city: 'Larvik',
    images: [`${elsewhere.url}/1.jpg`],
    image_url: `${elsewhere.url}/1.jpg`,
  }
  const run = () =>
    importFile(server, parseImport(JSON.stringify({ properties: [property] })), { dryRun: false })
  expect(await run()).toMatchObject([{ does: 'add' }])
  await take()
  expect(await contentOf(id)).toMatchObject({ images: [ours], image_url: ours })
  expect(await run()).toMatchObject([{ does: 'nothing' }])
})
