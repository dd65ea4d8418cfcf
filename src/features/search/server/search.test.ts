import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteSearch } from '../../../../test/support/site-search.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { publicPaths } from '../../../site/addresses/pages.ts'
import { indexPages } from './index-pages.ts'
import { purgeMissedSearches, readMissedSearches } from './missed-searches.ts'
import { textOfPage } from './page-text.ts'
import { search } from './search.ts'
import type { SearchService } from './search-service.ts'

let site: TemporarySite
let service: SearchService
beforeAll(async () => {
  site = await temporarySite()
  service = openSiteSearch(site)
})
afterAll(async () => {
  await service.close()
  await site.remove()
})

const pageOf = (title: string, words: string) =>
  `<html><head><title>${title} – Husvær Eiendom</title><meta name="description" content="Om ${title} &amp; mer"></head>
   <body><header>Meny</header><main id="innhold"><h1>Overskrift</h1><p>${words}</p><script>skjult()</script></main></body></html>`

const addressesOf = async (query: string) =>
  (await search(site.database.pool, query, 10)).documents.map(({ address }) => address)

test('a page says its name, its description and the words of its main part', () => {
  expect(textOfPage(pageOf('Kundeservice', 'Ring oss'))).toEqual({
    title: 'Kundeservice',
    description: 'Om Kundeservice & mer',
    body: expect.stringContaining('Ring oss'),
    sections: [],
  })
  const { body } = textOfPage(pageOf('Kundeservice', 'Ring oss')) ?? { body: '' }
  expect(body).not.toContain('Meny')
  expect(body).not.toContain('skjult')
})

test('a page without a name or a main part says nothing', () => {
  expect(textOfPage('<html><title>Feil</title></html>')).toBeNull()
  expect(textOfPage('<main><h1>Overskrift</h1></main>')).toBeNull()
})

test('pages are found by what they say now, not by what they said before', async () => {
  const { pool } = site.database
  await indexPages(pool, publicPaths, async (path) =>
    pageOf(path, path === '/om-oss' ? 'hengekøye' : 'annet'),
  )
  expect(await addressesOf('hengekøye')).toEqual(['/om-oss'])
  await indexPages(pool, publicPaths, async (path) =>
    pageOf(path, path === '/personvern' ? 'hengekøye' : 'annet'),
  )
  expect(await addressesOf('hengekøye')).toEqual(['/personvern'])
})

test('a section with an address of its own is found there', async () => {
  const { pool } = site.database
  const rules =
    '<section id="grilling"><h2>Grilling</h2><ol><li>Bare elektrisk eller gass.</li></ol></section>'
  await indexPages(pool, publicPaths, async (path) =>
    pageOf(path, path === '/husordensregler' ? rules : 'annet'),
  )
  expect((await search(pool, 'grilling', 1)).documents).toMatchObject([
    { kind: 'rule', title: 'Grilling', note: '/husordensregler', address: '/husordensregler#grilling' },
  ])
})

test('pages that cannot be read leave the index as it was', async () => {
  const { pool } = site.database
  await indexPages(pool, publicPaths, async (path) => pageOf(path, 'gyngestol'))
  const before = await addressesOf('gyngestol')
  await expect(indexPages(pool, publicPaths, async () => '')).rejects.toThrow(
    'No page of the site can be read',
  )
  await expect(
    indexPages(pool, publicPaths, async () => {
      throw new Error('The site is away')
    }),
  ).rejects.toThrow('The site is away')
  expect(await addressesOf('gyngestol')).toEqual(before)
})

const propertyValues = `'Bolig', 'Sentrum, Larvik', 'Larvik', 'Med utsikt', 9000, 'ledig', '{}', '{heis}'`

