import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAllArrived } from '../../test/support/changes-told-by.ts'
import { listOf } from '../../test/support/list-of.ts'
import { propertyRow } from '../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../test/support/temporary-site.ts'
import { writeImport } from './import.ts'

let site: TemporarySite
const home = propertyRow({ title: 'Storgata 1', price: 9000, images: ['https://bilder.test/1.jpg'] })
const other = propertyRow({ title: 'Storgata 2', price: 9500 })

beforeAll(async () => {
  site = await temporarySite()
  await writeImport(site.database.pool, { properties: [home, other], finn_properties: [] })
  await untilAllArrived(site)
})
afterAll(() => site.remove())

/** As another process makes it: this one learns of it by the notification alone. */
async function change(text: string, values: unknown[] = []) {
  await site.database.pool.query(text, values)
  await untilAllArrived(site)
}

const listed = async () => (await site.catalogue.properties(listOf(null))).cards
const chosen = () => site.catalogue.chosenCards([other.id, home.id])

const detail = () => site.catalogue.property(home.id)

const changes: [change: string, text: string, shown: object][] = [
  [
    'a place',
    "update properties set location = 'Torget, Larvik' where id = $1",
    { location: 'Torget, Larvik' },
  ],
  [
    'a picture that is there now',
    `insert into pictures (url, key, storage_path, width, height, preview)
     select images[1], 'k', 'p.jpg', 3, 2, 'fff' from properties where id = $1`,
    { picture: { key: 'k', width: 3, height: 2, preview: 'fff' } },
  ],
  ['an energy class', "update properties set energy_class = 'C' where id = $1", { energyClass: 'C' }],
]

test.each(changes)('a card that was read before follows its property: %s', async (_, text, shown) => {
  const [before, neighbour] = await listed()
  expect(before).not.toMatchObject(shown)
  await change(text, [home.id])
  expect(await listed()).toMatchObject([shown, neighbour ?? {}])
  expect(await chosen()).toMatchObject([neighbour ?? {}, shown])
})

test('the page of a property that was read before follows it, and says what became vacant near it', async () => {
  expect(await detail()).toMatchObject({ description: null, alternatives: [] })
  await change("update properties set description = 'Lys', title = 'Storgata 1, leilighet 2' where id = $1", [
    home.id,
  ])
  expect(await detail()).toMatchObject({ description: 'Lys', title: 'Storgata 1, leilighet 2' })
  await change("update properties set status = 'ledig' where id = $1", [other.id])
  expect((await detail())?.alternatives).toMatchObject([{ id: other.id }])
  await change("update properties set status = 'utleid' where id = $1", [other.id])
  expect((await detail())?.alternatives).toEqual([])
})

test('a change of another property leaves the data of a page the same object, whose HTML is cached', async () => {
  const before = await detail()
  await site.database.pool.query("update properties set description = 'Mørk' where id = $1", [other.id])
  await expect.poll(async () => (await site.catalogue.property(other.id))?.description).toBe('Mørk')
  expect(await detail()).toBe(before)
})

test('a property that is removed has no card, and no page', async () => {
  expect(await chosen()).toHaveLength(2)
  await change('delete from properties where id = $1', [home.id])
  expect((await chosen()).map(({ id }) => id)).toEqual([other.id])
  expect((await listed()).map(({ id }) => id)).toEqual([other.id])
  expect(await detail()).toBeNull()
})
