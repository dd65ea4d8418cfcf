import { expect, test } from 'vitest'
import { company } from '#landlord/company.ts'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { defaultReplyTimes } from '../../domain/documents/reply-times.ts'
import { defaultLanguage } from '../../domain/text/language.ts'
import { allForms } from '../../features/form-catalogue/catalogue.ts'
import { hasAdvice, showAdvice, urgentAdvice } from './advice.ts'
import { adviceWords } from './advice.words.ts'
import { conditionRules } from './conditions.ts'
import type { Answer, Answers } from './field.ts'
import { isDanger } from './flags.ts'
import { fieldsOf, promiseOf } from './form.ts'
import { URGENT, urgencyOf } from './urgency.ts'

const replyTimes = defaultReplyTimes(defaultLanguage)

const dangers = allForms.flatMap((form) =>
  fieldsOf(form).flatMap(([name, field]) =>
    field.kind === 'danger' ? field.options.map(({ value }) => [form.id, name, value] as const) : [],
  ),
)

test.each(dangers)(
  '%s: %s %s is urgent with a promise, whatever else is answered, and has advice',
  (id, name, value) => {
    const form = formWithId(id)
    const answers = { [name]: value, urgency: 'low' }
    expect(isDanger(form, answers)).toBe(true)
    expect(urgencyOf(form, answers)).toBe(URGENT)
    expect(promiseOf(form, answers, replyTimes)?.words).toBe('24 timer')
    expect(urgentAdvice(form, answers)?.text).toBeTruthy()
  },
)

test('the forms about faults and lost keys ask about danger', () => {
  const asking = [...new Set(dangers.map(([id]) => id))].sort()
  expect(asking).toEqual([
    'appliance-report',
    'issue-report',
    'issue-report-dialog',
    'lost-key',
    'lost-key-dialog',
  ])
  expect(urgencyOf(formWithId('issue-report'), { urgency: 'normal' })).toBe('normal')
})

/** Answers without those that are not given. */
const given = (flagged: Readonly<Record<string, Answer | undefined>>): Answers =>
  Object.fromEntries(
    Object.entries(flagged).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )

test('whatever makes a form urgent comes with advice about what to do first', () => {
  const raised = allForms.flatMap((form) => {
    const { danger = [] } = form.flags ?? {}
    const asked = form.caseFields.urgency ? [{ [form.caseFields.urgency]: URGENT }] : []
    return [...danger, ...asked].map((flagged) => [form, given(flagged)] as const)
  })
  expect(raised.length).toBeGreaterThan(10)
  expect(raised.filter(([form, answers]) => !urgentAdvice(form, answers))).toEqual([])
  const leak = { urgency: URGENT, issueType: 'plumbing' }
  expect(urgentAdvice(formWithId('issue-report'), leak)?.text).toContain('Steng stoppekrana')
  expect(urgentAdvice(formWithId('issue-report'), { ...leak, danger: 'fire' })?.call).toBe('110')
  expect(urgentAdvice(formWithId('issue-report'), { ...leak, urgency: 'normal' })).toBeNull()
})

test('forms of visitors, such as applicants, never give the number of who is on call', () => {
  const visitors = allForms.filter(({ sentBy }) => sentBy === 'visitor')
  expect(visitors.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['interest-bolig', 'parking-application', 'contact-message']),
  )
  expect(visitors.filter(hasAdvice)).toEqual([])
})

test('the number is the one that answers now', () => {
  const show = (call: 'landlord' | '110', isOpen: boolean) => {
    const { label, number } = showAdvice({ text: '', call }, isOpen, company, adviceWords.nb)
    expect(label.endsWith(number)).toBe(true)
    return number
  }
  expect([show('landlord', true), show('landlord', false)]).toEqual([company.phone, company.onCallPhone])
  expect([show('110', true), show('110', false)]).toEqual(['110', '110'])
})

test('a survey with an old battery is marked, and is neither urgent nor answered', () => {
  const form = formWithId('apartment-survey')
  const answers = { smokeBatteries: 'nei', electricalIssues: 'nei', waterLeaks: 'nei' }
  expect([urgencyOf(form, answers), promiseOf(form, answers, replyTimes)]).toEqual([null, null])
  expect(form.flags?.bad).toContainEqual({ smokeBatteries: 'nei' })
  expect(urgencyOf(form, { ...answers, waterLeaks: 'ja' })).toBe(URGENT)
})

test('the advice about an option of a list is hidden by the browser until the option is chosen', () => {
  expect(conditionRules([formWithId('issue-report')])).toContain('[data-when="urgency=urgent"]{display:none}')
})
