import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesToldBy, untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { listOf } from '../../../../test/support/list-of.ts'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { allDocuments, editable } from '../../../domain/documents/documents.ts'
import { categoryFromSlug } from '../../../domain/portfolio/categories.ts'
import type { DataTag } from '../../../platform/database/data-version.ts'
import { publicPaths } from '../../../site/addresses/pages.ts'
import { contentFor, contentTagsOf } from '../../info-pages/server/edited-content.ts'
import { fixedSpaces } from './advertising.ts'
import type { Catalogue } from './catalogue.ts'
import { writeImport } from './import.ts'
import { recordReads } from './record-reads.ts'

let site: TemporarySite
const home = propertyRow({
  title: 'Storgata 1',
  status: 'Ledig',
  price: 9000,
  images: ['https://bilder.test/1.jpg'],
})
const rented = propertyRow({ title: 'Storgata 2', status: 'Utleid', price: 9500 })
const vacant = propertyRow({ title: 'Storgata 6', status: 'Ledig', price: 9700 })
const shop = propertyRow({ title: 'Storgata 3', type: 'Næring', status: 'Ledig', area: 40 })
const storage = propertyRow({ title: 'Storgata 4', type: 'Minilager', status: 'Ledig', area: 4 })
const wall = propertyRow({
  id: present(fixedSpaces[0]),
  title: 'Storgata 5',
  type: 'Reklame',
  status: 'Ledig',
})

beforeAll(async () => {
  site = await temporarySite()
  await writeImport(site.database.pool, {
    properties: [home, rented, vacant, shop, storage, wall],
    finn_properties: [],
  })
})
afterAll(() => site.remove())

/** Every read of the catalogue, as pages make it. */
const reads: { [Name in keyof Catalogue]: ((catalogue: Catalogue) => Promise<unknown>)[] } = {
  properties: [null, 'bolig', 'parkering'].map(
    (slug) => (catalogue) => catalogue.properties(listOf(categoryFromSlug(slug)?.slug ?? null)),
  ),
  property: [home, rented, vacant, shop].map(
    ({ id }) =>
      (catalogue) =>
        catalogue.property(id),
  ),
  chosenCards: [(catalogue) => catalogue.chosenCards([home.id, rented.id])],
  compared: [(catalogue) => catalogue.compared([rented.id, home.id])],
  knownList: [(catalogue) => catalogue.knownList({ ...listOf('bolig'), asked: { by: 'larvik' } })],
  searchedLists: [(catalogue) => catalogue.searchedLists()],
  knownWish: [(catalogue) => catalogue.knownWish({ category: 'bolig', asked: { by: 'larvik' } })],
  wishedList: [(catalogue) => catalogue.wishedList('leilighet i Larvik')],
  vacantHomes: [(catalogue) => catalogue.vacantHomes()],
  listings: [(catalogue) => catalogue.listings(listOf(null))],
  knownListings: [(catalogue) => catalogue.knownListings({ ...listOf(null), asked: { by: 'larvik' } })],
  searchedListings: [(catalogue) => catalogue.searchedListings()],
  housingAreas: [(catalogue) => catalogue.housingAreas()],
  vacancies: [(catalogue) => catalogue.vacancies('minilager'), (catalogue) => catalogue.vacancies('naering')],
  advertisingSpaces: [(catalogue) => catalogue.advertisingSpaces()],
  advertisingCount: [(catalogue) => catalogue.advertisingCount()],
  propertyChoices: [(catalogue) => catalogue.propertyChoices('parkering')],
  propertyFacts: [(catalogue) => catalogue.propertyFacts(home.id)],
  storagePlaces: [(catalogue) => catalogue.storagePlaces()],
  storageSizes: [(catalogue) => catalogue.storageSizes()],
  sitemapParts: [(catalogue) => catalogue.sitemapParts()],
  sitemapProperties: [(catalogue) => catalogue.sitemapProperties(1)],
}

/** What a page sees of the data, and the parts of the data that its copy depends on. */
interface Seen {
  read: string
  found: string
  tags: ReadonlySet<DataTag>
}

