import { expect, expectTypeOf, test } from 'vitest'
import type { IsoDate } from '../../domain/time/calendar.ts'
import { checkboxes } from '../kinds/checkboxes.ts'
import { consent } from '../kinds/consent.ts'
import { date } from '../kinds/date.ts'
import { longText } from '../kinds/long-text.ts'
import { photos } from '../kinds/photos.ts'
import { radio } from '../kinds/radio.ts'
import { select } from '../kinds/select.ts'
import { text } from '../kinds/text.ts'
import type { AnswersIn, AnswersOf } from './answers.ts'
import type { Answers, Fields } from './field.ts'
import { readFields } from './read.ts'

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
] as const

const fields = {
  name: text({ label: 'Navn', required: 'Navn må fylles ut' }),
  nickname: text({ label: 'Kallenavn' }),
  kind: radio({ label: 'Type', required: 'Velg type', options }),
  urgency: select({ label: 'Hast', default: 'low', options: [{ value: 'low', label: 'Lav' }] }),
  place: select({ label: 'Sted', required: 'Velg sted', options, offers: 'storagePlaces' }),
  reason: longText({ label: 'Grunn', required: 'Skriv grunn', showWhen: { field: 'kind', is: 'b' } }),
  wishes: checkboxes({ label: 'Ønsker', options }),
  from: date({ label: 'Fra', required: 'Velg dato' }),
  agreed: consent({ label: 'Samtykke', required: 'Samtykk', statement: 'Ja' }),
  pictures: photos({ label: 'Bilder' }),
}

type Expected = {
  readonly name: string
  readonly nickname?: string
  readonly kind: 'a' | 'b'
  readonly urgency: 'low'
  readonly place: string
  readonly reason?: string
  readonly wishes?: readonly string[]
  readonly from: IsoDate
  readonly agreed: true
  readonly pictures?: readonly string[]
}

test('derives the types of answers from their fields', () => {
  expectTypeOf<AnswersOf<typeof fields>>().toEqualTypeOf<Expected>()
})

test('follows a field that becomes optional', () => {
  expectTypeOf({ ...fields.name, required: null }).toExtend<Fields[string]>()
  const changed = { name: { ...fields.name, label: 'Fullt navn', required: null } }
  expectTypeOf<AnswersOf<typeof changed>>().toEqualTypeOf<{ readonly name?: string }>()
})

test('joins the answers of the sections of a form', () => {
  const sections = [{ fields: { name: fields.name } }, { fields: { kind: fields.kind } }] as const
  expectTypeOf<AnswersIn<typeof sections>['kind']>().toEqualTypeOf<'a' | 'b'>()
  expectTypeOf<AnswersIn<typeof sections>['name']>().toEqualTypeOf<string>()
  expectTypeOf<AnswersIn<readonly { fields: Fields }[]>>().toEqualTypeOf<Answers>()
})

test('gives typed answers when all of them are valid', () => {
  const sent = { name: ['Kari'], kind: ['a'], place: ['Et sted'], from: ['1.12.2026'], agreed: ['on'] }
  const result = readFields(fields, sent)
  if (!result.isValid) throw new Error('The answers are invalid')
  expectTypeOf(result.answers.kind).toEqualTypeOf<'a' | 'b'>()
  expect(result.answers).toEqual({
    name: 'Kari',
    kind: 'a',
    urgency: 'low',
    place: 'Et sted',
    from: '2026-12-01',
    agreed: true,
  })
})

test('gives the errors by field when an answer is missing or invalid', () => {
  const result = readFields({ name: fields.name, kind: fields.kind }, { kind: ['c'] })
  expect(result).toEqual({
    isValid: false,
    answers: { kind: 'c' },
    errors: { name: 'Navn må fylles ut', kind: 'Velg type' },
  })
})
