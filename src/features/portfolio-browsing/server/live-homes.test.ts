import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { execute } from '../../../platform/database/query.ts'
import { writeImport } from './import.ts'
import { type LiveHomes, liveHomes } from './live-homes.ts'

let site: TemporarySite
const rows = Array.from({ length: 30 }, (_, index) =>
  propertyRow({ title: `Gata ${String(index).padStart(4, '0')}`, bedrooms: index % 3, status: 'ledig' }),
)
const later = propertyRow({
  title: 'Åsveien 1',
  status: 'ledig',
  available_from: osloDate(new Date('2027-03-01')),
})

beforeAll(async () => {
  site = await temporarySite()
  await writeImport(site.database.pool, { properties: [...rows, later], finn_properties: [] })
  await untilAllArrived(site)
})
afterAll(() => site.remove())

const everything = { category: null, asked: {} }
const homes = (now = '2027-02-28T12:00:00Z') =>
  liveHomes(site.database.pool, site.version, () => osloDate(new Date(now)))

test('the index has all properties in the order of their titles', async () => {
  const index = await homes().current()
  expect([...index.homes].map(({ id }) => id)).toEqual([...rows, later].map(({ id }) => id))
  expect(index.find({ category: null, asked: { soverom: 2 } }, null).total).toBe(10)
})

test('the index is made once for all who ask', async () => {
  const live = homes()
  const [one, other] = await Promise.all([live.current(), live.current()])
  expect(other).toBe(one)
  expect(await live.current()).toBe(one)
})

test('the index has a change when it is told of', async () => {
  const live = homes()
  const before = await live.current()
  await execute(site.database.pool, 'update properties set bedrooms = 7 where id = $1', [later.id])
  await expect
    .poll(async () => (await live.current()).find({ category: null, asked: { soverom: 7 } }, null).total)
    .toBe(1)
  expect(await live.current()).not.toBe(before)
})

test('the index has properties that are added, renamed and removed, in the order of their titles', async () => {
  const live = homes()
  await live.current()
  const [added, renamed, removed] = [propertyRow({ title: 'Gata 0010 A' }), rows[7]?.id, rows[9]?.id]
  await writeImport(site.database.pool, { properties: [added], finn_properties: [] })
  await execute(site.database.pool, "update properties set title = 'Aa 1' where id = $1", [renamed])
  await execute(site.database.pool, 'delete from properties where id = $1', [removed])
  const idsIn = async (index: LiveHomes) => [...(await index.current()).homes].map(({ id }) => id)
  await expect.poll(() => idsIn(live)).not.toContain(removed)
  const ids = await idsIn(live)
  expect(ids).toContain(added.id)
  expect(ids).toEqual(await idsIn(homes()))
})

test('the index is made again when a day begins in Norway', async () => {
  let now = new Date('2027-02-28T22:59:59Z')
  const live = liveHomes(site.database.pool, site.version, () => osloDate(now))
  const vacantNow = async () => {
    const index = await live.current()
    return index.find({ ...everything, asked: { ledig: 1 } }, null).total
  }
  const before = await vacantNow()
  now = new Date('2027-02-28T23:00:00Z')
  expect(await vacantNow()).toBe(before + 1)
})

test('the index rejects where the database cannot be read, and is tried again', async () => {
  const live = homes()
  await execute(site.database.pool, 'alter table properties rename to gone')
  await expect(live.current()).rejects.toThrow(/properties/)
  await execute(site.database.pool, 'alter table gone rename to properties')
  expect((await live.current()).homes).not.toHaveLength(0)
})
