import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { zip } from '../../../../../labs/hostile/zips.ts'
import { blankPhoto } from '../../../../../test/support/blank-photo.ts'
import { signedIn } from '../../../../../test/support/colleagues.ts'
import { postStaffForm } from '../../../../../test/support/post-action.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import type { Actions } from '../../../../forms/engine/action.ts'
import { listFiles } from '../../../../platform/storage/list-files.ts'
import { batchActions, sendActions } from '../../pictures.ts'
import { parsePropertyContent } from '../property-content.ts'
import { newestContent } from '../read-portfolio.ts'
import { archiveProperty, type SaveAs, saveProperty } from '../versions.ts'
import { batchesReader } from './read-batches.ts'
import { takePictures } from './take-pictures.ts'

let server: TemporaryServer
let eva: Awaited<ReturnType<typeof makeStaff>>
let flat: PropertyId
let house: PropertyId
let draft: PropertyId
beforeAll(async () => {
  server = await temporaryServer()
  eva = await makeStaff(server.database.pool, 'redaktor', 'Eva')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.database.pool.query('truncate properties, property_versions, picture_batches cascade')
  flat = await save('Storgata 12, leilighet 201')
  house = await save('Øvre Bøkeligate 3')
  draft = await save('Kirkegata 7', { state: 'draft' })
})

async function save(title: string, as: SaveAs = { state: 'published' }): Promise<PropertyId> {
  const texts = { title, type: 'Bolig', location: '3256 Larvik', city: 'Larvik', price: '1000' }
  const { content } = parsePropertyContent(texts, { images: [], image_url: null })
  if (!content) throw new Error('The content of the test is wrong')
  return saveProperty(server, { id: null, content, as, by: eva.id })
}

let made = 0
/** A picture like no other. */
const jpeg = () => {
  made += 1
  const colour = ((made * 0x3d_5b_1f) % 0xff_ff_ff).toString(16).padStart(6, '0')
  return blankPhoto(80, 60, `#${colour}`).jpeg().toBuffer()
}
const entry = async (name: string) => ({ name, content: await jpeg() })
const act = (actions: Actions, fields: Record<string, string>, params = {}, files: File[] = []) =>
  postStaffForm({
    server,
    staff: eva,
    actions,
    fields,
    params,
    files: { pictures: files },
    // The tests run the job themselves.
    deps: { portfolio: { ...server.portfolio, startJob: async () => undefined } },
  })
/** Sends files as a browser without scripts. Gives the batch. */
async function send(files: Record<string, Buffer>): Promise<string> {
  const posted = Object.entries(files).map(([name, bytes]) => new File([new Uint8Array(bytes)], name))
  const result = await act(sendActions, { action: 'send-pictures.send' }, {}, posted)
  if (result.status !== 'moved') throw new Error('Not sent')
  return result.to.split('/').at(-1) ?? ''
}
const sendZip = async (...names: string[]) => send({ 'bilder.zip': zip(await Promise.all(names.map(entry))) })
const take = () => takePictures(server)
const press = (batch: string, action: string, fields = {}) =>
  act(batchActions, { action: `pictures.${action}`, ...fields }, { batch })
const reader = () => batchesReader(server, { needs: () => undefined, context: { now: new Date() } })
async function read(batch: string) {
  const view = await reader().read(batch, 1)
  if (!view) throw new Error('There is no such batch')
  return view
}
const imagesOf = async (id: PropertyId) =>
  (await newestContent(server.database.pool, id))?.content.images ?? []
const onSite = async (id: PropertyId) =>
  (await server.database.pool.query('select images, image_url from properties where id = $1', [id])).rows[0]

test('the newest uploads are listed, the last one first', async () => {
  await sendZip('Storgata 12 H0201 - 1.jpg')
  const last = await send({ 'Øvre Bøkeligate 3.jpg': await jpeg() })
  await take()
  expect(await reader().newest()).toMatchObject([
    { id: last, state: 'ready', counts: { all: 1 } },
    { state: 'ready', counts: { all: 1 } },
  ])
})

