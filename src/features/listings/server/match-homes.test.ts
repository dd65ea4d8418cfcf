import { describe, expect, test } from 'vitest'
import { newPropertyId } from '../../../domain/portfolio/property.ts'
import { type MatchedAd, type MatchedHome, matchHomes } from './match-homes.ts'

let made = 0
const ad = (address: string, fields: Partial<MatchedAd> = {}): MatchedAd => ({
  id: String(++made),
  address,
  categories: ['bolig'],
  bedrooms: 1,
  rent: 11_900,
  areas: [52],
  propertyId: null,
  otherProperties: [],
  ...fields,
})
const home = (address: string, fields: Partial<MatchedHome> = {}): MatchedHome => ({
  id: newPropertyId(),
  address,
  categories: ['bolig'],
  bedrooms: 1,
  rent: 11_900,
  areas: [52],
  isRented: false,
  ...fields,
})

/** What becomes of an ad and a property that are alone: «certain», «suggested», or nothing. */
function outcome(one: MatchedAd, other: MatchedHome): string | null {
  const [match] = matchHomes([one], [other])
  return match ? (match.isCertain ? 'certain' : 'suggested') : null
}
const [storgata, flat201] = ['Storgata 31, 3256 Larvik', 'Storgata 31, leilighet 201, Larvik']

describe('an ad and a property fit each other alone', () => {
  test.each([
    [storgata, flat201],
    ['Storgt. 31, Larvik', flat201],
    ['Storgaten 31, 3256 LARVIK', flat201],
    ['Storgata 31 H0201, 3256 Larvik', flat201],
    ['Storgata 31, leil. 201, Larvik', flat201],
    ['Heddalsvegen 94, 3674 Notodden', 'Heddalsveien 94, Notodden'],
    ['Fyrveien 6 B, 3290 Stavern', 'Fyrvn. 6b, Larvik'],
    ['Åkerveien 23, 3160 Stokke', 'Aakervegen 23, Stokke'],
    ['Kong Oscars gt. 7, 3256 Larvik', 'Kong Oscars gate 7, Larvik'],
    ['Storgata 031, 3256 Larvik', 'Storgata 31, Larvik'],
  ])('%s and %s', (address, other) => {
    expect(outcome(ad(address), home(other))).toBe('certain')
  })

  test.each<[string, Partial<MatchedAd>, Partial<MatchedHome>]>([
    ['whose area is rounded', { areas: [53] }, { areas: [52.4] }],
    ['whose ad has the rooms alone', { areas: [49] }, { areas: [52, 49] }],
    ['of a few square metres', { areas: [13] }, { areas: [14] }],
    ['whose rent has gone up a little', { rent: 12_100 }, { rent: 11_900 }],
    ['whose bedrooms only one says', { bedrooms: null }, { bedrooms: 2 }],
    [
      'of which one is a room in a shared home too',
      { categories: ['bolig', 'coliving'] },
      { categories: ['coliving'] },
    ],
  ])('%s', (_, said, known) => {
    expect(outcome(ad(storgata, said), home(flat201, known))).toBe('certain')
  })
})

describe('an ad and a property are shown to staff', () => {
  test.each<[string, Partial<MatchedAd>, Partial<MatchedHome>]>([
    ['whose areas differ', { areas: [56] }, {}],
    ['whose rents differ', { rent: 10_900 }, {}],
    ['of which one says no rent', { rent: null }, {}],
    ['of which one says no area', {}, { areas: [] }],
    ['where the ad is of several homes, and says no one area', { areas: [] }, {}],
    ['where the property is rented out', {}, { isRented: true }],
  ])('%s', (_, said, known) => {
    expect(outcome(ad(storgata, said), home(flat201, known))).toBe('suggested')
  })

  test('where the ad names no town', () => {
    expect(outcome(ad('Storgata 31'), home(flat201))).toBe('suggested')
  })

  test('of the same flat, where nothing else is said', () => {
    const said = { rent: null, areas: [] }
    expect(outcome(ad('Storgata 31 H0201, Larvik', said), home(flat201, said))).toBe('suggested')
    expect(outcome(ad(storgata, said), home(flat201, said))).toBeNull()
  })
})

