import { expect, test } from 'vitest'
import { defaultReplyTimes } from '../../domain/documents/reply-times.ts'
import { defaultLanguage } from '../../domain/text/language.ts'
import { allForms } from '../../features/form-catalogue/catalogue.ts'
import { flaggedAnswers, isDanger } from './flags.ts'
import { fieldOf, promiseOf, urgentPromiseOf } from './form.ts'

const replyTimes = defaultReplyTimes(defaultLanguage)

test('every flag of a form names an answer that one of its fields offers', () => {
  const wrong = allForms.flatMap((form) =>
    Object.values(form.flags ?? {}).flatMap((wanted) =>
      wanted.flatMap(Object.entries).filter(([name, value]) => {
        const field = fieldOf(form, name)
        return !(field && 'options' in field && field.options.some((option) => option.value === value))
      }),
    ),
  )
  expect(wrong).toEqual([])
  expect(allForms.filter(({ flags }) => flags).length).toBeGreaterThan(1)
})

test('a form that asks about danger promises an answer to it within 24 hours', () => {
  const asking = allForms.filter(({ flags, promise }) => flags?.danger && typeof promise === 'function')
  expect(asking.length).toBeGreaterThan(4)
  for (const form of asking) expect(urgentPromiseOf(form, replyTimes)?.words, form.id).toBe('24 timer')
  const others = allForms.filter((form) => !asking.includes(form))
  for (const form of others)
    expect(urgentPromiseOf(form, replyTimes), form.id).toEqual(promiseOf(form, {}, replyTimes))
})

const flags = {
  danger: [{ where: 'bath', what: 'leak' }],
  bad: [{ where: 'bath' }, { what: 'leak' }],
} as const

test('a flag is raised where all its answers are given, and the worst level of an answer counts', () => {
  expect(flaggedAnswers({ flags }, { where: 'bath', what: 'leak' })).toEqual(
    new Map([
      ['where', 'danger'],
      ['what', 'danger'],
    ]),
  )
  expect(flaggedAnswers({ flags }, { where: 'bath' })).toEqual(new Map([['where', 'bad']]))
  expect(flaggedAnswers({ flags }, {})).toEqual(new Map())
})

test('only a flag of danger makes a case dangerous', () => {
  expect(isDanger({ flags }, { where: 'bath', what: 'leak' })).toBe(true)
  expect(isDanger({ flags }, { where: 'bath', what: 'noise' })).toBe(false)
  expect(isDanger({}, { where: 'bath' })).toBe(false)
})
