import { expect, test } from 'vitest'
import { contradictionIn } from './promise-words.ts'

const days = (workingDays: number) => ({ workingDays })
const hours = (count: number, workingDaysOnly = false) => ({ hours: count, workingDaysOnly })

test.each([
  ['1–2 virkedager', days(2)],
  ['5 virkedager', days(3)],
  ['én virkedag', days(1)],
  ['24 timer på hverdager', hours(24, true)],
  ['to døgn', hours(48)],
  ['en uke', hours(24)],
  ['3 virkedager', hours(24)],
  ['kort tid', days(5)],
])('«%s» is kept by %o', (words, time) => {
  expect(contradictionIn({ words, time })).toBeNull()
})

test.each([
  ['24 timer', days(5)],
  ['1–2 virkedager', days(3)],
  ['én virkedag', days(2)],
  ['24 timer', hours(48)],
  ['et døgn', hours(25)],
])('«%s» promises a reply sooner than %o', (words, time) => {
  expect(contradictionIn({ words, time })).toBe('sooner')
})

test.each([
  ['24 timer', hours(24, true)],
  ['2 dager', days(2)],
  ['en uke', days(5)],
])('«%s» counts days that %o does not', (words, time) => {
  expect(contradictionIn({ words, time })).toBe('all-days')
})
