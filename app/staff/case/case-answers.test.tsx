import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { StaffCase } from '../../../server/casework/staff-views.ts'
import { CaseAnswers } from './case-answers.tsx'

const hidden = { label: 'Fødselsnummer', value: '•••••• •••••', state: 'masked' } as const
const shown = {
  sender: { name: 'Kari', email: null, phone: null, phoneDigits: null },
  address: null,
  property: null,
  photos: [],
  photosMissing: 0,
  answers: [
    { ...hidden, name: 'personalNumber' },
    { ...hidden, name: 'coApplicantNumber' },
  ],
  canReveal: true,
} as unknown as StaffCase

const htmlOf = (revealed?: { field: string; value: string }) => {
  const Page = createRoutesStub([
    { path: '/', Component: () => <CaseAnswers shown={shown} revealed={revealed} /> },
  ])
  return renderToString(<Page />)
}
const answersIn = (html: string) => html.split('<dt>').slice(1)

test('shows a revealed answer in the place of its button, with a way to hide it and none to ask again', () => {
  const [first, second] = answersIn(htmlOf({ field: 'personalNumber', value: '01017012345' }))
  expect(first).toContain('01017012345')
  expect(first).toContain('Skjul fødselsnummer')
  expect(first).not.toContain('value="reveal"')
  expect(second).toContain('value="reveal"')
  expect(second).not.toContain('01017012345')
})

test('comes back to the answer where a press without scripts loads the page', () => {
  const html = htmlOf()
  expect(html).toContain('action="/#felt-personalNumber"')
  expect(html).toContain('id="felt-personalNumber"')
  expect(html).not.toContain('role="status"')
})
