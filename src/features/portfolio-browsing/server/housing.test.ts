import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { execute } from '../../../platform/database/query.ts'
import { writeImport } from './import.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
})
afterAll(() => site.remove())

/** The areas of these homes alone. */
async function areasOf(homes: Parameters<typeof propertyRow>[0][]) {
  await execute(site.database.pool, 'delete from properties')
  await writeImport(site.database.pool, { properties: homes.map(propertyRow), finn_properties: [] })
  await untilAllArrived(site)
  return site.catalogue.housingAreas()
}
const [island, town] = ['Øya, Larvik', 'Byen, Larvik']

test('housing areas come in the order of their names, and leave missing prices out of their range', async () => {
  const areas = await areasOf([
    { location: island, price: 9000 },
    { location: island, price: null },
    { location: town, price: null },
  ])
  expect(areas).toMatchObject([
    { place: 'Byen', price: 'Pris på forespørsel' },
    { place: 'Øya', price: '9\u00a0000\u00a0kr/mnd' },
  ])
})

test('a housing area lists and counts as vacant first the homes that can be rented now', async () => {
  const [area] = await areasOf(
    ['utleid', 'Ledig', 'reservert', null, 'ledig'].map((status, place) => ({
      title: `Veien ${place}`,
      location: island,
      status,
    })),
  )
  expect(area).toMatchObject({ count: 5, vacant: 2, moreHref: null })
  expect(area?.homes.map(({ title }) => title)).toEqual([
    'Veien 1',
    'Veien 4',
    'Veien 0',
    'Veien 2',
    'Veien 3',
  ])
})

test('a housing area of very many homes lists the first hundred, and leads to a list of all', async () => {
  const [area] = await areasOf(
    Array.from({ length: 130 }, () => ({ location: island, price: 9000, status: 'ledig' })),
  )
  const { count, vacant, homes, moreHref } = present(area)
  expect([count, vacant, homes.length, moreHref]).toEqual([
    130,
    130,
    100,
    '/eiendommer?type=bolig&by=larvik&omrade=oya',
  ])
})
