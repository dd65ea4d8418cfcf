import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postStaffForm } from '../../../../test/support/post-action.ts'
import { propertyContent } from '../../../../test/support/property-content.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { portfolioListActions } from '../list-actions.ts'
import { parsePropertyList } from '../property-list.ts'
import { listProperties } from './list-properties.ts'
import { archiveProperty, type SaveAs, saveProperty } from './versions.ts'

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
beforeEach(async () => {
  await server.database.pool.query('delete from properties')
  await server.database.pool.query('delete from property_versions')
})

const NBSP = '\u00a0'
const published = { state: 'published' } as const
const add = (title: string, more: Record<string, string> = {}, as: SaveAs = published) =>
  saveProperty(server, { id: null, content: propertyContent({ title, ...more }), as, by: berit.id })
const list = (search = '') =>
  listProperties(server.database.pool, parsePropertyList(new URLSearchParams(search)), new Date())
const lineOf = async (id: PropertyId) => (await list()).lines.find((line) => line.id === id)
const rentOnSite = async (id: PropertyId) =>
  (await server.database.pool.query('select price from properties where id = $1', [id])).rows[0]?.price
const post = (
  action: keyof typeof portfolioListActions,
  fields: Record<string, string | readonly string[]>,
  { by = eva, now = new Date() }: { by?: Colleague; now?: Date } = {},
) =>
  postStaffForm({
    server,
    staff: by,
    actions: portfolioListActions,
    fields: { action: portfolioListActions[action].name, ...fields },
    now,
  })
const undoOf = (result: Awaited<ReturnType<typeof post>>) =>
  result.status === 'done' ? result.undo.join(',') : ''

describe('the rents of chosen properties', () => {
  test('are shown as they are and would be, and are not changed by that', async () => {
    const [one, two] = [await add('A', { price: '12 500' }), await add('B', { price: '' })]
    const result = await post('previewRents', { properties: [one, two], newRent: '+2,9 %', rounding: '10' })
    expect(result).toMatchObject({
      status: 'done',
      shown: {
        lines: [
          { title: 'A', from: `12${NBSP}500${NBSP}kr`, to: `12${NBSP}860${NBSP}kr`, problem: null },
          { title: 'B', from: null, to: null, problem: 'Den har ingen leie å regne fra' },
        ],
        count: 1,
        difference: `+360${NBSP}kr`,
      },
    })
    expect(await rentOnSite(one)).toBe(12_500)
  })

  test('are changed as one and undone as one, and those that cannot be are named', async () => {
    const homes = [await add('A'), await add('B', { price: '8 000' }), await add('C', { price: '' })]
    const changed = await post('changeRents', { properties: homes, rent: '+300', query: '' })
    expect(changed).toMatchObject({
      notice: 'Leia er endret for 2 eiendommer. 1 eiendom ble ikke med: C: Den har ingen leie å regne fra.',
      shown: { chosen: [homes[2]] },
    })
    expect(await Promise.all(homes.map(rentOnSite))).toEqual([12_800, 8300, null])
    const undone = await post('undo', { versions: undoOf(changed) })
    expect(undone).toMatchObject({ notice: 'Angret. Det som var før, gjelder.' })
    expect(await Promise.all(homes.map(rentOnSite))).toEqual([12_500, 8000, null])
  })

  test('are what is typed where one is changed in its row, which says from what to what', async () => {
    const id = await add('A')
    const result = await post('changeRents', { properties: id, rent: '13 000' })
    expect(result).toMatchObject({ notice: `A: 12${NBSP}500${NBSP}kr → 13${NBSP}000${NBSP}kr.` })
    expect(await lineOf(id)).toMatchObject({ price: 13_000, standing: 'published' })
  })

  test('are raised once, though the same form is sent twice', async () => {
    const id = await add('A')
    const form = { properties: id, rent: '+300', key: newSubmissionKey() }
    await post('changeRents', form)
    expect(await post('changeRents', form)).toMatchObject({ status: 'done' })
    expect(await rentOnSite(id)).toBe(12_800)
  })

  test('stay where a colleague has changed the property after it was chosen', async () => {
    const id = await add('A')
    const { snapshot } = await list()
    await saveProperty(server, {
      id,
      content: propertyContent({ title: 'A', price: '14 000' }),
      as: published,
      by: berit.id,
    })
    expect(await post('changeRents', { properties: id, rent: '+300', snapshot })).toMatchObject({
      status: 'refused',
      message: 'Ingenting er endret: A: Berit har endret den etter at du valgte den.',
    })
    expect(await rentOnSite(id)).toBe(14_000)
  })

  test('change in a draft too, which goes on waiting; one that has another rent is left alone', async () => {
    const [same, other] = [await add('Samme'), await add('Annen')]
    const draft = { state: 'draft' } as const
    await saveProperty(server, {
      id: same,
      content: propertyContent({ title: 'Samme, ny tittel' }),
      as: draft,
      by: eva.id,
    })
    await saveProperty(server, {
      id: other,
      content: propertyContent({ title: 'Annen', price: '9 000' }),
      as: draft,
      by: eva.id,
    })
    const result = await post('changeRents', { properties: [same, other], rent: '15 000' })
    expect(result).toMatchObject({
      notice: expect.stringContaining('Annen: Den har en kladd der dette er endret'),
    })
    expect(await rentOnSite(same)).toBe(15_000)
    expect(await lineOf(same)).toMatchObject({
      title: 'Samme, ny tittel',
      price: 15_000,
      standing: 'changed',
    })
    expect(await rentOnSite(other)).toBe(12_500)
    await post('undo', { versions: undoOf(result) })
    expect(await rentOnSite(same)).toBe(12_500)
    expect(await lineOf(same)).toMatchObject({
      title: 'Samme, ny tittel',
      price: 12_500,
      standing: 'changed',
    })
  })

  test('are refused where the text is no rent', async () => {
    const id = await add('A')
    expect(await post('changeRents', { properties: id, rent: '1.25' })).toMatchObject({
      status: 'refused',
      message: 'Skriv leia som 12 500, et tillegg som +300, eller en prosent som +2,9 %.',
    })
  })

  test('of all that a search finds are changed', async () => {
    const [larvik, stokke] = [await add('A', { city: 'Larvik' }), await add('B')]
    await post('changeRents', { scope: 'all', query: 'sted=Larvik', rent: '10 000' })
    expect([await rentOnSite(larvik), await rentOnSite(stokke)]).toEqual([10_000, 12_500])
  })
})

