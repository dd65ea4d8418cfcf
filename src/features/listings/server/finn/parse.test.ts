import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { present } from '../../../../../test/support/present.ts'
import { toListing } from './map.ts'
import { parseFeed } from './parse.ts'
import { decodeXml, FeedError } from './xml.ts'

const fixture = readFileSync(new URL('./search-realestate-letting.fixture.xml', import.meta.url), 'utf8')
const now = new Date('2026-11-21T04:10:00Z')

/** A feed with the given entries in it. */
function feed(entries: string, total = 1): string {
  return fixture.replace(
    /<os:totalResults>.*<\/os:totalResults>[\s\S]*<\/feed>/,
    `<os:totalResults>${total}</os:totalResults>${entries}</feed>`,
  )
}

const entry = (inner: string) =>
  `<entry><id>urn:id:7</id><title>T</title><dc:identifier>7</dc:identifier>${inner}</entry>`

test('maps an ad to a row with formatted values', () => {
  const { ads, total, next } = parseFeed(fixture)
  expect(total).toBe(3)
  expect(next).toContain('page=2')
  expect(ads).toHaveLength(2)
  expect(toListing(present(ads[0]), now)).toEqual({
    id: '900000001',
    title: 'Lys 3-roms i Storgata & kort vei til sentrum',
    address: 'Eksempelgata 12, 3256 Larvik',
    price: '12\u00a0500\u00a0kr/mnd',
    area: '68\u00a0m²',
    bedrooms: 2,
    property_type: 'Leilighet',
    finn_url: 'https://www.finn.no/900000001',
    is_active: true,
    scraped_at: '2026-11-21T04:10:00.000Z',
    source_updated_at: '2026-11-19T09:15:00.000Z',
    amenities: [],
    available_from: null,
    energy_class: null,
    is_complete: false,
  })
})

test('maps a disposed ad to an inactive row, a range to a range, and a missing price to «on request»', () => {
  const { ads } = parseFeed(fixture)
  expect(toListing(present(ads[1]), now)).toMatchObject({
    address: 'Notodden',
    price: 'Pris på forespørsel',
    area: '10–14\u00a0m²',
    bedrooms: null,
    is_active: false,
  })
})

test('a feed of one ad is a list of one', () => {
  expect(parseFeed(feed(entry(''))).ads).toHaveLength(1)
})

test('an empty feed is an empty list', () => {
  expect(parseFeed(feed('', 0))).toEqual({ total: 0, ads: [], next: expect.any(String) })
})

test('skips an ad without a number or a title', () => {
  expect(parseFeed(feed('<entry><title>uten nummer</title></entry>')).ads).toEqual([])
})

test('a logo is not the picture of a home', () => {
  const media = (category: string, url: string) =>
    `<media:content medium="image" url="${url}">${category && `<media:category>${category}</media:category>`}</media:content>`
  const { ads } = parseFeed(
    feed(entry(media('LOGO', 'https://a/logo.png') + media('', 'https://a/home.jpg'))),
  )
  expect(ads[0]?.imageUrl).toBe('https://a/home.jpg')
})

test.each([
  ['<!DOCTYPE html><html></html>', 'document type'],
  ['<html><body>Vedlikehold</body></html>', 'not a feed'],
  [fixture.slice(0, 2500), 'not XML'],
  ['', 'not'],
  ['{"docs":[]}', 'not'],
])('%j is no feed', (text, problem) => {
  expect(() => parseFeed(text)).toThrow(FeedError)
  expect(() => parseFeed(text)).toThrow(problem)
})

test('reads what an ad says of the home, in any of the ways that FINN may write it', () => {
  const said = (fields: string) => {
    const { ads } = parseFeed(feed(entry(`<finn:adata>${fields}</finn:adata>`)))
    const { amenities, availableFrom, energyClass } = present(ads[0])
    return { amenities, availableFrom, energyClass }
  }
  expect(
    said(`<finn:field name="facilities"><finn:value>Heis</finn:value><finn:value>Balkong/Terrasse</finn:value></finn:field>
      <finn:field name="furnished" value="true"/><finn:field name="animals_allowed" value="false"/>
      <finn:field name="rent_from" value="01.03.2027"/>
      <finn:field name="energy_label"><finn:field name="class" value="c"/></finn:field>`),
  ).toEqual({
    amenities: ['Heis', 'Balkong/Terrasse', 'møblert', 'ikke dyr'],
    availableFrom: '2027-03-01',
    energyClass: 'C',
  })
  expect(
    said(`<finn:field name="furnished"><finn:value>Delvis møblert</finn:value></finn:field>
      <finn:field name="rent_from" value="2027-02-28T23:00:00Z"/><finn:field name="energy_class">B</finn:field>`),
  ).toEqual({ amenities: ['Delvis møblert'], availableFrom: '2027-03-01', energyClass: 'B' })
  expect(
    said(`<finn:field name="rent_from" value="Snarest"/><finn:field name="energy_class" value="X"/>`),
  ).toEqual({
    amenities: [],
    availableFrom: null,
    energyClass: null,
  })
})

test.each(['ISO-8859-1', 'windows-1252', 'UTF-8'])('reads a feed in %s', (encoding) => {
  const xml = `<?xml version="1.0" encoding="${encoding}"?>${feed(entry(''))
    .replace(/^<\?xml.*?\?>/, '')
    .replace('<title>T<', '<title>Lys stue på Åsen<')}`
  const { ads } = parseFeed(decodeXml(Buffer.from(xml, encoding === 'UTF-8' ? 'utf8' : 'latin1')))
  expect(ads[0]?.title).toBe('Lys stue på Åsen')
})
