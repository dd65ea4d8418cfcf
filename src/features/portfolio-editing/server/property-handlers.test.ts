import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankPhoto } from '../../../../test/support/blank-photo.ts'
import { untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { postStaffForm } from '../../../../test/support/post-action.ts'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { listingsReader } from '../../listings/server/read-listings.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { NEW_PROPERTY, propertyActions } from '../properties.ts'
import { readProperty } from './read-portfolio.ts'

type Colleague = Awaited<ReturnType<typeof makeStaff>>

let server: TemporaryServer
let eva: Colleague
let berit: Colleague
beforeAll(async () => {
  server = await temporaryServer()
  eva = await makeStaff(server.database.pool, 'redaktor', 'Eva')
  berit = await makeStaff(server.database.pool, 'redaktor', 'Berit')
})
afterAll(() => server.stop())

/** What the clock of a request shows; the machine's own where nothing is set, as in the database. */
let fixedNow: Date | null = null

type Sent = Record<string, string>
type Sending = { by?: Colleague; files?: Buffer[] }

const words = { title: 'Torget 1', type: 'Bolig', location: 'Torget 1', city: 'Stokke', price: '1 000' }
/** Posts what an editor holds to the page of a property; to that of a new one where there is no id. */
const act = (id: string | null, sent: Sent, { by = eva, files = [] }: Sending = {}) =>
  postStaffForm({
    server,
    staff: by,
    actions: propertyActions,
    params: { id: id ?? NEW_PROPERTY },
    fields: { ...words, ...sent },
    files: { pictures: files },
    now: fixedNow ?? new Date(),
  })
const read = async (text: string) => {
  const id = parsePropertyId(text)
  return id && readProperty(server, id, fixedNow ?? new Date())
}
const save = { action: 'property.saveDraft' }
const publish = { action: 'property.publish' }
const schedule = { action: 'property.schedule' }
const movedTo = (id: string, notice: string) => ({
  status: 'moved',
  to: `/intern/eiendommer/${id}?gjort=${notice}`,
})
const made = async (sent: Sent = {}, files: Buffer[] = []) => {
  const result = await act(null, { key: newSubmissionKey(), ...publish, ...sent }, { files })
  if (result.status !== 'moved') throw new Error('Not saved')
  return /eiendommer\/([^?]+)/.exec(result.to)?.[1] ?? ''
}
const newest = async (id: string) => (await read(id))?.history[0]?.id ?? ''
const valueIn = async (id: string, field: string) => (await read(id))?.entries[field]?.[0]
const picture = (colour: string) => blankPhoto(900, 600, colour).jpeg().toBuffer()

describe('two staff members editing one property', () => {
  test('see each other’s changes, and neither is overwritten unseen', async () => {
    const id = await made()
    const base = await newest(id)
    await act(id, { base, key: 'berits-page', ...publish, price: '7 777' }, { by: berit })
    const mine = { base, key: 'evas-page', ...save, city: 'Larvik' }
    const refused = await act(id, mine)
    expect(refused).toMatchObject({
      status: 'refused',
      message: expect.stringMatching(
        /^Berit lagret en ny versjon i dag \d\d\.\d\d\. Det du har skrevet, står her/,
      ),
      given: { base: [base], key: ['evas-page'], city: ['Larvik'] },
    })
    expect(await valueIn(id, 'price')).toBe('7\u00a0777')
    const over = refused.status === 'refused' ? (refused.conflict ?? '') : ''
    expect(await act(id, { ...mine, over })).toEqual(movedTo(id, 'draft'))
    expect(await valueIn(id, 'city')).toBe('Larvik')
  })

  test('also see them in an imported property without versions', async () => {
    const row = propertyRow({ title: 'Importert' })
    await writeImport(server.database.pool, { properties: [row], finn_properties: [] })
    await act(row.id, { base: '', key: 'berits-page', ...save }, { by: berit })
    expect(await act(row.id, { base: '', key: 'evas-page', ...save })).toMatchObject({ status: 'refused' })
  })
})

describe('a form that is sent twice', () => {
  test('makes one new property, with its pictures', async () => {
    const key = newSubmissionKey()
    const files = [await picture('#357')]
    const press = () => act(null, { key, ...publish, title: 'Bare én' }, { files })
    const [first, second] = await Promise.all([press(), press()])
    expect(second).toEqual(first)
    expect(await press()).toEqual(first)
    const { rows } = await server.database.pool.query("select id from properties where title = 'Bare én'")
    expect(rows).toHaveLength(1)
    expect((await read(rows[0]?.id))?.history).toHaveLength(1)
  })

  test('saves once, and also saves edits made after a lost response', async () => {
    const id = await made()
    const page = { base: await newest(id), key: 'one-page', ...save, city: 'Larvik' }
    await Promise.all([act(id, page), act(id, page)])
    expect((await read(id))?.history).toHaveLength(2)
    expect(await act(id, { ...page, city: 'Notodden' })).toEqual(movedTo(id, 'draft'))
    expect(await valueIn(id, 'city')).toBe('Notodden')
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
      ...schedule,
      publishAt,
      bedrooms: '2,5',
    })
    expect(saved).toMatchObject({
      status: 'refused',
      errors: { publishAt: expect.stringContaining('som ikke er passert'), bedrooms: expect.any(String) },
      given: { publishAt: [publishAt], bedrooms: ['2,5'] },
    })
  })

  test('is by the clock in Norway', async () => {
    const id = await made({ ...schedule, publishAt: '2026-11-21T13:01' })
    expect((await read(id))?.publishAt).toBe('21. november 2026 kl. 13.01')
  })
})