describe('an undo', () => {
  test('leaves alone what has been changed since, and says so', async () => {
    const [one, two] = [await add('A'), await add('B')]
    const changed = await post('changeRents', { properties: [one, two], rent: '+300' })
    await post('changeRents', { properties: one, rent: '20 000' }, { by: berit })
    expect(await post('undo', { versions: undoOf(changed) })).toMatchObject({
      notice: 'Angret. Det som var før, gjelder. 1 eiendom ble ikke med: A: Den er endret etterpå.',
    })
    expect([await rentOnSite(one), await rentOnSite(two)]).toEqual([20_000, 12_500])
  })

  test('is too late after ten minutes, and is never a colleague’s', async () => {
    const id = await add('A')
    const versions = undoOf(await post('changeRents', { properties: id, rent: '+300' }))
    expect(await post('undo', { versions }, { by: berit })).toMatchObject({ status: 'refused' })
    const later = new Date(Date.now() + 11 * 60_000)
    expect(await post('undo', { versions }, { now: later })).toMatchObject({ status: 'refused' })
    expect(await rentOnSite(id)).toBe(12_800)
  })
})

describe('the availability of chosen properties', () => {
  test('is set, with the day from which they are free', async () => {
    const id = await add('A', { status: 'utleid' })
    const result = await post('setAvailability', {
      properties: id,
      availability: 'ledig',
      from: '2099-03-01',
    })
    expect(result).toMatchObject({ notice: '1 eiendom er satt til «Ledig fra 1. mars 2099».' })
    expect((await lineOf(id))?.vacancy).toMatchObject({ kind: 'from', date: '2099-03-01' })
    await post('setAvailability', { properties: id, availability: 'utleid', from: '2099-03-01' })
    expect((await lineOf(id))?.vacancy).toMatchObject({ kind: 'rented' })
  })

  test('is not written again where it is so already', async () => {
    const id = await add('A', { status: 'Reservert' })
    expect(await post('setAvailability', { properties: id, availability: 'reservert' })).toMatchObject({
      notice: '1 eiendom var slik fra før.',
      undo: [],
    })
  })
})

