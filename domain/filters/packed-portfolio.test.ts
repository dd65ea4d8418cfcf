import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filters } from '../../test/support/filter-arbitraries.ts'
import { propertyRow } from '../../test/support/property-row.ts'
import { osloDate } from '../calendar.ts'
import type { PropertyId } from '../property.ts'
import { dimensionNames } from './dimensions.ts'
import { type FilterIndex, filterIndexOf } from './filter-index.ts'
import { type FactRow, factsReader } from './home-facts.ts'
import { type ChangedRow, PackedPortfolio } from './packed-portfolio.ts'
import { sortings } from './sorting.ts'

const parsedDay = (text: string) => osloDate(new Date(text))
const today = parsedDay('2026-11-22')

/** Rows of all kinds; titles are unlike each other, so that there is one order of them. */
const rows: fc.Arbitrary<FactRow[]> = fc.uniqueArray(
  fc
    .record({
      title: fc.stringMatching(/^[a-cæøå]{1,4}$/),
      type: fc.constantFrom('Bolig' as const, 'Parkering' as const, 'Coliving' as const),
      city: fc.constantFrom('Larvik', 'Notodden', 'Fjernt'),
      location: fc.constantFrom('Sentrum, Larvik', 'Øya'),
      price: fc.option(fc.constantFrom(0, 5000, 12_000.5)),
      area: fc.option(fc.integer({ min: 1, max: 100 })),
      bedrooms: fc.option(fc.integer({ min: 0, max: 5 })),
      status: fc.constantFrom('ledig', 'utleid', 'reservert', null),
      available_from: fc.option(
        fc.constantFrom(...['2026-11-20', '2026-11-23', '2027-03-01'].map(parsedDay)),
      ),
      amenities: fc.subarray(['heis', 'balkong', 'parkering']),
      energy_class: fc.option(fc.constantFrom('A', 'c', 'ukjent')),
      latitude: fc.option(fc.constantFrom(59.05, 59.07)),
      longitude: fc.constant(10.03),
      created_at: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z'),
    })
    .map((fields) => propertyRow(fields)),
  { maxLength: 30, selector: ({ title }) => title },
)

const inOrder = (all: readonly FactRow[]) =>
  all.toSorted((one, other) => (one.title < other.title ? -1 : Number(one.title > other.title)))

function packed(all: readonly FactRow[], day = today): PackedPortfolio {
  const portfolio = PackedPortfolio.on(day)
  portfolio.add(inOrder(all))
  return portfolio
}

const inArrays = (all: readonly FactRow[], day = today): FilterIndex =>
  filterIndexOf(inOrder(all).map(factsReader(day)), day)

/** The changed ones of some rows, with those that follow them. */
function changedOf(all: readonly FactRow[], changed: ReadonlySet<PropertyId>): ChangedRow[] {
  return inOrder(all).flatMap((row, place, sorted) =>
    changed.has(row.id) ? [{ row, next: sorted[place + 1]?.id ?? null }] : [],
  )
}

/** All that an index says for some filters. */
function saidBy(index: FilterIndex, asked: Parameters<FilterIndex['find']>[0]) {
  const known = index.known(asked)
  const found = index.find(known, null)
  return {
    known,
    total: found.total,
    ids: [null, ...sortings].map((sorting) => index.find(known, sorting).ids(0, 40)),
    homes: [...found.homes()].map((home) => ({
      id: home.id,
      title: home.title,
      rent: home.rent,
      bedrooms: home.bedrooms,
      squareMetres: home.squareMetres,
      spot: home.spot,
      categories: home.categories,
      town: home.town,
      area: home.area,
      vacancy: home.vacancy,
      features: home.features,
      energy: home.energy,
      createdAt: home.createdAt,
    })),
    counts: dimensionNames.map((name) => [
      found.countWithout(name),
      index
        .choices(name)
        .map((choice) => [choice, found.count(name, choice)])
        .toSorted(),
    ]),
    names: index
      .choices('omrade')
      .map((slug) => index.placeName('omrade', String(slug)))
      .toSorted(),
  }
}

describe('a packed portfolio', () => {
  test('says the same as its properties in arrays', () => {
    fc.assert(
      fc.property(rows, filters, (all, asked) => {
        expect(saidBy(packed(all).index(), asked)).toEqual(saidBy(inArrays(all), asked))
      }),
    )
  })

  test('says the same after changes as one that is made from all properties', () => {
    const changes = fc.record({ before: rows, added: rows, removed: fc.nat(), renamed: fc.nat() })
    fc.assert(
      fc.property(changes, filters, ({ before, added, removed, renamed }, asked) => {
        const gone = before.filter((_, place) => place % 3 === removed % 4)
        const kept = before.filter((row) => !gone.includes(row))
        const moved = kept.filter((_, place) => place % 3 === renamed % 4)
        const after = [
          ...kept.filter((row) => !moved.includes(row)),
          ...moved.map((row) => ({ ...row, title: `${row.title}-`, price: 7000, city: 'Nyby' })),
          ...added.map((row) => ({ ...row, title: `${row.title}+` })),
        ]
        const changed = new Set([...gone, ...moved, ...added].map(({ id }) => id))
        const updated = packed(before).updated(changed, changedOf(after, changed))
        expect(updated && saidBy(updated.index(), asked)).toEqual(saidBy(inArrays(after), asked))
      }),
    )
  })

  test('says the same on another day, and after a change on it, as one that is made on that day', () => {
    const days = fc.constantFrom(...['2026-11-21', '2026-11-23', '2026-12-01', '2027-03-01'].map(parsedDay))
    fc.assert(
      fc.property(rows, days, filters, (all, day, asked) => {
        const later = packed(all).on(day)
        for (const filters of [asked, { category: null, asked: {} }])
          expect(saidBy(later.index(), filters)).toEqual(saidBy(inArrays(all, day), filters))
        const after = all.map((row, place) => (place % 2 === 0 ? row : { ...row, status: 'ledig' }))
        const changed = new Set(all.filter((_, place) => place % 2 === 1).map(({ id }) => id))
        const updated = later.updated(changed, changedOf(after, changed))
        expect(updated && saidBy(updated.index(), asked)).toEqual(saidBy(inArrays(after, day), asked))
      }),
    )
  })

  test('stays as it is when a later one is made of it', () => {
    const [one, other] = [propertyRow({ title: 'A', price: 5000 }), propertyRow({ title: 'C' })]
    const portfolio = packed([one, other])
    const [index, everything] = [portfolio.index(), { category: null, asked: {} }]
    const later = { ...one, title: 'B', price: 9000, city: 'Nyby' }
    const updated = portfolio.updated(new Set([one.id]), [{ row: later, next: other.id }])
    expect(saidBy(index, everything)).toEqual(saidBy(inArrays([one, other]), everything))
    expect(updated && saidBy(updated.index(), everything)).toEqual(
      saidBy(inArrays([later, other]), everything),
    )
  })

  test('is read again where the property that follows a changed one is not known', () => {
    const [one, unknown] = [propertyRow({ title: 'A' }), propertyRow({ title: 'B' })]
    expect(packed([one]).updated(new Set([one.id]), [{ row: one, next: unknown.id }])).toBeNull()
  })
})
