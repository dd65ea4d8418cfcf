import { existsSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../../src/platform/base/log.ts'
import { inspectPicture } from '../../src/platform/pictures/inspect.ts'
import { present } from '../../test/support/present.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { drawingKeyOf, drawnFile } from '../drawn-pictures.ts'
import { siteDrawings } from '../site-drawings.ts'
import { openSiteArt } from './late-site-art.ts'
import { createPictureDrawer, type PictureDrawer } from './picture-drawer.ts'

const folder = temporaryFolder('site-art')
const [tile, other] = siteDrawings().filter(({ name }) => name.startsWith('category-'))
const [key, otherKey] = [drawingKeyOf(present(tile).svg), drawingKeyOf(present(other).svg)]

const drawers: PictureDrawer[] = []
afterEach(() => {
  for (const drawer of drawers.splice(0)) drawer.end()
})

function open(keys: readonly string[]) {
  const drawer = createPictureDrawer()
  drawers.push(drawer)
  return openSiteArt({ log: createLog('silent'), drawer }, folder, async () => [...keys])
}

test('a drawing of the site is drawn when it is asked for, and kept', async () => {
  const art = open([key])
  const bytes = Buffer.from(present(await art.find(key)))
  expect(await inspectPicture(bytes)).toMatchObject({ width: tile?.width, height: tile?.height })
  const kept = openSiteArt({ log: createLog('silent'), drawer: noDrawer }, folder, async () => [key])
  expect(await kept.find(key)).toEqual(bytes)
})

test('draws those that are missing in turn, and none once it is closed', async () => {
  const closed = open([otherKey])
  closed.close()
  await closed.drawMissing()
  expect(existsSync(drawnFile(folder, otherKey))).toBe(false)
  await open([otherKey]).drawMissing()
  expect(existsSync(drawnFile(folder, otherKey))).toBe(true)
})

test('leaves a key to others that is not of a drawing of the site', async () => {
  const art = openSiteArt({ log: createLog('silent'), drawer: noDrawer }, folder, async () => [key])
  expect(await art.find('0'.repeat(20))).toBeNull()
  expect(await art.find('../../package')).toBeNull()
})

const noDrawer: PictureDrawer = {
  draw: () => Promise.reject(new Error('It is drawn again.')),
  end: () => undefined,
}
