import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanText } from '../../../domain/clean-text.ts'
import { newSubmissionKey } from '../../../domain/submission-key.ts'
import { blankPhoto } from '../../../test/support/blank-photo.ts'
import { propertyRow } from '../../../test/support/property-row.ts'
import { makeStaff } from '../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { writeImport } from '../../catalogue/import.ts'
import { readFiles } from '../posted.ts'
import type { AtWork } from './at-work.ts'
import { portfolioWork } from './portfolio-work.ts'
import { listingsReader } from './read-listings.ts'

let server: TemporaryServer
let eva: { id: string }
let berit: { id: string }
beforeAll(async () => {
  server = await temporaryServer()
  eva = await makeStaff(server.database.pool, 'redaktor', 'Eva')
  berit = await makeStaff(server.database.pool, 'redaktor', 'Berit')
})
afterAll(() => server.stop())

/** What the clock of a request shows; the machine's own where nothing is set, as in the database. */
let fixedNow: Date | null = null

type Sent = Record<string, string | string[]>

const at = (staff: { id: string }, sent: Sent, files: Buffer[] = []): AtWork => {
  const body = new FormData()
  for (const [name, values] of Object.entries(sent))
    for (const value of [values].flat()) body.append(name, value)
  for (const file of files) body.append('pictures', new Blob([new Uint8Array(file)]), 'bilde.jpg')
  const request = new Request('https://husvaer.eksempel.no', { method: 'POST', body })
  return {
    staff,
    visit: { now: fixedNow ?? new Date() },
    posted: async () => ({ text: (name: string) => cleanText([sent[name] ?? []].flat()[0] ?? '') }),
    postedFiles: () => readFiles(request, server.photoDesk.workFolder),
  } as unknown as AtWork
}
const allowed = () => undefined
const words = { title: 'Torget 1', type: 'Bolig', location: 'Torget 1', city: 'Stokke', price: '1 000' }
const act = (id: string | null, sent: Sent, { by = eva, files = [] as Buffer[] } = {}) =>
  portfolioWork(server.portfolio, at(by, { ...words, ...sent }, files), allowed).act(id)
const read = (id: string) => portfolioWork(server.portfolio, at(eva, {}), allowed).read(id)
const made = async (sent: Sent = {}, files: Buffer[] = []) => {
  const saved = await act(null, { key: newSubmissionKey(), handling: 'publish', ...sent }, { files })
  if (!saved.saved) throw new Error(saved.error)
  return saved.id
}
const newest = async (id: string) => (await read(id))?.history[0]?.id ?? ''
const picture = (colour: string) => blankPhoto(900, 600, colour).jpeg().toBuffer()

describe('two people at one property', () => {
  test('are told of each other, and nothing is written over unseen', async () => {
    const id = await made()
    const base = await newest(id)
    await act(id, { base, key: 'berits-page', handling: 'publish', price: '7 777' }, { by: berit })
    const mine = { base, key: 'evas-page', handling: 'draft', city: 'Larvik' }
    const refused = await act(id, mine)
    expect(refused).toMatchObject({
      saved: false,
      error: expect.stringMatching(
        /^Berit lagret en ny versjon i dag \d\d\.\d\d\. Det du har skrevet, står her/,
      ),
      given: { base, key: 'evas-page', texts: { city: 'Larvik' } },
    })
    expect((await read(id))?.texts.price).toBe('7\u00a0777')
    const over = refused.saved ? '' : (refused.conflict ?? '')
    expect(await act(id, { ...mine, over })).toMatchObject({ saved: true, notice: 'draft' })
    expect((await read(id))?.texts.city).toBe('Larvik')
  })

  test('also where it came from an import and nobody had edited it', async () => {
    const row = propertyRow({ title: 'Importert' })
    await writeImport(server.database.orm, { properties: [row], finn_properties: [] })
    await act(row.id, { base: '', key: 'berits-page', handling: 'draft' }, { by: berit })
    expect(await act(row.id, { base: '', key: 'evas-page', handling: 'draft' })).toMatchObject({
      saved: false,
    })
  })
})

describe('a press that comes twice', () => {
  test('makes one new property, with its pictures', async () => {
    const key = newSubmissionKey()
    const files = [await picture('#357')]
    const press = () => act(null, { key, handling: 'publish', title: 'Bare én' }, { files })
    const [first, second] = await Promise.all([press(), press()])
    expect(second).toEqual(first)
    expect(await press()).toEqual(first)
    const { rows } = await server.database.pool.query("select id from properties where title = 'Bare én'")
    expect(rows).toHaveLength(1)
    expect((await read(rows[0]?.id))?.history).toHaveLength(1)
  })

  test('saves once, and what is written after a lost answer is saved too', async () => {
    const id = await made()
    const page = { base: await newest(id), key: 'one-page', handling: 'draft', city: 'Larvik' }
    await Promise.all([act(id, page), act(id, page)])
    expect((await read(id))?.history).toHaveLength(2)
    expect(await act(id, { ...page, city: 'Notodden' })).toMatchObject({ saved: true })
    expect((await read(id))?.texts.city).toBe('Notodden')
  })
})

