import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteSearch } from '../../../../test/support/site-search.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { formatArea } from '../../../domain/format/format.ts'
import { formatMoneyPerMonth } from '../../../domain/format/format-rate.ts'
import { defaultLanguage } from '../../../domain/text/language.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { SearchService } from './search-service.ts'
import { replaceSiteDocuments } from './site-documents.ts'

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

test('a wish is answered by the list that it asks for, with what has all of its words', async () => {
  const { pool } = site.database
  await pool.query(
    `insert into properties (title, type, location, city, price, status)
     values ('Kastanjeveien 4', 'Bolig', 'Sentrum, Larvik', 'Larvik', 9000, 'ledig')`,
  )
  await expect
    .poll(async () => (await service.find('bolig larvik')).hits)
    .toEqual([
      {
        kind: 'list',
        title: 'Boliger · Larvik',
        address: '/eiendommer?type=bolig&by=larvik',
        count: 1,
        query: '?type=bolig&by=larvik',
        ads: null,
        fitting: 1,
        homes: [expect.objectContaining({ title: 'Kastanjeveien 4' })],
        misses: [],
        elsewhere: null,
      },
    ])
  expect(await service.find('bolig med katt i larvik')).toMatchObject({
    hits: [
      {
        kind: 'list',
        count: 0,
        homes: [],
        misses: [{ home: { title: 'Kastanjeveien 4' }, reason: 'Dyr er ikke nevnt' }],
      },
    ],
    isPartial: false,
  })
})

test('beside the homes of a wish stand pages about it, and none that has its word in passing', async () => {
  await inTransaction(site.database.pool, (client) =>
    replaceSiteDocuments(client, [
      { kind: 'page', address: '/bolig', title: 'Bolig', note: 'Lei bolig hos oss', body: 'bolig' },
      { kind: 'page', address: '/leie', title: 'Leie', note: 'Bolig, bod og lokale', body: 'leie' },
      { kind: 'guide', address: '/flytting', title: 'Flytting', note: 'Råd til deg', body: 'bolig' },
      { kind: 'form', address: '/kjole', title: 'Kjøle', note: 'Noe annet', body: 'boligen' },
    ]),
  )
  const [list, ...pages] = (await service.find('bolig')).hits
  expect(list).toMatchObject({ kind: 'list', fitting: 1 })
  expect(pages).toMatchObject([{ title: 'Bolig' }, { title: 'Leie' }])
  await inTransaction(site.database.pool, (client) => replaceSiteDocuments(client, []))
})

test('a home among the results says what it costs, how large it is and when it is vacant', async () => {
  const { pool } = site.database
  await pool.query(
    `insert into properties (title, type, location, city, price, area, bedrooms, status, available_from)
     values ('Hasselbakken 3', 'Bolig', 'Sentrum, Larvik', 'Larvik', 9500, 55, 2, 'utleid', '2999-03-01')`,
  )
  const { hits } = await service.find('hasselbakken')
  expect(hits).toMatchObject([
    {
      kind: 'property',
      type: 'Bolig',
      place: 'Sentrum, Larvik',
      price: formatMoneyPerMonth(9500, defaultLanguage),
      facts: [formatArea(55, defaultLanguage), '2 soverom'],
      vacancy: { kind: 'from', label: 'Ledig fra 1. mars 2999' },
      picture: null,
    },
  ])
  expect((await service.suggest('hasselbakken')).hits).toMatchObject([
    {
      title: 'Hasselbakken 3',
      note: `${formatMoneyPerMonth(9500, defaultLanguage)} · Ledig fra 1. mars 2999 · Sentrum, Larvik`,
    },
  ])
})

test('an ad among the results says what it does, and from when it is vacant', async () => {
  const { pool } = site.database
  await pool.query(
    `insert into finn_properties (id, title, address, finn_url, price, area, bedrooms, property_type, available_from)
     values ('granstien', 'Hybel ved skogen', 'Granstien 9, Larvik', 'https://f/2', '8 000 kr', '30 m²', 1, 'Hybel', '2999-03-01')`,
  )
  expect((await service.find('granstien')).hits).toMatchObject([
    {
      kind: 'listing',
      address: 'https://f/2',
      type: 'Hybel',
      place: 'Granstien 9, Larvik',
      price: '8 000 kr',
      facts: ['30 m²', '1 soverom'],
      vacancy: { kind: 'from' },
    },
  ])
})

test('an ad of a property is that property among the results, once', async () => {
  const { pool } = site.database
  await pool.query(
    `insert into finn_properties (id, title, address, finn_url, property_id)
     select 'own', 'Solvendt hjørne', 'Hasselbakken 3, Larvik', 'https://f/4', id
     from properties where title = 'Hasselbakken 3'`,
  )
  for (const query of ['hasselbakken', 'solvendt hjørne'])
    expect((await service.find(query)).hits, query).toMatchObject([
      { kind: 'property', title: 'Hasselbakken 3' },
    ])
})

test('a wish that only ads answer shows the first of them', async () => {
  await site.database.pool.query(
    `insert into finn_properties (id, title, address, finn_url, price, bedrooms, property_type)
     values ('fjernveien', 'Lys toroms', 'Fjernveien 1, Andeby', 'https://f/3', '9 000 kr', 1, 'Leilighet')`,
  )
  await expect
    .poll(async () => (await service.find('leilighet andeby')).hits)
    .toMatchObject([
      { kind: 'list', count: 1, homes: [{ kind: 'listing', title: 'Lys toroms', address: 'https://f/3' }] },
    ])
})

test('where nothing is what is wished, what has its word in the title follows what is near', async () => {
  await site.database.pool.query(
    `insert into properties (title, type, location, city, price, status)
     values ('Solbakken, studio 4', 'Coliving', 'Sentrum, Larvik', 'Larvik', 8000, 'ledig')`,
  )
  await expect
    .poll(async () => (await service.find('studio')).hits)
    .toMatchObject([
      { kind: 'list', homes: [], misses: [{ home: { title: 'Hybel ved skogen' } }] },
      { kind: 'property', title: 'Solbakken, studio 4' },
    ])
})
