import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { caseActions } from '../../casework.ts'
import { CaseAnswers } from './case-answers.tsx'

const hidden = {
  label: 'Fødselsnummer',
  value: '•••••• •••••',
  state: 'masked',
  isText: false,
  flag: null,
} as const
const shown: Parameters<typeof CaseAnswers>[0]['shown'] = {
  photos: [],
  photosMissing: 0,
  keyDate: null,
  isClosed: false,
  appointment: null,
  key: 'key',
  lastEvent: '0',
  answers: [
    { ...hidden, name: 'personalNumber' },
    { ...hidden, name: 'coApplicantNumber' },
  ],
  canReveal: true,
}

const revealed: ActionResult = {
  status: 'done',
  action: caseActions.reveal.name,
  notice: '',
  undo: [],
  given: {},
  shown: { field: 'personalNumber', value: '01017012345' },
}

const htmlOf = (result?: ActionResult) => {
  const Page = createRoutesStub([
    { path: '/', Component: () => <CaseAnswers shown={shown} result={result} /> },
  ])
  return renderToString(<Page />)
}
const answersIn = (html: string) => html.split('<dt>').slice(1)

test('replaces the reveal button with the revealed answer and a button that hides it', () => {
  const [first, second] = answersIn(htmlOf(revealed))
  expect(first).toContain('01017012345')
  expect(first).toContain('Skjul fødselsnummer')
  expect(first).not.toContain('value="casework.reveal"')
  expect(second).toContain('value="casework.reveal"')
  expect(second).not.toContain('01017012345')
})

test('returns to the answer when the page is loaded without scripts', () => {
  const html = htmlOf()
  expect(html).toContain('action="/#felt-personalNumber"')
  expect(html).toContain('id="felt-personalNumber"')
  expect(html).not.toContain('role="status"')
})

test('keeps the reason of a rejected request beside its error, with the form open', () => {
  const [first, second] = answersIn(
    htmlOf({
      status: 'refused',
      action: caseActions.reveal.name,
      message: '',
      errors: { reason: 'Skriv hvorfor' },
      given: { reference: ['AVV-AAAA-AAAA'], field: ['personalNumber'], reason: ['hm'] },
      conflict: null,
      shown: null,
      secondFactorDue: null,
      httpStatus: 422,
    }),
  )
  expect(first).toContain('value="hm"')
  expect(first).toContain('Skriv hvorfor')
  expect(first).toContain('<details class="hidden-answer-reveal" id="felt-personalNumber" open')
  expect(second).not.toContain('value="hm"')
})

test('leaves how to get in to the visit where one can be agreed', () => {
  const answers = [
    {
      ...hidden,
      name: 'access',
      label: 'Hvordan kommer vi inn?',
      state: 'open',
      value: 'Med nøkkel',
    } as const,
  ]
  const appointment = { current: null, presets: [], officeTimes: [], timesOf: {}, access: [], hostId: null }
  const textOf = (own: Partial<typeof shown>) => {
    const Component = () => <CaseAnswers shown={{ ...shown, answers, ...own }} />
    const Page = createRoutesStub([{ path: '/', Component }])
    return renderToString(<Page />)
  }
  expect(textOf({ appointment: null })).toContain('Hvordan kommer vi inn?')
  expect(textOf({ appointment })).not.toContain('Hvordan kommer vi inn?')
})
