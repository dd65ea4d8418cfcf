import { expect, test } from 'vitest'
import type { TodayCase, TodayList } from '../../inbox/server/today/today.ts'
import { todayPath, todaySections, townChoices } from './today-sections.ts'

const caseOf = (reference: string, urgency: TodayCase['urgency'] = null, rank = 0): TodayCase => ({
  reference,
  rank,
  visit: null,
  title: 'Avvik',
  excerpt: '',
  news: null,
  address: null,
  unit: null,
  access: [],
  photo: null,
  sender: 'Kari',
  phone: null,
  deadline: null,
  urgency,
  isMine: false,
  seen: null,
  details: null,
})
const urgent = { value: 'urgent', label: 'Haster', tone: 'urgent' } as const
const list: TodayList = {
  key: 'key',
  readAt: '09.12',
  total: 4,
  waiting: 4,
  snoozePresets: [],
  towns: [
    { town: 'Larvik', cases: [caseOf('1')] },
    { town: 'Notodden', cases: [caseOf('2', urgent), caseOf('3')] },
    { town: 'Stokke', cases: [caseOf('4', urgent)] },
  ],
}
const shown = (town: string | null) =>
  todaySections(list, town).map(({ name, cases }) => [name, ...cases.map(({ reference }) => reference)])

test('what is urgent in any town comes before the towns', () => {
  expect(shown(null)).toEqual([
    ['Haster', '2', '4'],
    ['Larvik', '1'],
    ['Notodden', '3'],
  ])
})

test('street by street, cases of a street stand together by number, and those without an address come last', () => {
  const at = (reference: string, address: string | null) => ({ ...caseOf(reference, urgent), address })
  const cases = [
    at('1', 'Storgata 10, Larvik'),
    at('2', null),
    at('3', 'Kongegata 2, Larvik'),
    at('4', 'Storgata 9'),
  ]
  const [section] = todaySections({ ...list, towns: [{ town: 'Larvik', cases }] }, null, 'street')
  expect(section?.name).toBe('Larvik')
  expect(section?.cases.map(({ reference }) => reference)).toEqual(['3', '4', '1', '2'])
})

test('an order is kept in the address, with the town', () => {
  expect(todayPath(null, 'day')).toBe('/saker/i-dag')
  expect(todayPath('Larvik', 'street')).toBe('/saker/i-dag?by=Larvik&rekke=gate')
})

test('one town has all of its cases, and a town without cases is all of them', () => {
  expect(shown('Notodden')).toEqual([['Notodden', '2', '3']])
  expect(shown('Paris')).toEqual(shown(null))
})

test('the towns to choose keep their places when a case is done', () => {
  expect(townChoices(list).map(({ town, count, isUrgent }) => [town, count, isUrgent])).toEqual([
    ['Larvik', 1, false],
    ['Notodden', 2, true],
    ['Stokke', 1, true],
  ])
})

test('visits come first, in the order of their hours, and are in no other section', () => {
  const at = (each: TodayCase, hour: string): TodayCase => ({
    ...each,
    visit: {
      hours: `${hour}.00–10.00`,
      from: `2026-11-24T${hour}:00:00.000Z`,
      isUnhosted: false,
      isDeclined: false,
    },
  })
  const visited: TodayList = {
    ...list,
    towns: [
      { town: 'Larvik', cases: [at(caseOf('1', urgent), '09'), caseOf('5')] },
      { town: 'Notodden', cases: [at(caseOf('2'), '07')] },
    ],
  }
  const names = (town: string | null) =>
    todaySections(visited, town).map(({ name, cases }) => [name, ...cases.map(({ reference }) => reference)])
  expect(names(null)).toEqual([
    ['Avtaler', '2', '1'],
    ['Larvik', '5'],
  ])
  expect(names('Larvik')).toEqual([
    ['Avtaler', '1'],
    ['Larvik', '5'],
  ])
})

test('what is urgent stands by danger and deadline, whichever town it is in', () => {
  const towns = [
    { town: 'Larvik', cases: [caseOf('L1', urgent, 1), caseOf('L2', urgent, 3)] },
    { town: 'Notodden', cases: [caseOf('N1', urgent, 0), caseOf('N2', urgent, 2)] },
  ]
  const [first] = todaySections({ ...list, towns }, null)
  expect(first?.cases.map(({ reference }) => reference)).toEqual(['N1', 'L1', 'N2', 'L2'])
})