test('reports whether some or all pictures could not be stored', async () => {
  const id = await made()
  const saveWith = async (...files: Buffer[]) =>
    act(id, { base: await newest(id), ...save, city: 'Larvik' }, { files })
  const good = await picture('#258')
  const bad = Buffer.from('no picture')
  expect(await saveWith(good, bad)).toEqual(movedTo(id, 'someRefused'))
  expect(await saveWith(bad, bad)).toEqual(movedTo(id, 'noneStored'))
  expect(await saveWith()).toEqual(movedTo(id, 'draft'))
})

test('a property whose pictures could not be copied is listed until staff have uploaded one', async () => {
  const id = await made()
  await server.database.pool.query(
    "insert into image_imports (property_id, title, at, stored, skipped) values ($1, 'Torget 1', now(), 0, 2)",
    [id],
  )
  const failed = async () => {
    const { pictures } = await listingsReader(server.portfolio, {
      needs: () => undefined,
      context: { now: new Date() },
    }).read()
    return pictures.failed.map(({ property }) => property).filter((property) => property === id)
  }
  expect(await failed()).toEqual([id])
  const upload = async (action: Sent) =>
    act(
      id,
      { base: await newest(id), key: newSubmissionKey(), ...action },
      { files: [await picture('#492')] },
    )
  await upload(save)
  expect(await failed()).toEqual([id])
  await upload(publish)
  expect(await failed()).toEqual([])
})

describe('the alternative texts of pictures', () => {
  const publicAlts = async (id: string) => {
    await untilAllArrived(server)
    const property = await server.catalogue.property(present(parsePropertyId(id)))
    return property?.pictures.map(({ alt }) => alt)
  }

  test('is changed for the public when it is published, and by a draft for staff alone', async () => {
    const id = await made({}, [await picture('#735')])
    const url = (await read(id))?.pictures[0]?.url ?? ''
    const sent = async (alt: string, action: Sent) =>
      act(id, { 'gallery.0.url': url, 'gallery.0.alt': alt, base: await newest(id), ...action })
    await sent('Stue', publish)
    expect(await publicAlts(id)).toEqual(['Stue'])
    await sent('Stue med peis', save)
    expect(await publicAlts(id)).toEqual(['Stue'])
    expect((await read(id))?.pictures[0]?.alt).toBe('Stue med peis')
    await sent('Stue med peis', publish)
    expect(await publicAlts(id)).toEqual(['Stue med peis'])
    const stue = (await read(id))?.history.find((_, i, all) => i === all.length - 2)?.id ?? ''
    expect(await act(id, { action: 'property.restore', version: stue })).toEqual(movedTo(id, 'restored'))
    expect(await publicAlts(id)).toEqual(['Stue'])
  })

  test('and their order are saved, and returned with errors in other fields', async () => {
    const id = await made({}, [await picture('#735'), await picture('#357')])
    const [first = '', second = ''] = (await read(id))?.pictures.map(({ url }) => url) ?? []
    const gallery = {
      'gallery.0.url': first,
      'gallery.0.alt': 'A',
      'gallery.0.place': '2',
      'gallery.1.url': second,
      'gallery.1.alt': 'B',
      'gallery.1.place': '1',
    }
    const sent = { ...save, ...gallery, base: await newest(id) }
    expect(await act(id, { ...sent, price: 'mye' })).toMatchObject({
      given: { 'gallery.0.alt': ['A'], 'gallery.1.place': ['1'] },
    })
    await act(id, sent)
    expect((await read(id))?.pictures.map(({ url, alt }) => [url, alt])).toEqual([
      [second, 'B'],
      [first, 'A'],
    ])
    await act(id, { ...sent, base: await newest(id), 'gallery.1.remove': 'true' })
    expect((await read(id))?.pictures.map(({ url }) => url)).toEqual([first])
  })
})

describe('a property', () => {
  test('is copied as a draft, and taken off the site', async () => {
    const id = await made({ title: 'Original' })
    const copied = await act(id, { action: 'property.copy' })
    const copy = copied.status === 'moved' ? (/eiendommer\/([^?]+)/.exec(copied.to)?.[1] ?? '') : ''
    expect(await valueIn(copy, 'title')).toBe('Original (kopi)')
    expect(await act(id, { action: 'property.archive' })).toEqual(movedTo(id, 'archived'))
    expect((await read(id))?.standing).toBe('archived')
  })

  test('that does not exist cannot be saved', async () => {
    for (const id of ['tull', '00000000-0000-4000-8000-000000000000'])
      expect(await act(id, save)).toMatchObject({ message: 'Eiendommen finnes ikke.' })
  })
})
