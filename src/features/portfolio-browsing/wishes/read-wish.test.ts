import { expect, test } from 'vitest'
import { osloDate } from '../../../domain/time/calendar.ts'
import { writeListAddress } from '../filters/filters.ts'
import { editDistance } from './edit-distance.ts'
import { readWish } from './read-wish.ts'

const places = {
  towns: ['larvik', 'notodden', 'stokke'],
  areas: ['sentrum', 'langestrand', 'hegdal', 'stavern', 'hydroparken', 'tinnesmoen'],
}
const today = osloDate(new Date('2026-11-22T12:00:00Z'))

test.each([
  ['2-roms i Larvik', 'type=bolig&by=larvik&soverom=1', ''],
  ['2 roms larvik', 'type=bolig&by=larvik&soverom=1', ''],
  ['toroms Larvik', 'type=bolig&by=larvik&soverom=1', ''],
  ['treromsleilighet på Notodden', 'type=bolig&by=notodden&soverom=2', ''],
  ['3 soverom stokke', 'type=bolig&by=stokke&soverom=3', ''],
  ['two bedrooms in larvik', 'type=bolig&by=larvik&soverom=2', ''],
  ['leilighet under 12 000', 'type=bolig&maksleie=12000', ''],
  ['leilighet under 12.000 kr', 'type=bolig&maksleie=12000', ''],
  ['maks 10k Notodden', 'by=notodden&maksleie=10000', ''],
  ['bolig minst 60 kvm', 'type=bolig&minareal=60', ''],
  ['hus med hund', 'type=bolig&dyr=1', ''],
  ['leilighet med hund og heis', 'type=bolig&dyr=1&heis=1', ''],
  ['apartment with dog', 'type=bolig&dyr=1', ''],
  ['leilighet fra mars', 'type=bolig&fra=2027-03-01', ''],
  ['leilighet fra 1. mars i Stavern', 'type=bolig&omrade=stavern&fra=2027-03-01', ''],
  ['lager i stokkke', 'type=minilager&by=stokke', ''],
  ['leilihget notoden', 'type=bolig&by=notodden', ''],
  ['hybelleilighet larvik', 'type=bolig&by=larvik', ''],
  ['leilighet med garasje', 'type=bolig&parkering=1', ''],
  ['garasje i Larvik', 'type=parkering&by=larvik', ''],
  ['kontor notodden', 'type=naering&by=notodden', ''],
  ['ledig bolig nå', 'type=bolig&ledig=1', ''],
  ['møblert rom i kollektiv', 'type=coliving&moblert=1', 'rom'],
  [
    'two rooms in Larvik, under 12 000, from March, with the dog',
    'type=bolig&by=larvik&soverom=1&maksleie=12000&fra=2027-03-01&dyr=1',
    '',
  ],
  ['æ vil ha leilighet i larvik', 'type=bolig&by=larvik', ''],
  ['storgata 12', '', 'storgata 12'],
  ['sluk', '', 'sluk'],
  ['', '', ''],
  ["'; drop table properties; --", '', 'drop table properties'],
])('«%s»', (text, address, rest) => {
  const wish = readWish(text, places, today)
  expect(writeListAddress(wish.filters).toString()).toBe(address)
  expect(wish.rest.join(' ')).toBe(rest)
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