test('a ZIP that a page with scripts sends in pieces says which of them are here', async () => {
  const { jar } = await signedIn(server, 'redaktor')
  const headers = { Cookie: jar.headers.get('cookie') ?? '', 'Sec-Fetch-Site': 'same-origin' }
  const post = async (path: string, body?: Buffer<ArrayBuffer>) => {
    const answer = await fetch(`${server.url}/api/ansatt${path}`, { method: 'POST', headers, body })
    return z
      .object({ batch: z.string(), archive: z.string(), has: z.array(z.number()) })
      .partial()
      .parse(await answer.json())
  }
  const { batch } = await post('/bilder')
  const file = Buffer.from(zip([await entry('Storgata 12 H0201 - 1.jpg')]))
  const begin = () => post(`/bilder/${batch}/zip?navn=bilder.zip&storrelse=${file.length}`)
  const { archive, has } = await begin()
  expect(has).toEqual([])
  await post(`/bilder/${batch}/zip/${archive}/0`, file)
  expect((await begin()).has).toEqual([0])
})

describe('a ZIP', () => {
  test('puts its pictures on the homes that they are named after, in their order, with one press', async () => {
    const batch = await sendZip(
      'Storgata 12 H0201 - 10.jpg',
      'Storgata 12 H0201 - 2.jpg',
      'Øvre Bøkeligate 3/1.jpg',
      `${draft}_1.jpg`,
      '__MACOSX/Storgata 12 H0201 - 2.jpg',
      '.DS_Store',
    )
    await take()
    expect(await read(batch)).toMatchObject({
      state: 'ready',
      counts: { all: 4, ready: 4, readyHomes: 3, failed: 0 },
      toPlace: [],
      failed: [],
    })
    expect(await imagesOf(flat)).toEqual([])
    expect(await press(batch, 'add')).toMatchObject({
      status: 'done',
      notice: expect.stringContaining('3 boliger'),
    })
    expect(await imagesOf(flat)).toHaveLength(2)
    const { pictures } = (await read(batch)).homes.find(({ id }) => id === flat) ?? {}
    expect(pictures?.map(({ name }) => name)).toEqual([
      'Storgata 12 H0201 - 2.jpg',
      'Storgata 12 H0201 - 10.jpg',
    ])
    const shown = await onSite(flat)
    expect(shown.image_url).toBe(shown.images[0])
    expect((await fetch(server.url + shown.images[1])).status).toBe(200)
  })

  test('gives a draft its pictures, and leaves it a draft', async () => {
    const batch = await sendZip('Kirkegata 7 - 1.jpg')
    await take()
    await press(batch, 'add')
    expect(await newestContent(server.database.pool, draft)).toMatchObject({ state: 'draft', on_site: false })
    expect(await imagesOf(draft)).toHaveLength(1)
  })

  test('goes on after a run that was cut off, without taking a picture twice', async () => {
    const batch = await sendZip('Storgata 12 H0201 - 1.jpg', 'Storgata 12 H0201 - 2.jpg')
    let decoded = 0
    // A process that dies with the second picture: nothing is heard of it any more.
    const decode: typeof server.decoder.decode = (...given) => {
      decoded += 1
      return decoded > 1 ? new Promise(() => undefined) : server.decoder.decode(...given)
    }
    void takePictures({ ...server, decoder: { ...server.decoder, decode } })
    await expect.poll(async () => (await read(batch)).counts.waiting).toBe(1)
    expect((await read(batch)).state).toBe('arriving')
    expect(await press(batch, 'add')).toMatchObject({ status: 'refused' })
    await take()
    expect(await read(batch)).toMatchObject({ state: 'ready', counts: { all: 2, ready: 2 } })
  })

  test('leaves nothing of itself behind once its pictures are taken', async () => {
    await sendZip('Storgata 12 H0201.jpg')
    await take()
    const { rows } = await server.database.pool.query(
      "select path from pending_file_deletions where reason = 'erased' and path like 'arriving/%'",
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  test('names what cannot be used, and takes the others', async () => {
    const batch = await send({
      'bilder.zip': zip([
        await entry('Storgata 12 H0201 - 1.jpg'),
        { name: 'Storgata 12 H0201 - 2.jpg', content: Buffer.from('no picture') },
        { name: 'Storgata 12 H0201 - 3.jpg', content: (await jpeg()).subarray(0, -30) },
        { name: 'Storgata 12 H0201 - 4.jpg', content: Buffer.alloc(26 * 1024 * 1024) },
        { ...(await entry('Storgata 12 H0201 - 5.jpg')), claimedSize: 5 },
      ]),
    })
    await take()
    const { counts, failed } = await read(batch)
    expect(counts).toMatchObject({ ready: 1, failed: 4 })
    expect(failed.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('JPEG'),
      expect.stringContaining('skadet'),
      expect.stringContaining('25'),
      expect.stringContaining('skadet'),
    ])
  })

  test.each([
    ['that is broken', Buffer.from('PK\x03\x04 and no more'), 'ikke leses'],
    [
      'that unpacks to much more than pictures',
      zip(
        Array.from({ length: 12 }, (_, n) => ({ name: `${n}.jpg`, content: Buffer.alloc(24 * 1024 * 1024) })),
      ),
      'mye mer',
    ],
    [
      'with too many files',
      zip(Array.from({ length: 5001 }, (_, n) => ({ name: `${n}.jpg`, content: Buffer.alloc(1) }))),
      '5\u00a0000',
    ],
  ])('%s is not opened', async (_, bytes, why) => {
    const batch = await send({ 'bilder.zip': bytes })
    await take()
    const { archives, state, counts } = await read(batch)
    expect(archives[0]?.problem).toContain(why)
    expect(counts.all).toBe(0)
    expect(state).toBe('ready')
  })
})

describe('pictures', () => {
  test('sent one by one are matched as those of a ZIP', async () => {
    const batch = await send({
      'Storgata 12 H0201.jpg': await jpeg(),
      'ukjent.png': await blankPhoto().png().toBuffer(),
    })
    expect(await read(batch)).toMatchObject({
      state: 'ready',
      counts: { ready: 1 },
      toPlace: [{ stem: 'ukjent' }],
    })
  })

  test('that fit several homes, or none, are placed by a staff member or left out', async () => {
    await save('Storgata 12, leilighet 202')
    const batch = await send({
      'Storgata 12 - 1.jpg': await jpeg(),
      'Storgata 12 - 2.jpg': await jpeg(),
      'hage.jpg': await jpeg(),
    })
    const { toPlace, counts } = await read(batch)
    expect(counts.ready).toBe(0)
    expect(toPlace.map(({ stem, count, fits }) => [stem, count, fits.length])).toEqual([
      ['Storgata 12', 2, 2],
      ['hage', 1, 0],
    ])
    const place = (home: string) => press(batch, 'place', { stem: 'Storgata 12', home })
    expect(await place('Storgata 12')).toMatchObject({
      status: 'refused',
      errors: { home: expect.any(String) },
    })
    expect(await place('Ingensteds 4')).toMatchObject({
      status: 'refused',
      errors: { home: expect.any(String) },
    })
    expect(await place('Storgata 12 H0201')).toMatchObject({ status: 'done' })
    await press(batch, 'leave', { stem: 'hage' })
    expect(await read(batch)).toMatchObject({ toPlace: [], counts: { ready: 2, readyHomes: 1, left: 1 } })
    await press(batch, 'add')
    expect(await imagesOf(flat)).toHaveLength(2)
  })

  test('that a home has already are not added again', async () => {
    const bytes = await jpeg()
    let last = ''
    for (const name of ['Storgata 12 H0201.jpg', 'Storgata 12 H0201 - kopi.jpg']) {
      const batch = await send({ [name]: bytes })
      await press(batch, 'add')
      expect((await read(batch)).counts.ready).toBe(0)
      last = batch
    }
    expect(await imagesOf(flat)).toHaveLength(1)
    expect((await read(last)).failed).toEqual([
      { name: 'Storgata 12 H0201 - kopi.jpg', problem: expect.stringContaining('fra før') },
    ])
  })

  test('are added to what is on the site and to the draft that waits behind it', async () => {
    const { content } = (await newestContent(server.database.pool, flat)) ?? {}
    if (!content) throw new Error('There is no home')
    const changed = { ...content, description: 'Ny tekst' }
    await saveProperty(server, { id: flat, content: changed, as: { state: 'draft' }, by: eva.id })
    await press(await send({ 'Storgata 12 H0201.jpg': await jpeg() }), 'add')
    expect((await onSite(flat)).images).toHaveLength(1)
    expect(await newestContent(server.database.pool, flat)).toMatchObject({
      state: 'draft',
      content: { description: 'Ny tekst', images: [expect.any(String)] },
    })
  })

  test('are taken off again as one, and what was changed since stays', async () => {
    const first = await send({ 'Storgata 12 H0201.jpg': await jpeg() })
    await press(first, 'add')
    const [kept] = await imagesOf(flat)
    const batch = await send({ 'Storgata 12 H0201.jpg': await jpeg(), 'Øvre Bøkeligate 3.jpg': await jpeg() })
    await press(batch, 'add')
    const { content } = (await newestContent(server.database.pool, flat)) ?? {}
    if (!content) throw new Error('There is no home')
    const changed = { ...content, price: 2000 }
    await saveProperty(server, { id: flat, content: changed, as: { state: 'published' }, by: eva.id })
    expect(await press(batch, 'undo')).toMatchObject({
      status: 'done',
      notice: expect.stringContaining('2 bilder'),
    })
    expect((await newestContent(server.database.pool, flat))?.content).toMatchObject({
      price: 2000,
      images: [kept],
      image_url: kept,
    })
    expect(await onSite(house)).toMatchObject({ images: [], image_url: null })
    await press(batch, 'add')
    expect(await imagesOf(flat)).toHaveLength(2)
  })

  test('of a home that is taken off the site are told of', async () => {
    const batch = await send({ 'Storgata 12 H0201.jpg': await jpeg(), 'Øvre Bøkeligate 3.jpg': await jpeg() })
    await archiveProperty(server, { id: flat, by: eva.id })
    expect(await press(batch, 'add')).toMatchObject({
      status: 'done',
      notice: expect.stringContaining('1 bilde'),
    })
    expect((await read(batch)).failed).toEqual([
      { name: 'Storgata 12 H0201.jpg', problem: expect.stringContaining('finnes ikke') },
    ])
  })

  test('of a batch that is discarded are deleted, unless a home has them', async () => {
    const batch = await send({ 'Storgata 12 H0201.jpg': await jpeg(), 'hage.jpg': await jpeg() })
    await press(batch, 'add')
    const { rows } = await server.database.pool.query(
      'select url, storage_path from pictures join batch_pictures using (url)',
    )
    expect(rows).toHaveLength(2)
    await press(batch, 'discard')
    const left = await server.database.pool.query('select url from pictures where url = any($1)', [
      rows.map(({ url }) => url),
    ])
    expect(left.rows.map(({ url }) => url)).toEqual(await imagesOf(flat))
    const pending = await server.database.pool.query(
      "select path from pending_file_deletions where path like '%uploaded/%'",
    )
    expect(pending.rows).toHaveLength(1)
    let files = 0
    for await (const _ of listFiles(server.storage)) files += 1
    expect(files).toBeGreaterThan(0)
  })
})
