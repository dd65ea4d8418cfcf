import { expect, test } from 'vitest'
import { osloDate } from '../../../domain/time/calendar.ts'
import { writeListAddress } from '../filters/filters.ts'
import { editDistance } from './edit-distance.ts'
import { readWish } from './read-wish.ts'

const places = {
  towns: ['larvik', 'notodden', 'stokke'],
  areas: ['sentrum', 'langestrand', 'hegdal', 'stavern', 'hydroparken', 'tinnesmoen'],
  placeOfCode: (code: string) =>
    ({ '3256': 'Larvik', '3290': 'Stavern', '3210': 'Sandefjord', '9000': 'Tromsø', '0150': 'Oslo' })[code] ??
    null,
}
const today = osloDate(new Date('2026-11-22T12:00:00Z'))

test.each([
  ['2-roms i Larvik', 'type=bolig&by=larvik&soverom=1', ''],
  ['2 roms larvik', 'type=bolig&by=larvik&soverom=1', ''],
  ['toroms Larvik', 'type=bolig&by=larvik&soverom=1', ''],
  ['treromsleilighet på Notodden', 'type=bolig&by=notodden&soverom=2', ''],
  ['to eller tre soverom', 'type=bolig&soverom=2%2C3', ''],
  ['2-3 roms larvik', 'type=bolig&by=larvik&soverom=1%2C2', ''],
  ['2 til 4 soverom', 'type=bolig&soverom=2%2C3%2C4', ''],
  ['toroms eller treroms', 'type=bolig&soverom=1%2C2', ''],
  ['to- eller treroms i Stokke', 'type=bolig&by=stokke&soverom=1%2C2', ''],
  ['4 roms eller større', 'type=bolig&minsoverom=3', ''],
  ['minst treroms', 'type=bolig&minsoverom=2', ''],
  ['4+ soverom', 'type=bolig&minsoverom=4', ''],
  ['storgata 31 to rom', 'type=bolig&soverom=1', 'storgata 31'],
  ['3 soverom stokke', 'type=bolig&by=stokke&soverom=3', ''],
  ['two bedrooms in larvik', 'type=bolig&by=larvik&soverom=2', ''],
  ['leilighet under 12 000', 'type=bolig&maksleie=12000', ''],
  ['leilighet under 12.000 kr', 'type=bolig&maksleie=12000', ''],
  ['mellom 10 000 og 12 000', 'maksleie=12000', ''],
  ['leilighet mellom 10 000 og 12 000 kr i Larvik', 'type=bolig&by=larvik&maksleie=12000', ''],
  ['leilighet 10 000-12 000', 'type=bolig&maksleie=12000', ''],
  ['leilighet fra 10 til 12 000', 'type=bolig&maksleie=12000', ''],
  ['mellom 10k og 12k Notodden', 'by=notodden&maksleie=12000', ''],
  ['3256 Larvik 12 000', 'by=larvik&maksleie=12000', ''],
  ['leilighet 3256 12 000', 'type=bolig&by=larvik&maksleie=12000', ''],
  ['Storgata 31 12 000', 'maksleie=12000', 'storgata 31'],
  ['maks 10k Notodden', 'by=notodden&maksleie=10000', ''],
  ['bolig minst 60 kvm', 'type=bolig&minareal=60', ''],
  ['bolig min 60 m2', 'type=bolig&minareal=60', ''],
  ['hus med hund', 'type=bolig&dyr=1', ''],
  ['leilighet med hund og heis', 'type=bolig&dyr=1&heis=1', ''],
  ['apartment with dog', 'type=bolig&dyr=1', ''],
  ['leilighet fra mars', 'type=bolig&fra=2027-03-01', ''],
  ['leilighet fra 1. mars i Stavern', 'type=bolig&omrade=stavern&fra=2027-03-01', ''],
  ['lager i stokkke', 'type=minilager&by=stokke', ''],
  ['leilihget notoden', 'type=bolig&by=notodden', ''],
  ['hybelleilighet larvik', 'type=bolig&by=larvik&slag=hybel', ''],
  ['leilighet med garasje', 'type=bolig&parkering=1', ''],
  ['garasje i Larvik', 'type=parkering&by=larvik', ''],
  ['kontor notodden', 'type=naering&by=notodden&slag=kontor', ''],
  ['ledig bolig nå', 'type=bolig&ledig=1', ''],
  ['møblert rom i kollektiv', 'type=coliving&moblert=1', ''],
  [
    'two rooms in Larvik, under 12 000, from March, with the dog',
    'type=bolig&by=larvik&soverom=1&maksleie=12000&fra=2027-03-01&dyr=1',
    '',
  ],
  ['æ vil ha leilighet i larvik', 'type=bolig&by=larvik', ''],
  ['minst 2 soverom', 'type=bolig&minsoverom=2', ''],
  ['2 soverom eller flere', 'type=bolig&minsoverom=2', ''],
  ['leilighet fra 15. mars', 'type=bolig&fra=2027-03-15', ''],
  ['leilighet august 2028', 'type=bolig&fra=2028-08-01', ''],
  ['ledig leilighet fra mars', 'type=bolig&fra=2027-03-01', ''],
  ['leilighet uten møbler', 'type=bolig', ''],
  ['lager under 60 kvm', 'type=minilager', ''],
  ['maks 500 kr bod', 'type=minilager&maksleie=500', ''],
  ['kafé eller butikk', 'type=naering&slag=butikk%2Cservering', ''],
  ['ettroms larvik', 'type=bolig&by=larvik&slag=hybel%2Cstudio', ''],
  ['3256', 'by=larvik', ''],
  ['3290', 'omrade=stavern', ''],
  ['leilighet 9000', 'type=bolig&maksleie=9000', ''],
  ['storgata 12', '', 'storgata 12'],
  ['sluk', '', 'sluk'],
  ['', '', ''],
  ["'; drop table properties; --", '', 'drop table properties'],
])('«%s»', (text, address, rest) => {
  const wish = readWish(text, places, today)
  expect(writeListAddress(wish.filters).toString()).toBe(address)
  expect(wish.rest.join(' ')).toBe(rest)
})

