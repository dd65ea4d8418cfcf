import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankPhoto } from '../../../../../test/support/blank-photo.ts'
import { type LocalServer, localServer } from '../../../../../test/support/local-server.ts'
import { present } from '../../../../../test/support/present.ts'
import { readSheet, shownImport } from '../../../../../test/support/read-sheet.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { parsePropertyId } from '../../../../domain/portfolio/property.ts'
import { takePictures } from '../pictures/take-pictures.ts'
import { newestContent } from '../read-portfolio.ts'
import { applyImport } from './apply-import.ts'
import { undoImport } from './undo-import.ts'

let server: TemporaryServer
let elsewhere: LocalServer
let by: string
beforeAll(async () => {
  elsewhere = await localServer(async (_, response) => {
    response.end(await blankPhoto(80, 60, '#a22').jpeg().toBuffer())
  })
  server = await temporaryServer({ IMAGE_HOSTS: elsewhere.host })
  by = (await makeStaff(server.database.pool, 'redaktor', 'Eva')).id
})
afterAll(async () => {
  await server.stop()
  await elsewhere.close()
})

const sheet = (pictures: string) =>
  `Tittel;Type;Adresse;Sted;Bilder\nStorgata 12;Bolig;Storgata 12;Larvik;${pictures}\n`
const take = () => takePictures({ ...server, config: { IMAGE_HOSTS: [elsewhere.host] } })
const save = async (bytes: string) => {
  const { id, rows } = await readSheet(server, { bytes, by })
  await applyImport(server, { id, staffId: by })
  return { id, property: present(parsePropertyId(rows[0]?.propertyId ?? '')) }
}

test('copies the pictures that a sheet names, once, and takes them away with the sheet', async () => {
  const bytes = sheet(`${elsewhere.url}/1.jpg`)
  const { id, property } = await save(bytes)
  await take()
  const content = (await newestContent(server.database.pool, property))?.content
  expect(content?.images).toEqual([expect.stringMatching(/^\/storage\//)])
  expect((await shownImport(server, id)).pictures).not.toBeNull()
  expect((await readSheet(server, { bytes, by })).counts).toMatchObject({ adds: 0, changes: 0, nothing: 1 })
  expect(await undoImport(server, { id, staffId: by })).toEqual({ undone: 1, kept: 0 })
  expect(await newestContent(server.database.pool, property)).toBeNull()
})

test('asks no host that the setting does not name', async () => {
  const { property } = await save(sheet('https://169.254.169.254/1.jpg'))
  await take()
  expect((await newestContent(server.database.pool, property))?.content.images).toEqual([])
  const { rows } = await server.database.pool.query(
    'select problem from batch_pictures where property_id = $1',
    [property],
  )
  expect(rows).toEqual([{ problem: 'host' }])
})

test('refuses a cell that is no address', async () => {
  const { rows } = await readSheet(server, { bytes: sheet('bilde1.jpg'), by })
  expect(rows).toMatchObject([{ does: 'refused', lines: [expect.stringContaining('https://')] }])
})

test('refuses more pictures than twenty in a row, and says where the others can go', async () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, number) => `https://bilder.eksempel.no/${number}.jpg`).join(' ')
  const rowsWith = async (count: number) => (await readSheet(server, { bytes: sheet(named(count)), by })).rows
  expect(await rowsWith(20)).toMatchObject([{ does: 'changes' }])
  expect(await rowsWith(21)).toMatchObject([
    {
      does: 'refused',
      lines: [expect.stringContaining('høyst 20; legg resten inn under «Bilder til mange»')],
    },
  ])
})