describe('an ad and a property are two homes', () => {
  test.each([
    ['in another street', 'Storveien 31, 3256 Larvik', flat201],
    ['in a street of a like name', 'Storegata 31, 3256 Larvik', flat201],
    ['with another number', 'Storgata 3, 3256 Larvik', flat201],
    ['with a longer number', 'Storgata 311, 3256 Larvik', flat201],
    ['with a letter', 'Storgata 31 B, 3256 Larvik', flat201],
    ['with two letters', 'Storgata 31 A, Larvik', 'Storgata 31 B, Larvik'],
    ['in another town', 'Storgata 31, 3674 Notodden', flat201],
    ['in another flat', 'Storgata 31 H0301, 3256 Larvik', flat201],
    ['without a number', 'Storgata, 3256 Larvik', flat201],
    ['without a street', '3256 Larvik', flat201],
  ])('%s', (_, address, other) => {
    expect(outcome(ad(address), home(other))).toBeNull()
  })

  test.each<[string, Partial<MatchedAd>, Partial<MatchedHome>]>([
    ['with other bedrooms', { bedrooms: 2 }, {}],
    ['with another area', { areas: [61] }, {}],
    ['with another rent', { rent: 14_900 }, {}],
    ['of which one is a parking space', { categories: ['parkering'] }, {}],
  ])('%s', (_, said, known) => {
    expect(outcome(ad(storgata, said), home(flat201, known))).toBeNull()
  })
})

describe('with several homes in a building', () => {
  const certain = (ads: MatchedAd[], homes: MatchedHome[]) =>
    matchHomes(ads, homes).filter(({ isCertain }) => isCertain)

  test('an ad that two of them could be is certain of none, and suggests the most like first', () => {
    const [alike, other] = [home(flat201), home('Storgata 31, leilighet 301, Larvik', { areas: [54] })]
    expect(matchHomes([ad(storgata)], [other, alike])).toMatchObject([
      { property: alike.id, isCertain: false },
      { property: other.id, isCertain: false },
    ])
  })

  test('two ads that one of them could be are certain of nothing', () => {
    expect(certain([ad(storgata), ad(storgata, { rent: 12_000 })], [home(flat201)])).toEqual([])
  })

  test('homes that are clearly others do not stand in the way', () => {
    const large = home('Storgata 31, leilighet 402, Larvik', { areas: [78], rent: 14_900, bedrooms: 2 })
    const small = ad(storgata, { areas: [19], rent: 6_900, bedrooms: 0 })
    expect(certain([ad(storgata), small], [home(flat201), large])).toHaveLength(1)
  })

  test('a home that says too little to be told apart stands in the way', () => {
    const unknown = home('Storgata 31, leilighet 5, Larvik', { areas: [], rent: null, bedrooms: null })
    expect(certain([ad(storgata)], [home(flat201), unknown])).toEqual([])
  })

  test('an ad that names its flat is certain of that one', () => {
    const other = home('Storgata 31, leilighet 301, Larvik')
    const flat = home(flat201)
    expect(certain([ad('Storgata 31 H0201, 3256 Larvik')], [flat, other])).toMatchObject([
      { property: flat.id },
    ])
  })
})

test('what is linked is not matched again, and still keeps its twin from being certain', () => {
  const [linked, twin] = [home(flat201), home('Storgata 31, leilighet 301, Larvik')]
  const ads = [ad(storgata, { propertyId: linked.id }), ad(storgata)]
  expect(matchHomes(ads, [linked])).toEqual([])
  expect(matchHomes(ads, [linked, twin])).toEqual([
    { listing: ads[1]?.id, property: twin.id, isCertain: false },
  ])
})

test('what staff have said no to is not matched again', () => {
  const declined = home(flat201)
  expect(matchHomes([ad(storgata, { otherProperties: [declined.id] })], [declined])).toEqual([])
})

test('twenty thousand homes and five thousand ads are matched within a few seconds', () => {
  const at = (index: number) =>
    `Gate nr ${String.fromCharCode(97 + (index % 26))}veien ${index % 900}, Larvik`
  const homes = Array.from({ length: 20_000 }, (_, index) => home(at(index), { rent: 5_000 + index }))
  const ads = Array.from({ length: 5_000 }, (_, index) => ad(at(index), { rent: 5_000 + index }))
  const started = performance.now()
  expect(matchHomes(ads, homes).length).toBeGreaterThan(0)
  expect(performance.now() - started).toBeLessThan(5_000)
})
