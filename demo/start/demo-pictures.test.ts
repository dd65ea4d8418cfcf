import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { pictureRoutes } from '../../src/features/portfolio-browsing/server/picture-routes.ts'
import { readConfig } from '../../src/platform/base/config.ts'
import { execute, queryRows } from '../../src/platform/database/query.ts'
import { DerivedPictures } from '../../src/platform/pictures/derive.ts'
import { inspectPicture } from '../../src/platform/pictures/inspect.ts'
import { originalFinder } from '../../src/platform/pictures/pictures.ts'
import { openStorage } from '../../src/platform/storage/storage.ts'
import { present } from '../../test/support/present.ts'
import { s3Server } from '../../test/support/s3-server.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { type TemporarySite, temporarySite } from '../../test/support/temporary-site.ts'
import { drawingKeyOf, listDrawnPictures } from '../drawn-pictures.ts'
import { demoPictures } from '../index.ts'
import { pictureLineOf } from '../list-pictures.ts'
import { type DemoPictures, openDemoPictures } from './demo-pictures.ts'
import { loadDemoIfNew } from './load-demo.ts'

const drawnFolder = temporaryFolder('drawn')

let site: TemporarySite
let pictures: DemoPictures
let stored: string[]
beforeAll(async () => {
  site = await temporarySite()
  await loadDemoIfNew(site, drawnFolder)
  pictures = openDemoPictures(site, drawnFolder)
  stored = await queryRows(site.database.pool, z.string(), 'select storage_path from pictures order by 1')
})
afterAll(async () => {
  await pictures.close()
  await site.remove()
})

test('the list of the pictures is of the drawings as they are', async () => {
  const drawings = demoPictures().map(({ path, draw }) => ({ path, key: drawingKeyOf(draw()) }))
  const list = await listDrawnPictures()
  // Otherwise: node demo/list-pictures.ts.
  expect(list.map(({ path, key }) => ({ path, key }))).toEqual(drawings)
  const [first] = demoPictures()
  const { key, path, width, height, preview } = list[0] ?? {}
  expect(first && (await pictureLineOf(first.path, first.draw()))).toBe(
    [key, path, width, height, preview].join(),
  )
})

test('an empty database gets every picture without one being drawn', async () => {
  expect(stored).toHaveLength(demoPictures().length)
  expect(await site.storage.exists(present(stored[0]))).toBe(false)
})

test('a picture that is not drawn yet is drawn when it is asked for, by its key and by its address', async () => {
  const findOriginal = originalFinder(site, pictures.make)
  const list = await listDrawnPictures()
  const [first, second] = list
  const original = Buffer.from((await findOriginal(first?.key ?? '')) ?? [])
  expect(await inspectPicture(original)).toMatchObject({ width: first?.width, preview: first?.preview })
  const routes = pictureRoutes({
    storage: site.storage,
    derived: new DerivedPictures(site.storage),
    findOriginal,
    makeMissing: pictures.make,
  })
  const answer = await routes.request(`/storage/v1/object/public/${second?.path}`)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
  expect((await inspectPicture(Buffer.from(await answer.arrayBuffer()))).preview).toBe(second?.preview)
})

for (const [part, state] of [
  ['object', 'is empty'],
  ['metadata.json', 'cannot be read'],
] as const)
  test(`gives a picture that ${state} while another process stores it in the bucket`, async () => {
    const bucket = await s3Server()
    onTestFinished(() => bucket.close())
    const deps = { ...site, storage: await openStorage(readConfig(bucket.environment)) }
    const shared = openDemoPictures(deps, drawnFolder)
    onTestFinished(() => shared.close())
    const { key, path, width } = present((await listDrawnPictures())[3])
    await deps.storage.put(path, Buffer.from('begun'))
    bucket.empty(path, part)
    const findOriginal = originalFinder(deps, shared.make)
    const found = present(await findOriginal(key))
    expect((await inspectPicture(Buffer.from(found))).width).toBe(width)
    const { storage } = deps
    const derived = new DerivedPictures(storage)
    const routes = pictureRoutes({ storage, derived, findOriginal, makeMissing: shared.make })
    const answer = await routes.request(`/storage/v1/object/public/${path}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(found)).toBe(true)
  })

test('a picture that another process has stored meanwhile is not written again', async () => {
  const path = present(stored[4])
  await site.storage.put(path, 'of the other process')
  expect(present(await pictures.make(path)).length).toBeGreaterThan(1000)
  expect(await site.storage.get(path)).toBe('of the other process')
})

test('draws no picture that the portfolio does not have', async () => {
  const [, , third] = await listDrawnPictures()
  const path = present(third?.path)
  await execute(site.database.pool, 'delete from pictures where storage_path = $1', [path])
  expect(await pictures.make(path)).toBeNull()
  expect(await pictures.make('property-images/hus/1.jpg')).toBeNull()
  expect(await site.storage.exists(path)).toBe(false)
})

test('keeps no file of a picture whose home is taken out while it is drawn', async () => {
  const [, , , , , sixth] = await listDrawnPictures()
  const { path } = present(sixth)
  const drawer = {
    async draw() {
      await execute(site.database.pool, 'delete from pictures where storage_path = $1', [path])
      return Buffer.from('drawn')
    },
    end: () => undefined,
  }
  const slow = openDemoPictures(site, join(drawnFolder, 'none'), drawer)
  onTestFinished(() => slow.close())
  await slow.make(path)
  expect(await site.storage.exists(path)).toBe(false)
})

test('draws what is missing in turn, and stops where the site is closed', async () => {
  const missing = stored.slice(-2)
  await execute(site.database.pool, 'delete from pictures where storage_path <> all($1)', [missing])
  await pictures.storeMissing()
  for (const path of missing) expect(await site.storage.exists(path)).toBe(true)
  await site.storage.delete(present(missing[0]))
  const closed = openDemoPictures(site, join(drawnFolder, 'none'))
  const asked = closed.make(present(missing[0]))
  await closed.close()
  await expect(asked).rejects.toThrow()
  expect(await site.storage.exists(present(missing[0]))).toBe(false)
})