test('an update that changes nothing leaves the index as it is', async () => {
  const { pool } = site.database
  const documents = async () =>
    (
      await pool.query(
        "select ref, xmin::text from search_documents where kind in ('property', 'listing') order by ref",
      )
    ).rows
  await pool.query(
    `insert into properties (title, type, location, city) values ('Alléen 1', 'Bolig', 'Sentrum, Larvik', 'Larvik');
     insert into finn_properties (id, title, address, finn_url) values ('alleen', 'Hybel', 'Alléen 1', 'https://f')`,
  )
  const before = await documents()
  await pool.query('update properties set title = title; update finn_properties set scraped_at = now()')
  expect(before.length).toBeGreaterThan(1)
  expect(await documents()).toEqual(before)
  await pool.query('delete from properties; delete from finn_properties')
})

test('a property is found as soon as it is there, by its new title as soon as that is changed, and not when it is gone', async () => {
  const { pool } = site.database
  await pool.query(
    `insert into properties (id, title, type, location, city, description, price, status, images, amenities)
     values (gen_random_uuid(), 'Kastanjeveien 4', ${propertyValues})`,
  )
  expect(await addressesOf('kastanjeveien')).toHaveLength(1)
  await pool.query(`update properties set title = 'Rognebakken 2'`)
  expect(await addressesOf('kastanjeveien')).toEqual([])
  expect(await addressesOf('rognebaken 2')).toHaveLength(1)
  await pool.query('delete from properties')
  expect(await addressesOf('rognebakken')).toEqual([])
})

test('a property is found by a postal code that its address leaves out', async () => {
  const { pool } = site.database
  await pool.query(
    `insert into properties (title, type, location, city, postal_code)
     values ('Nypeveien 3', 'Bolig', 'Sentrum, Larvik', 'Larvik', '3261')`,
  )
  expect(await addressesOf('3261')).toHaveLength(1)
  await pool.query("update properties set postal_code = '3262'")
  expect(await addressesOf('3261')).toEqual([])
  await pool.query('delete from properties')
})

test('a listing is found while it is active and not hidden', async () => {
  const { pool } = site.database
  await pool.query(
    `insert into finn_properties (id, title, address, finn_url, is_active, scraped_at)
     values ('1', 'Hybel med sjøutsikt', 'Solstien 9, Larvik', 'https://www.finn.no/1', true, now())`,
  )
  expect(await addressesOf('solstien')).toEqual(['https://www.finn.no/1'])
  await pool.query('update finn_properties set hidden = true')
  expect(await addressesOf('solstien')).toEqual([])
  await pool.query('update finn_properties set hidden = false, is_active = false')
  expect(await addressesOf('solstien')).toEqual([])
})

test.each(["'; drop table", 'hei på deg', "1' or '1'='1", '<script>alert(1)</script>', '1 1', 'og', 'a'])(
  'noise like «%s» finds nothing',
  async (query) => {
    const { pool } = site.database
    await indexPages(pool, publicPaths, async (path) =>
      pageOf(path, 'Hei og velkommen til Storgata 1 a, ved tavlene i hydroparken'),
    )
    expect(await search(pool, query, 10)).toMatchObject({ documents: [] })
  },
)

test('a search says whether there is more than it shows', async () => {
  const { pool } = site.database
  await indexPages(pool, publicPaths, async (path) => pageOf(path, 'hengekøye'))
  const { documents, isMore } = await search(pool, 'hengekøye', 3)
  expect([documents.length, isMore]).toEqual([3, true])
  expect(await search(pool, 'hengekøye', 100)).toMatchObject({ isMore: false })
})

test('a search that finds nothing is counted by its day, with nothing else', async () => {
  const { pool } = site.database
  const now = new Date('2026-11-22T12:00:00Z')
  await service.findAndCount('Badstue, takk!', { address: null, now })
  await service.findAndCount('badstue takk', { address: null, now })
  await service.findAndCount('  ', { address: null, now })
  expect(await readMissedSearches(pool, now)).toEqual({
    first: [{ query: 'badstue', searches: 2, isAnswered: false }],
    others: 0,
  })
  const later = new Date('2027-02-19T12:00:00Z')
  expect(await readMissedSearches(pool, later)).toEqual({ first: [], others: 0 })
  expect(await purgeMissedSearches(pool, later)).toBe(0)
  expect(await purgeMissedSearches(pool, new Date('2027-02-22T12:00:00Z'))).toBe(1)
})

