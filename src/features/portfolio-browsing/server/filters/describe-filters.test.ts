import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filters, homes } from '../../../../../test/support/filter-arbitraries.ts'
import { propertyRow } from '../../../../../test/support/property-row.ts'
import type { Property } from '../../../../domain/portfolio/property.ts'
import { addDays, firstDayOfMonth, osloDate } from '../../../../domain/time/calendar.ts'
import { featureNames } from '../../filters/features.ts'
import { FilterIndex } from '../../filters/filter-index.ts'
import { readListAddress } from '../../filters/filters.ts'
import { factsReader } from '../../filters/home-facts.ts'
import { describeFilters } from './describe-filters.ts'
import { propertyList } from './list-kinds.ts'

const today = osloDate(new Date('2026-11-22'))
const indexOf = (rows: readonly Partial<Property>[]) =>
  new FilterIndex(
    rows.map((row) => factsReader(today)(propertyRow({ status: 'ledig', ...row }))),
    today,
  )

function filtersOf(rows: readonly Partial<Property>[], query: string) {
  const index = indexOf(rows)
  const address = readListAddress(new URLSearchParams(query))
  return describeFilters({
    kind: propertyList,
    index,
    address,
    language: 'nb',
    found: index.find(address, null),
  })
}

const choicesOf = (rows: readonly Partial<Property>[], query: string, group: string) =>
  filtersOf(rows, query)
    .groups.find(({ label }) => label === group)
    ?.choices.map(({ label, count }) => `${label}: ${count}`.replaceAll('\u00a0', ' '))

const isFlag = (name: string) => name === 'ledig' || featureNames.some((feature) => feature === name)
const town = (city: string) => ({ city, location: `Sentrum, ${city}` })