test.each([
  ['billigste toroms', { sorting: 'leie' }],
  ['største kontor', { sorting: 'areal' }],
  ['stor bod', { sorting: 'areal' }],
  ['toppleilighet i Larvik', { hints: ['toppleilighet'] }],
  ['0150 oslo', { elsewhere: { name: 'Oslo' } }],
  ['bod til båt', { about: [['båt']], named: ['båt'] }],
  ['leilighet med garasje', { about: [] }],
  ['leilighet i Sandefjord', { elsewhere: { name: 'Sandefjord' } }],
  ['leilighet sandfjord', { elsewhere: { name: 'Sandefjord' } }],
  ['3210', { elsewhere: { name: 'Sandefjord' } }],
  ['Larvik eller Sandefjord', { elsewhere: null }],
  ['mo i rana', { elsewhere: { name: 'Mo i Rana' } }],
  ['3256 Larvik', { hints: ['3256'] }],
  ['jeg vil bo her', { elsewhere: null }],
])('«%s» says %o', (text, said) => {
  expect(readWish(text, places, today)).toMatchObject(said)
})

test('a wish of 10 000 letters is read as far as its twentieth word', () => {
  expect(readWish('a '.repeat(50) + 'x'.repeat(10_000), places, today).rest.length).toBeLessThanOrEqual(20)
})

test.each([
  ['larvik', 'larvik', 0],
  ['larvk', 'larvik', 1],
  ['lravik', 'larvik', 1],
  ['stokkke', 'stokke', 1],
  ['', 'abc', 3],
])('%s is %s with %i slips', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips)
})