describe('a time for publishing', () => {
  beforeAll(() => {
    fixedNow = new Date('2026-11-21T12:00:00Z')
  })
  afterAll(() => {
    fixedNow = null
  })

  test.each([
    '',
    'xx',
    '2026-11-21',
    '2027-02-30T08:00',
    '2027-01-01T25:99',
    '2027-03-28T02:30',
    '2026-11-21T12:59',
  ])('is never %o: that is said, and what was chosen stays', async (publishAt) => {
    const saved = await act(null, {
      key: newSubmissionKey(),
      handling: 'schedule',
      publishAt,
      bedrooms: '2,5',
    })
    expect(saved).toMatchObject({
      saved: false,
      errors: { publishAt: expect.stringContaining('som ikke er passert'), bedrooms: expect.any(String) },
      given: { publishAt, texts: { bedrooms: '2,5' } },
    })
  })

  test('is by the clock in Norway', async () => {
    const id = await made({ handling: 'schedule', publishAt: '2026-11-21T13:01' })
    expect((await read(id))?.publishAt).toBe('21. november 2026 kl. 13.01')
  })
})

test('says whether some or all of the pictures could not be stored', async () => {
  const id = await made()
  const save = async (...files: Buffer[]) =>
    act(id, { base: await newest(id), handling: 'draft', city: 'Larvik' }, { files })
  const good = await picture('#258')
  const bad = Buffer.from('no picture')
  expect(await save(good, bad)).toMatchObject({ notice: 'someRefused' })
  expect(await save(bad, bad)).toMatchObject({ notice: 'noneStored' })
  expect(await save()).toMatchObject({ notice: 'draft' })
})

test('a property whose pictures could not be copied is listed until staff have uploaded one', async () => {
  const id = await made()
  await server.database.pool.query(
    "insert into image_imports (property_id, title, at, stored, skipped) values ($1, 'Torget 1', now(), 0, 2)",
    [id],
  )
  const failed = async () => {
    const { pictures } = await listingsReader(server.portfolio, allowed).read()
    return pictures.failed.map(({ property }) => property).filter((property) => property === id)
  }
  expect(await failed()).toEqual([id])
  const upload = async (handling: string) =>
    act(id, { base: await newest(id), handling, key: newSubmissionKey() }, { files: [await picture('#492')] })
  await upload('draft')
  expect(await failed()).toEqual([id])
  await upload('publish')
  expect(await failed()).toEqual([])
})

describe('what pictures show', () => {
  const publicAlts = async (id: string) => {
    const property = await server.catalogue.property(id as never)
    return property?.pictures.map(({ alt }) => alt)
  }

  test('is changed for the public when it is published, and by a draft for staff alone', async () => {
    const id = await made({}, [await picture('#735')])
    const url = (await read(id))?.pictures[0]?.url ?? ''
    const sent = async (alt: string, handling: string) =>
      act(id, { image: [url], alt: [alt], order: ['1'], base: await newest(id), key: '', handling })
    await sent('Stue', 'publish')
    expect(await publicAlts(id)).toEqual(['Stue'])
    await sent('Stue med peis', 'draft')
    expect(await publicAlts(id)).toEqual(['Stue'])
    expect((await read(id))?.pictures[0]?.alt).toBe('Stue med peis')
    await sent('Stue med peis', 'publish')
    expect(await publicAlts(id)).toEqual(['Stue med peis'])
    const stue = (await read(id))?.history.find((_, i, all) => i === all.length - 2)?.id ?? ''
    await act(id, { handling: 'restore', version: stue })
    expect(await publicAlts(id)).toEqual(['Stue'])
  })

  test('and their order are given back where something else is wrong', async () => {
    const id = await made()
    const saved = await act(id, {
      handling: 'draft',
      price: 'mye',
      image: ['/a', '/b'],
      alt: ['A', 'B'],
      order: ['2', '1'],
      remove: ['/a'],
    })
    expect(saved).toMatchObject({
      given: {
        pictures: [
          { url: '/b', alt: 'B', isRemoved: false },
          { url: '/a', alt: 'A', isRemoved: true },
        ],
      },
    })
  })
})
