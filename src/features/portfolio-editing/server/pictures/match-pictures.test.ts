import { expect, test } from 'vitest'
import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import { newPropertyId } from '../../../../domain/portfolio/property.ts'
import { pictureMatcher, sortPictures, stemOf } from './match-pictures.ts'

const home = (title: string, location = '3256 Larvik', city: string | null = null) => ({
  id: newPropertyId(),
  title,
  location,
  city,
})
const homes = {
  flat201: home('Storgata 12, leilighet 201'),
  flat202: home('Storgata 12, leilighet 202'),
  house: home('Øvre Bøkeligate 3'),
  letter: home('Kirkegata 7 B'),
  larvik: home('Torggata 5'),
  notodden: home('Torggata 5', '3674 Notodden'),
  named: home('Lys toroms ved elva', 'Elvegata 4, 3674 Notodden'),
  room: home('Industriveien 8, bod 14'),
  storage: home('Bod 3 m², Fabrikkgata'),
  hall: home('Fabrikkgata 2, produksjonshall'),
  building: home('Torvet 4'),
  flat301: home('Torvet 4, 301'),
}
const match = pictureMatcher(Object.values(homes))
const nameOf = (id: PropertyId) => Object.entries(homes).find(([, each]) => each.id === id)?.[0]
const found = (path: string) => match(path).map(nameOf)

test.each([
  ['Storgata 12 H0201 - 3.jpg', 'flat201'],
  ['Storgata 12 H0201.jpg', 'flat201'],
  ['storgata-12-h0202-3.JPG', 'flat202'],
  ['Storgata_12_leil_202_1.jpeg', 'flat202'],
  ['Storgata 12 201.jpg', 'flat201'],
  ['Storgt. 12 leilighet 201 kjøkken.jpg', 'flat201'],
  ['Øvre Bøkeligate 3.jpg', 'house'],
  ['Øvre Bøkeligate 3 (2).jpg', 'house'],
  ['Øvre Bøkeligate 3 2.jpg', 'house'],
  ['Ovre Bokeligate 3 - stue.png', 'house'],
  ['Øvre Bøkeligate 3'.normalize('NFD').concat(' - 2.jpg'), 'house'],
  ['Kirkegata 7B_4.jpg', 'letter'],
  ['Kirkegata 7 B/IMG_2034.jpg', 'letter'],
  ['Torggata 5, Notodden - 1.jpg', 'notodden'],
  ['Notodden/Torggata 5/1.jpg', 'notodden'],
  ['Larvik/Torggata 5 (1).jpg', 'larvik'],
  ['Bilder 2025/Storgata 12/H0201/3.jpg', 'flat201'],
  ['Storgata 12/H0202 - 1.jpg', 'flat202'],
  ['Storgata 12/202/1.jpg', 'flat202'],
  ['lys toroms ved elva 2.jpg', 'named'],
  ['Elvegata 4 2.jpg', 'named'],
  ['Industriveien 8 bod 14 - 2.jpg', 'room'],
  // A title that becomes an address with the picture's number.
  ['Bod 3 m², Fabrikkgata - 2.jpg', 'storage'],
  ['Torvet 4 - 2.jpg', 'building'],
  ['Torvet 4 301.jpg', 'flat301'],
])('%s is of one home', (path, expected) => {
  expect(found(path)).toEqual([expected])
})

test('an id is of its home, in the name of the file or of a folder', () => {
  const { id } = homes.house
  expect(found(`${id}_2.jpg`)).toEqual(['house'])
  expect(found(`bilder/${id.toUpperCase()}/Storgata 12 H0201.jpg`)).toEqual(['house'])
  expect(found(`${newPropertyId()}.jpg`)).toEqual([])
})

test.each([
  ['Storgata 12 - 3.jpg', ['flat201', 'flat202']],
  ['Torggata 5/1.jpg', ['larvik', 'notodden']],
  // The folder and the file contradict each other.
  ['Kirkegata 7 B/Øvre Bøkeligate 3.jpg', ['house', 'letter']],
])('%s fits several homes', (path, expected) => {
  expect(found(path).toSorted()).toEqual(expected)
})

test.each([
  'IMG_2034.jpg',
  'Storgata 31.jpg',
  'Kirkegata 7.jpg',
  'Kirkegata 7 A - 2.jpg',
  'Storgata 12 H0301.jpg',
  '12.jpg',
])('%s fits no home', (path) => {
  expect(found(path)).toEqual([])
})

test('the numbers of pictures give their order', () => {
  const sorted = (names: string[]) => sortPictures(names.map((name) => ({ name }))).map(({ name }) => name)
  expect(sorted(['Vei 12 - 10.jpg', 'Vei 12 - 2.jpg', 'Vei 12.jpg'])).toEqual([
    'Vei 12.jpg',
    'Vei 12 - 2.jpg',
    'Vei 12 - 10.jpg',
  ])
  expect(sorted(['Vei 12/10.jpg', 'Vei 12/9.jpg', 'Vei 12/01.jpg'])).toEqual([
    'Vei 12/01.jpg',
    'Vei 12/9.jpg',
    'Vei 12/10.jpg',
  ])
  expect(sorted(['V 1 (2).jpg', 'V 1.jpg', 'V 1_1.jpg'])).toEqual(['V 1.jpg', 'V 1_1.jpg', 'V 1 (2).jpg'])
})

test('pictures of one folder or name belong together', () => {
  expect(stemOf('Ukjent vei 3/IMG_2034.jpg')).toBe('Ukjent vei 3')
  expect(stemOf('Ukjent vei 3/2.jpg')).toBe('Ukjent vei 3')
  expect(stemOf('Ukjent vei 3 - 2.jpg')).toBe('Ukjent vei 3')
})
