import { expect, test } from 'vitest'
import { defaultLanguage } from '../../../domain/text/language.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import type { DimensionName, FilterValue } from '../filters/dimensions.ts'
import { nearMissOf, takenMissOf, type WishedHomeFacts } from './near-misses.ts'

const day = (text: string) => osloDate(new Date(`${text}T12:00:00Z`))
const home: WishedHomeFacts = {
  id: '1',
  createdAt: 0,
  categories: ['bolig'],
  town: { slug: 'stokke', name: 'Stokke' },
  area: { slug: 'sentrum', name: 'Sentrum' },
  spot: null,
  kinds: ['enebolig'],
  bedrooms: 2,
  rent: 12_500,
  squareMetres: 58,
  vacancy: { kind: 'from', date: day('2027-04-01') },
  features: [],
  lacks: ['heis'],
  energy: 'D',
}
const context = {
  today: day('2026-11-22'),
  language: defaultLanguage,
  kilometres: (from: string) => (from === 'larvik' ? 25 : 200),
  isAreaOf: (area: string, town: string) => area === 'arnadal' && town === 'stokke',
}
const cases: [DimensionName, FilterValue, string | null][] = [
  ['maksleie', 12_000, '12\u00a0500\u00a0kr, ellers alt'],
  ['maksleie', 9_000, null],
  ['minareal', 60, '58\u00a0m², ellers alt'],
  ['minareal', 100, null],
  ['soverom', 1, 'Ett soverom til'],
  ['soverom', '3,4+', 'Ett soverom mindre'],
  ['soverom', '4+', null],
  ['minsoverom', 3, 'Ett soverom mindre'],
  ['fra', '2027-03-01', 'Ledig fra 1. april'],
  ['fra', '2026-12-01', null],
  ['ledig', 1, null],
  ['by', 'larvik', 'I Stokke'],
  ['by', 'notodden', null],
  ['omrade', 'arnadal', 'Et annet sted i Stokke'],
  ['omrade', 'hegdal', null],
  ['slag', 'rekkehus', 'Enebolig, ellers alt'],
  ['slag', 'hybel', null],
  ['energi', 'C', 'Energiklasse D, ellers alt'],
  ['energi', 'A', null],
  ['dyr', 1, 'Dyr er ikke nevnt'],
  ['heis', 1, null],
]

test.each(cases)('where %s is to be %s, the home is near: %s', (name, asked, reason) => {
  expect(nearMissOf(name, home, asked, context)?.reason ?? null).toBe(reason)
})

test('a home that is let or promised to others is farther than all others', () => {
  const rented = takenMissOf({ ...home, vacancy: { kind: 'rented' } }, context)
  expect(rented?.reason).toBe('Utleid')
  const others = cases.map(([name, asked]) => nearMissOf(name, home, asked, context)?.distance ?? 0)
  expect(rented?.distance).toBeGreaterThan(Math.max(...others))
  expect(takenMissOf(home, context)).toBeNull()
})