test('of two hundred searches without a result the most frequent are shown, and how many others there are', async () => {
  const { pool } = site.database
  await pool.query(
    `insert into missed_searches (day, query, searches)
     select '2027-04-01', 'ord' || n, n from generate_series(1, 200) as n`,
  )
  const { first, others } = await readMissedSearches(pool, new Date('2027-04-02T12:00:00Z'))
  expect(first.map(({ searches }) => searches)).toEqual([200, 199, 198, 197, 196, 195, 194, 193, 192, 191])
  expect(others).toBe(190)
})

test('limits one client to 30 counted failed searches an hour', async () => {
  const now = new Date('2027-05-01T12:00:00Z')
  for (let number = 0; number < 32; number += 1)
    await service.findAndCount(`tulleord${number}`, { address: '192.0.2.7', now })
  await service.findAndCount('ekteord', { address: '192.0.2.8', now })
  const { rows } = await site.database.pool.query(
    `select count(*)::int as kept from missed_searches where day = '2027-05-01'`,
  )
  expect(rows).toEqual([{ kept: 31 }])
})

test('no more than a thousand different searches of a day are kept, and those are still counted', async () => {
  const { pool } = site.database
  const now = new Date('2027-06-01T12:00:00Z')
  await pool.query(
    `insert into missed_searches (day, query) select '2027-06-01', 'ord' || n from generate_series(1, 1000) as n`,
  )
  await service.findAndCount('ettordtil', { address: null, now })
  await service.findAndCount('ord7', { address: null, now })
  const { rows } = await pool.query(
    `select count(*)::int as kept, sum(searches)::int as counted from missed_searches where day = '2027-06-01'`,
  )
  expect(rows).toEqual([{ kept: 1000, counted: 1001 }])
})

test.each([
  ['hengekøie', 'hengekøye'],
  ['hengekoeie', 'hengekøye'],
  ['grønn hengekøie', 'grønn hengekøye'],
])('%s is said to be read as %s', async (query, meant) => {
  await indexPages(site.database.pool, publicPaths, async (path) => pageOf(path, 'grønn hengekøye'))
  expect(await service.find(query)).toMatchObject({ meant })
})

test.each(['hengekøye', 'hengekøyene', 'hengekoye', 'køye', 'heng', 'ord'])(
  '%s is read as it is written',
  async (query) => {
    await indexPages(site.database.pool, publicPaths, async (path) => pageOf(path, 'grønn hengekøye, ordbok'))
    expect(await service.find(query)).toMatchObject({ meant: null })
  },
)

test('searches leave the connections of the site alone, however many there are', async () => {
  await Promise.all(Array.from({ length: 100 }, () => service.find('hengekøye')))
  const { rows } = await site.database.pool.query(
    'select count(*)::int as connections from pg_stat_activity where datname = current_database()',
  )
  // Three of the search, four of the catalogue's reads, one of the listener, and one that asks: of the site's ten, none more.
  expect(rows[0].connections).toBeLessThanOrEqual(9)
})

test('where nothing has all words, what has some of them is found, and said to be partial', async () => {
  const { pool } = site.database
  await indexPages(pool, publicPaths, async (path) =>
    pageOf(path, path === '/om-oss' ? 'hengekøye' : 'annet'),
  )
  expect(await search(pool, 'hengekøye sjokolade', 10)).toMatchObject({
    isPartial: true,
    documents: [{ address: '/om-oss' }],
  })
})

test('a street and a number that nothing has find what is in the street', async () => {
  const { pool } = site.database
  await pool.query(
    `insert into properties (id, title, type, location, city, description, price, status, images, amenities)
     values (gen_random_uuid(), 'Kirsebærgata 7', ${propertyValues})`,
  )
  await indexPages(pool, publicPaths, async (path) =>
    pageOf(path, path === '/om-oss' ? 'Kirsebærgata 12' : 'annet'),
  )
  expect(await search(pool, 'kirsebærgata 12', 10)).toMatchObject({
    isPartial: true,
    documents: [{ title: 'Kirsebærgata 7' }],
  })
})
