import { expect, test } from 'vitest'
import { formWithId } from '../../../../../test/support/form-with-id.ts'
import { text } from '../../../../forms/kinds/text.ts'
import { answerLines } from './answer-lines.ts'

const form = formWithId('issue-report')
const answers = {
  name: 'Ragnhild Reise',
  phone: '91234567',
  email: 'ragnhild@eksempel.no',
  address: 'Storgata 12',
  apartmentNumber: 'H0201',
  urgency: 'urgent',
  description: 'Dryppende kran',
}

test('puts what the sender wrote first, and leaves out who they are', () => {
  const lines = answerLines({ form, answers }, new Set(), false)
  expect(lines.map(({ name }) => name)).toEqual(['description', 'apartmentNumber', 'urgency'])
  expect(lines[0]).toMatchObject({ value: 'Dryppende kran', isText: true })
})

test('puts an answer that raises a flag before the others', () => {
  const survey = formWithId('apartment-survey')
  const flags = { danger: [{ c: 'no' }], bad: [{ b: 'no' }] } as const
  const fields = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, text({ label: name })]))
  const lines = answerLines(
    { form: { ...survey, sections: [{ fields }], flags }, answers: { a: 'yes', b: 'no', c: 'no' } },
    new Set(),
    false,
  )
  expect(lines.map(({ name, flag }) => [name, flag])).toEqual([
    ['c', 'danger'],
    ['b', 'bad'],
    ['a', null],
  ])
})

test('masks a sensitive answer that is stored, and says of an erased one that it was there', () => {
  const parking = formWithId('parking-application')
  const stateOf = (kept: string[], wasErased: boolean) =>
    answerLines({ form: parking, answers: {} }, new Set(kept), wasErased).map(({ state }) => state)
  expect(stateOf(['personalNumber'], false)).toEqual(['masked'])
  expect(stateOf([], true)).toEqual(['erased'])
  expect(stateOf([], false)).toEqual([])
})