describe('properties', () => {
  test('are taken off the site together, and the undo puts them back as they were', async () => {
    const [one, draft] = [await add('A'), await add('B', {}, { state: 'draft' })]
    const created = async () =>
      (await server.database.pool.query('select created_at from properties where id = $1', [one])).rows
    const before = await created()
    const result = await post('archive', { properties: [one, draft] })
    expect([await lineOf(one), await lineOf(draft)]).toMatchObject([
      { standing: 'archived' },
      { standing: 'archived' },
    ])
    expect(await rentOnSite(one)).toBeUndefined()
    await post('undo', { versions: undoOf(result) })
    expect([await lineOf(one), await lineOf(draft)]).toMatchObject([
      { standing: 'published' },
      { standing: 'draft' },
    ])
    expect(await created()).toEqual(before)
  })

  test('are published together, and the undo takes off the site what was not there', async () => {
    const [draft, gone, shown] = [await add('A', {}, { state: 'draft' }), await add('B'), await add('C')]
    await archiveProperty(server, { id: gone, by: berit.id })
    const result = await post('publish', { properties: [draft, gone, shown] })
    expect(result).toMatchObject({ notice: '2 eiendommer er publisert. 1 eiendom var slik fra før.' })
    expect((await list('stand=pa-nettstedet')).count).toBe(3)
    await post('undo', { versions: undoOf(result) })
    expect([await lineOf(draft), await lineOf(gone)]).toMatchObject([
      { standing: 'draft' },
      { standing: 'archived' },
    ])
  })
})

describe('the list', () => {
  test('filters by what a property is, where it stands and what it lacks, and counts beside each filter', async () => {
    await add('A', { energy_class: 'C', status: 'Ledig' })
    await add('B', { type: 'Parkering', city: 'Larvik', status: 'utleid', available_from: '2099-01-01' })
    await add('C', { type: 'Næring', status: 'utleid' }, { state: 'draft' })
    const titles = async (search: string) => (await list(search)).lines.map(({ title }) => title)
    expect(await titles('type=Bolig')).toEqual(['A'])
    expect(await titles('sted=Larvik')).toEqual(['B'])
    expect(await titles('ledighet=ledig')).toEqual(['A', 'B'])
    expect(await titles('ledighet=utleid')).toEqual(['C'])
    expect(await titles('stand=kladd')).toEqual(['C'])
    expect(await titles('mangler=energiklasse')).toEqual(['C'])
    expect(await titles('mangler=bilde&sorter=endret')).toEqual(['C', 'B', 'A'])
    expect(await titles('q=naering')).toEqual(['C'])
    const { counts, towns } = await list('sted=Larvik')
    expect(counts.type).toMatchObject({ Bolig: 0, Parkering: 1 })
    expect(counts.availability).toEqual({ ledig: 1, reservert: 0, utleid: 0, 'ikke-sagt': 0 })
    expect(towns).toEqual([
      { town: 'Larvik', count: 1 },
      { town: 'Stokke', count: 2 },
    ])
  })

  test('sorts by rent from either end, those without one last', async () => {
    await add('A', { price: '9 000' })
    await add('B', { price: '' })
    await add('C', { price: '7 000' })
    const titles = async (order: string) => (await list(`sorter=${order}`)).lines.map(({ title }) => title)
    expect(await titles('lavest-leie')).toEqual(['C', 'A', 'B'])
    expect(await titles('hoyest-leie')).toEqual(['A', 'C', 'B'])
  })

  test('loses a property that is gone altogether', async () => {
    await add('A')
    await server.database.pool.query('delete from property_versions')
    expect((await list()).count).toBe(1)
    await server.database.pool.query('delete from properties')
    expect((await list()).count).toBe(0)
  })
})
