import { expect, test } from 'vitest'
import { contactMessage } from '../../features/enquiries/contact-message.ts'
import { issueReport } from '../../features/tenant-forms/issue-report.ts'
import { rolesByTopic } from './topics.ts'

test.each([
  ['Fakturaen for mai', 'Hvorfor er den høyere?'],
  ['Hei', 'Når får jeg igjen DEPOSITUMET mitt?'],
])('a message about %s is read by the accountants too', (subject, message) => {
  expect(rolesByTopic(contactMessage, { subject, message })).toEqual(['okonomi'])
})

test('a message about something else, and a form without topics, has no more readers', () => {
  expect(rolesByTopic(contactMessage, { subject: 'Nøkler', message: 'Jeg har mistet mine.' })).toEqual([])
  expect(rolesByTopic(issueReport, { description: 'Faktura' })).toEqual([])
})
