import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesToldBy } from '../../../test/support/changes-told-by.ts'
import { propertyRow } from '../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../test/support/temporary-site.ts'
import { followDataVersion } from './data-version.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
})
afterAll(() => site.remove())

const toldBy = (change: () => Promise<unknown>) => changesToldBy(site, change)

const query = (text: string, values: unknown[] = []) => site.database.pool.query(text, values)

async function addProperty(fields: { type: string; amenities?: string[]; image_url?: string }) {
  const { rows } = await query(
    `insert into properties (title, type, location, city, amenities, image_url)
     values ('Storgata 1', $1, 'Sentrum, Larvik', 'Larvik', $2, $3) returning id`,
    [fields.type, fields.amenities ?? [], fields.image_url ?? null],
  )
  return String(rows[0]?.id)
}

test('a new property is told of with the categories that it is listed in', async () => {
  let id = ''
  const told = await toldBy(async () => {
    id = await addProperty({ type: 'Næring', amenities: ['minilager', 'heis'] })
  })
  expect(told).toEqual([['portfolio', 'category:minilager', 'category:næring', `property:${id}`]])
})

test('a property that changes its type is told of with both categories', async () => {
  const id = await addProperty({ type: 'Bolig' })
  expect(await toldBy(() => query("update properties set type = 'Coliving' where id = $1", [id]))).toEqual([
    ['portfolio', 'category:bolig', 'category:coliving', `property:${id}`],
  ])
})

test('a property that is removed is told of', async () => {
  const id = await addProperty({ type: 'Bolig' })
  expect(await toldBy(() => query('delete from properties where id = $1', [id]))).toEqual([
    ['portfolio', 'category:bolig', `property:${id}`],
  ])
})

test('an update that changes nothing is not told of', async () => {
  const id = await addProperty({ type: 'Bolig' })
  expect(await toldBy(() => query('update properties set title = title where id = $1', [id]))).toEqual([])
})

test('more than a hundred properties are told of as all of them', async () => {
  const told = await toldBy(() =>
    query(`insert into properties (title, type, location, city)
      select 'Lager ' || number, 'Minilager', 'Sentrum, Larvik', 'Larvik' from generate_series(1, 101) number`),
  )
  expect(told).toEqual([['portfolio', 'category:minilager', 'property']])
})

test('a picture is told of as what shows it', async () => {
  const url = `https://bilder.test/${randomUUID()}.jpg`
  const id = await addProperty({ type: 'Parkering', image_url: url })
  await query(
    "insert into finn_properties (id, title, address, finn_url, image_url) values ('p', 't', 'a', 'https://f', $1)",
    [url],
  )
  const add = `insert into pictures (url, key, storage_path, width, height, preview) values ($1, 'k', 'p.jpg', 3, 2, 'fff')`
  expect(await toldBy(() => query(add, [url]))).toEqual([
    ['portfolio', 'category:parkering', `property:${id}`],
    ['listings'],
  ])
  expect(await toldBy(() => query(add, [`${url}?unused`]))).toEqual([])
})

test('a notice to a house is told of when it is published or over, and not each time that is looked for', async () => {
  const publish = `insert into building_notices (title, starts_at, ends_at) values ('Vannet stenges', now(), now() + interval '1 hour')`
  expect(await toldBy(() => query(publish))).toEqual([['notices']])
  const end = 'update building_notices set is_over = true where not is_over'
  expect(await toldBy(() => query(end))).toEqual([['notices']])
  expect(await toldBy(() => query(end))).toEqual([])
})

test('a listing is told of when it is shown, changed or removed', async () => {
  const add = (id: string, isActive: boolean) =>
    query(
      "insert into finn_properties (id, title, address, finn_url, is_active) values ($1, 't', 'a', 'https://f', $2)",
      [id, isActive],
    )
  expect(await toldBy(() => add('shown', true))).toEqual([['listings']])
  expect(await toldBy(() => add('ended', false))).toEqual([])
  expect(await toldBy(() => query("update finn_properties set price = '9 000' where id = 'shown'"))).toEqual([
    ['listings'],
  ])
  expect(await toldBy(() => query("update finn_properties set price = price where id = 'shown'"))).toEqual([])
  expect(await toldBy(() => query("delete from finn_properties where id = 'shown'"))).toEqual([['listings']])
})

test('a published text is told of, and that it is changed at all the first time; a draft is not', async () => {
  const save = (state: string) =>
    query("insert into content_versions (document, state, value) values ('ansatte', $1, '{}')", [state])
  expect(await toldBy(() => save('draft'))).toEqual([])
  expect(await toldBy(() => save('published'))).toEqual([['text:ansatte', 'texts']])
  expect(await toldBy(() => save('published'))).toEqual([['text:ansatte']])
  expect(await toldBy(() => query("delete from content_versions where document = 'ansatte'"))).toEqual([
    ['everything'],
  ])
})

test('emptying a table is told of as a change of everything', async () => {
  expect(await toldBy(() => query('truncate finn_properties'))).toEqual([['everything']])
})

/** A version over notifications that the test makes. */
function versionOf() {
  let hear: (payload: string | null) => void = () => undefined
  const version = followDataVersion({
    on(_, listener) {
      hear = listener
      return () => undefined
    },
    isListening: () => true,
  })
  return {
    version,
    tell: (tags: readonly string[]) => hear(JSON.stringify(tags)),
    hear: (text: string | null) => hear(text),
  }
}

const [one, other] = [propertyRow(), propertyRow()]

test('each part of the data has its own last change', () => {
  const { version, tell } = versionOf()
  tell(['portfolio', `property:${one.id}`])
  const first = version.current()
  tell(['texts'])
  expect(version.lastChangeOf([`property:${one.id}`]).number).toBe(first)
  expect(version.lastChangeOf([`property:${other.id}`]).number).toBeLessThan(first)
  expect(version.lastChangeOf(['portfolio', 'texts']).number).toBe(version.current())
})

test('many properties at once are a change of each', () => {
  const { version, tell } = versionOf()
  tell(['portfolio', 'property'])
  expect(version.lastChangeOf([`property:${one.id}`]).number).toBe(version.current())
})

test.each([
  ['notifications may have been missed', null],
  ['a notification cannot be read', 'properties'],
  ['everything has changed', '["everything"]'],
])('all parts count as changed where %s', (_, payload) => {
  const { version, hear } = versionOf()
  hear(payload)
  expect(version.lastChangeOf(['listings']).number).toBe(version.current())
})

test('the changes of any number of properties take bounded memory', () => {
  const { version, tell } = versionOf()
  tell(['listings'])
  for (let number = 0; number < 10_000; number += 1) tell([`property:${number}`])
  expect(version.lastChangeOf(['listings']).number).toBeGreaterThan(version.current() - 10)
})
