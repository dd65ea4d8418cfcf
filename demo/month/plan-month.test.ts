import { expect, test } from 'vitest'
import { osloDate, osloHour, weekday } from '../../src/domain/time/calendar.ts'
import { findForm } from '../../src/features/form-catalogue/catalogue.ts'
import { houseRulesAgreement } from '../../src/features/tenant-forms/house-rules-agreement.ts'
import type { Form } from '../../src/forms/engine/form.ts'
import { readForm } from '../../src/forms/engine/read.ts'
import { SAMPLE_FODSELSNUMMER } from '../../test/support/sample-answers.ts'
import { formsOfMonth, planMonth } from './plan-month.ts'

const until = new Date('2026-11-20T13:30:00Z')
const month = planMonth({ count: 2000, until, seed: 14 })
const sendings = month.map(({ sending }) => sending)

const formOf = (id: string): Form => {
  const form = findForm(id)
  if (!form) throw new Error(`There is no form ${id}`)
  return form
}

test('the same seed gives the same month, and another seed another', () => {
  const small = (seed: number) => planMonth({ count: 60, until, seed })
  expect(small(14)).toEqual(small(14))
  expect(small(15)).not.toEqual(small(14))
})

test('every form that the month has answers for is sent, with answers that it accepts', () => {
  expect(new Set(sendings.map(({ formId }) => formId))).toEqual(new Set(formsOfMonth()))
  const all = month.flatMap(({ sending, steps }) => [
    sending,
    ...steps.flatMap((step) => (step.act === 'merge-duplicate' ? [step.duplicate] : [])),
  ])
  for (const { formId, entries } of all) {
    // The version of the rules is the page's, not the sender's.
    const read = readForm(formOf(formId), { ...entries, rulesVersion: [rulesVersion] })
    expect(read.errors).toEqual({})
  }
})

const rulesVersion = houseRulesAgreement.sections
  .flatMap(({ fields }) => Object.values(fields))
  .flatMap((field) => (field.kind === 'select' ? field.options.map(({ value }) => value) : []))
  .join()

test('everything in a case happens in the order of time, within the month', () => {
  for (const { sending, steps } of month) {
    const times = [sending.at, ...steps.map(({ at }) => at), until].map((at) => at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  }
})

test('a Monday brings a hundred forms, a night few', () => {
  const perDay = Map.groupBy(sendings, ({ at }) => osloDate(at))
  const mondays = [...perDay].filter(([day]) => weekday(day) === 1).map(([, forms]) => forms.length)
  for (const count of mondays) expect(count).toBeGreaterThan(90)
  const atNight = sendings.filter(({ at }) => osloHour(at) < 6)
  expect(atNight.length / sendings.length).toBeLessThan(0.03)
})

test('descriptions differ, and no alternatives are left in them', () => {
  const described = sendings.flatMap(({ entries }) => entries.description ?? [])
  expect(new Set(described).size).toBeGreaterThan(described.length / 2)
  expect(JSON.stringify(month)).not.toContain('|')
})

test('no fødselsnummer can belong to a person', () => {
  const numbers = sendings.flatMap(({ entries }) => entries.personalNumber ?? [])
  expect(numbers.length).toBeGreaterThan(50)
  // Skatteetaten's numbers of test persons have 80 added to the month.
  for (const number of numbers) expect(number).toMatch(/^\d\d(8[1-9]|9[0-2])\d{7}$/)
  expect(numbers).not.toContain(SAMPLE_FODSELSNUMMER)
})
