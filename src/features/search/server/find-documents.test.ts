import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoListings, demoPortfolio } from '../../../../demo/index.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { findDocuments } from './find-documents.ts'
import { searchTerms } from './search-terms.ts'
import { replaceSiteDocuments } from './site-documents.ts'

let site: TemporarySite

beforeAll(async () => {
  site = await temporarySite()
  const { pool } = site.database
  await writeImport(site.database.pool, {
    properties: demoPortfolio.map(({ property }) => property),
    finn_properties: demoListings.map(({ listing }) => listing),
  })
  await inTransaction(pool, (client) =>
    replaceSiteDocuments(client, [
      {
        kind: 'guide',
        address: '/rense-sluket',
        title: 'Rense sluket',
        note: 'Et kvarters jobb',
        body: 'sluk tett vann dusj',
      },
      {
        kind: 'form',
        address: '/tapt-nokkel',
        title: 'Tapt nøkkel',
        note: 'Meld fra med en gang',
        body: 'nøkler låst ute',
      },
    ]),
  )
})
afterAll(() => site.remove())

const titles = async (query: string, joint: '&' | '|' = '&') =>
  (await findDocuments(site.database.pool, searchTerms(query), joint, 5)).map(({ title }) => title)

test.each([
  ['sluk', 'Rense sluket'],
  ['sluket', 'Rense sluket'],
  ['slukk', 'Rense sluket'],
  ['nøkkel', 'Tapt nøkkel'],
  ['nokkel', 'Tapt nøkkel'],
  ['nøklene', 'Tapt nøkkel'],
  ['nøkel', 'Tapt nøkkel'],
  ['storgata 31', 'Storgata 31, leilighet 201'],
  // «Stor» is nearly the same word, and stands in other titles.
  ['storg', 'Storgata 29, butikk på hjørnet'],
])('%s finds «%s» first', async (query, title) => {
  expect((await titles(query))[0]).toBe(title)
})

test('what has the word in passing only is not shown beside what is about it', async () => {
  await inTransaction(site.database.pool, (client) =>
    replaceSiteDocuments(client, [
      { kind: 'guide', address: '/sluk', title: 'Sluk', note: 'Sluk og avløp', body: 'sluk '.repeat(9) },
      { kind: 'form', address: '/avvik', title: 'Meld avvik', note: '', body: 'brannslukker' },
      { kind: 'page', address: '/ord', title: 'Vannlekkasje', note: '', body: 'hydroparken' },
    ]),
  )
  expect(await titles('sluk')).toEqual(['Sluk', 'Industriveien 14, lager og verksted'])
  // The end of a compound, and not any letters within a word.
  expect(await titles('lekkasje')).toEqual(['Vannlekkasje'])
  expect(await titles('drop')).toEqual([])
})

test('an ad for a home in a street comes before a page that has the street in its text', async () => {
  await inTransaction(site.database.pool, (client) =>
    replaceSiteDocuments(client, [
      { kind: 'page', address: '/faktura', title: 'Faktura', note: 'Storgata', body: 'storgata '.repeat(9) },
      { kind: 'page', address: '/storgata', title: 'Om Storgata', note: '', body: '' },
    ]),
  )
  const found = await findDocuments(site.database.pool, ['storgata'], '&', 99)
  const names = found.map(({ kind, title }) => (kind === 'page' ? title : kind))
  expect(names.lastIndexOf('listing')).toBeLessThan(names.indexOf('Faktura'))
  expect(names.indexOf('Om Storgata')).toBeLessThan(names.indexOf('listing'))
})

test.each(['', '!!', "' | '", '&', 'a:*', 'x'.repeat(99), '\\', '%', '_'])(
  '%s finds nothing and breaks nothing',
  async (query) => {
    expect(await titles(query)).toEqual(expect.any(Array))
  },
)
