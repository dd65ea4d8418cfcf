import { expect, test } from 'vitest'
import { accessOf } from './access.ts'

test('says how to get in, when, and who is there, a line each', () => {
  expect(
    accessOf({
      access: 'home',
      accessTimes: ['2026-11-30 am', '2026-12-01 pm'],
      accessCare: ['pets', 'children'],
      accessContact: 'Ola, 912 34 567',
      description: 'Det drypper',
    }),
  ).toEqual({
    lines: [
      'Bare når leietakeren er hjemme',
      'Passer mandag 30. november, formiddag, tirsdag 1. desember, ettermiddag',
      'Det er dyr i boligen, Barn kan være alene hjemme',
      'Hjemme: Ola, 912 34 567',
    ],
    times: [
      { day: '2026-11-30', part: 'am' },
      { day: '2026-12-01', part: 'pm' },
    ],
  })
})

test('says nothing where nothing was said', () => {
  expect(accessOf({ description: 'Det drypper' })).toBeNull()
})