describe('the filters of a list', () => {
  test('lead to lists that are as long as they say, and to none that is empty but by what is asked for by name', () => {
    fc.assert(
      fc.property(fc.array(homes, { maxLength: 40 }), filters, (all, asked) => {
        const index = new FilterIndex(all, today)
        const address = { ...asked, sorting: null, page: 1, view: null }
        const found = index.find(asked, null)
        const { groups } = describeFilters({ kind: propertyList, index, address, language: 'nb', found })
        for (const { href, count, isChosen } of groups.flatMap(({ choices }) => choices)) {
          if (isChosen) continue
          const to = readListAddress(new URLSearchParams(href.replace(propertyList.path, '')))
          const flags = Object.keys(to.asked).filter((name) => isFlag(name) && !(name in asked.asked))
          if (flags.length === 0) expect(count, href).toBeGreaterThan(0)
          expect(index.find(to, null).total, href).toBe(count)
        }
      }),
    )
  })

  test('name the towns, and the areas of the one that is chosen', () => {
    const rows = [town('Larvik'), town('Ås'), { city: 'Larvik', location: 'Hegdal, Larvik' }]
    expect(choicesOf(rows, '', 'Sted')).toEqual(['Larvik: 2', 'Ås: 1'])
    expect(choicesOf(rows, 'by=larvik', 'Sted')).toEqual(['Larvik: 2', 'Ås: 1', 'Hegdal: 1', 'Sentrum: 1'])
  })

  test('count another town without the area that is chosen in this one', () => {
    const rows = ['Sentrum, Larvik', 'Sentrum, Ås', 'Nordby, Ås'].map((location) => ({
      city: location.split(', ')[1] ?? '',
      location,
    }))
    expect(choicesOf(rows, 'by=larvik&omrade=sentrum', 'Sted')).toContain('Ås: 2')
    expect(filtersOf(rows, 'by=larvik&omrade=nordby').drop).toEqual([
      { label: 'Larvik', href: '/eiendommer', count: 3 },
      { label: 'Nordby', href: '?by=larvik', count: 1 },
    ])
  })

  test('name no area that is the town itself', () => {
    const rows = [town('Larvik'), { city: 'Larvik', location: 'Larvik' }, town('Ås')]
    expect(choicesOf(rows, 'by=larvik', 'Sted')).toEqual(['Larvik: 2', 'Ås: 1', 'Sentrum: 1'])
  })

  test('have steps of rents that tell homes apart, the lowest first', () => {
    const rows = [7_500, 9_500, 9_600, 15_000, null].map((price) => ({ price }))
    expect(choicesOf(rows, '', 'Leie')).toEqual(['Inntil 9 000 kr: 1', 'Inntil 14 000 kr: 3'])
  })

  test('offer days ahead until which more is vacant', () => {
    const inMonths = (months: number) => ({
      status: 'utleid',
      available_from: addDays(firstDayOfMonth(today, months), -3),
    })
    expect(choicesOf([{}, inMonths(2), inMonths(5), { status: 'utleid' }], '', 'Innflytting')).toEqual([
      'Ledig nå: 1',
      'Ledig innen 1. januar 2027: 2',
      'Ledig innen 1. april 2027: 3',
    ])
  })

  test('offer bedrooms in lists of homes alone, and not those of coliving', () => {
    const rows = [{ bedrooms: 1 }, { bedrooms: 3 }, { type: 'Coliving' as const, bedrooms: 9 }]
    expect(choicesOf(rows, '', 'Soverom')).toBeUndefined()
    expect(choicesOf(rows, 'type=bolig', 'Soverom')).toEqual(['1 soverom: 1', '3 soverom: 1'])
  })

  test('offer several numbers of bedrooms at once, and beside a single one the larger homes too', () => {
    const rows = [{ bedrooms: 1 }, { bedrooms: 2 }, { bedrooms: 2 }, { bedrooms: 3 }, { bedrooms: 6 }]
    const choices = (query: string) =>
      filtersOf(rows, query).groups.find(({ label }) => label === 'Soverom')?.choices ?? []
    expect(
      choices('type=bolig&soverom=2').map(({ label, count, href, isChosen }) => [
        label,
        count,
        href,
        isChosen,
      ]),
    ).toEqual([
      ['1 soverom', 1, '?type=bolig&soverom=1%2C2', undefined],
      ['2 soverom', 2, '?type=bolig', true],
      ['3 soverom', 1, '?type=bolig&soverom=2%2C3', undefined],
      ['4 eller flere soverom', 1, '?type=bolig&soverom=2%2C4%2B', undefined],
      ['Også større', 4, '?type=bolig&minsoverom=2', undefined],
    ])
    expect(filtersOf(rows, 'type=bolig&soverom=2,3').applied.map(({ label }) => label)).toContain(
      '2 eller 3 soverom',
    )
  })

  test('offer the kinds of homes or of premises that the list has, several at once', () => {
    const rows = [
      { title: 'Storgata 1, leilighet 2' },
      { title: 'Kirkegata 7, hybelleilighet' },
      { title: 'Bøkebakken 5, rekkehus' },
      { title: 'Kongegata 12' },
      { type: 'Næring' as const, title: 'Industriveien 14, lager og verksted' },
      { type: 'Næring' as const, title: 'Storgata 29, butikk på hjørnet' },
    ]
    expect(choicesOf(rows, '', 'Boligtype')).toBeUndefined()
    expect(choicesOf(rows, 'type=bolig', 'Boligtype')).toEqual(['Leilighet: 2', 'Rekkehus: 1', 'Hybel: 1'])
    expect(choicesOf(rows, 'type=naering', 'Lokaltype')).toEqual(['Butikk: 1', 'Lager: 1', 'Verksted: 1'])
    const { applied, groups } = filtersOf(rows, 'type=bolig&slag=rekkehus&slag=hybel')
    expect(applied.map(({ label }) => label)).toContain('Rekkehus eller hybel')
    expect(groups.find(({ label }) => label === 'Boligtype')?.choices).toMatchObject([
      { label: 'Leilighet', count: 2, href: '?type=bolig&slag=leilighet%2Crekkehus%2Chybel' },
      { label: 'Rekkehus', count: 1, href: '?type=bolig&slag=hybel', isChosen: true },
      { label: 'Hybel', count: 1, href: '?type=bolig&slag=rekkehus', isChosen: true },
    ])
  })

  test('show a value that is no step, with the way back', () => {
    const { groups, applied } = filtersOf([{ price: 9_000 }, { price: 20_000 }], 'maksleie=11 999&by=larvik')
    expect(applied.map(({ label }) => label.replaceAll('\u00a0', ' '))).toContain('Inntil 11 999 kr')
    const chosen = groups.flatMap(({ choices }) => choices).filter(({ isChosen }) => isChosen)
    expect(chosen).toMatchObject([{ href: '?maksleie=11999' }, { count: 1, href: '?by=larvik' }])
    expect(applied.map(({ href }) => href)).toEqual(['?maksleie=11999', '?by=larvik'])
  })

  test('stand also where none has what is asked, checked, and lead to the page that says what to drop', () => {
    const rows = [town('Larvik'), town('Ås')]
    expect(choicesOf(rows, 'type=bolig', 'Mer')).toContain('Heis: 0')
    const { groups, drop } = filtersOf(rows, 'type=bolig&heis=1')
    expect(groups.find(({ label }) => label === 'Mer')?.choices).toEqual([
      { label: 'Heis', count: 0, href: '?type=bolig', isChosen: true },
    ])
    expect(drop).toEqual([{ label: 'Heis', href: '?type=bolig', count: 2 }])
  })

  test('say of an empty list which single choice to drop, and what that leaves', () => {
    const rows = [
      { ...town('Larvik'), bedrooms: 3, amenities: ['heis'] },
      { ...town('Ås'), bedrooms: 1 },
    ]
    expect(filtersOf(rows, 'type=bolig&by=as&soverom=3&heis=1').drop).toEqual([
      { label: 'Ås', href: '?type=bolig&soverom=3&heis=1', count: 1 },
    ])
    expect(filtersOf(rows, 'type=bolig&by=larvik&soverom=3').drop).toBeUndefined()
  })

  test('keep the map when a choice is pressed', () => {
    const { groups } = filtersOf([town('Larvik'), town('Ås')], 'visning=kart')
    expect(groups[0]?.choices[0]?.href).toBe('?by=larvik&visning=kart')
  })
})