async function seenByAll(): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const [name, variants] of Object.entries(reads))
    for (const [variant, read] of variants.entries()) {
      const tags = new Set<DataTag>()
      const found = await read(recordReads(site.catalogue, tags))
      seen.push({ read: `${name} ${variant}`, found: JSON.stringify(found), tags })
    }
  const content = await site.content.current()
  for (const path of publicPaths)
    seen.push({
      read: `content of ${path}`,
      found: JSON.stringify(contentFor(content, path)),
      tags: new Set(contentTagsOf(path)),
    })
  return seen
}

/** Those that a cached page shows: staff alone read some, and each search reads its answers anew. */
const publicDocuments = allDocuments.filter((id) => editable[id].page !== null && id !== 'svar-i-soket')

const query = (text: string, values: unknown[] = []) => site.database.pool.query(text, values)
const update = (fields: string) => query(`update properties set ${fields} where id = $1`, [home.id])

/** Changes of every kind, one after the other. */
const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  'a rent': () => update('price = 9900'),
  'a picture that is there now': () =>
    query(
      `insert into pictures (url, key, storage_path, width, height, preview)
       values ('https://bilder.test/1.jpg', 'k', 'p.jpg', 3, 2, 'fff')`,
    ),
  'the text of a picture': () => query("update pictures set alt = 'Stue'"),
  'a name among the amenities': () => update("amenities = '{parkering}'"),
  'a home that is let': () => update("status = 'Utleid'"),
  'a home that is vacant again': () =>
    query("update properties set status = 'Ledig' where title = 'Storgata 2'"),
  'a new type': () => update("type = 'Coliving'"),
  'a storage room that is let': () =>
    query("update properties set status = 'Utleid' where type = 'Minilager'"),
  'the text of an advertising space': () =>
    query("update properties set description = 'Ny' where type = 'Reklame'"),
  'a new listing': () =>
    query(
      "insert into finn_properties (id, title, address, finn_url) values ('1', 'Hybel', 'Gata 1, 3256 Larvik', 'https://f')",
    ),
  'a listing of a property': () => query('update finn_properties set property_id = $1', [home.id]),
  'the status of the property of a listing': () => update("status = 'Reservert'"),
  'a listing that is hidden': () => query('update finn_properties set hidden = true'),
  'a property that is removed': () => query('delete from properties where id = $1', [shop.id]),
  ...Object.fromEntries(
    publicDocuments.flatMap((document) =>
      ['first', 'second'].map((time) => [
        `${document}, published for the ${time} time`,
        () =>
          query("insert into content_versions (document, state, value) values ($1, 'published', $2)", [
            document,
            JSON.stringify({ ...editable[document].value, time }),
          ]),
      ]),
    ),
  ),
  'an import of many': () =>
    query(`insert into properties (title, type, location, city, status)
      select 'Lager ' || number, 'Minilager', 'Sentrum, Larvik', 'Larvik', 'Ledig' from generate_series(1, 120) number`),
}

test.each(Object.keys(changes))(
  'what a page reads changes only with what it depends on: %s',
  async (name) => {
    const before = await seenByAll()
    const told = (await changesToldBy(site, present(changes[name]))).flat()
    await untilAllArrived(site)
    const after = await seenByAll()
    const changed = before.filter(({ found }, place) => found !== after[place]?.found)
    const unnoticed = changed.filter(({ tags }) => ![...tags].some((tag) => isTold(told, tag)))
    expect(changed.length).toBeGreaterThan(0)
    expect(unnoticed.map(({ read }) => read)).toEqual([])
  },
)

/** Many properties at once are told of as all of them. */
const isTold = (told: readonly unknown[], tag: DataTag): boolean =>
  told.includes(tag) || (tag.startsWith('property:') && told.includes('property'))

test('a change of one property leaves the pages of others and of other categories as they are', async () => {
  const before = await seenByAll()
  const told = (
    await changesToldBy(site, () => query('update properties set price = 1200 where id = $1', [storage.id]))
  ).flat()
  const renewed = before.filter(({ tags }) => [...tags].some((tag) => isTold(told, tag)))
  expect(renewed.map(({ read }) => read)).toEqual([
    'properties 0',
    'knownList 0',
    'searchedLists 0',
    'knownWish 0',
    'wishedList 0',
    'listings 0',
    'knownListings 0',
    'searchedListings 0',
    'vacancies 0',
    'storagePlaces 0',
    'storageSizes 0',
    'sitemapParts 0',
    'sitemapProperties 0',
  ])
})
