import { expect, test } from 'vitest'
import type { SenderNotice } from '../../../../domain/cases/case-event.ts'
import { type CaseNews, newsToStaff } from './news-to-staff.ts'

const wrote = (reference: string, what: SenderNotice, from?: 'contractor'): CaseNews => ({
  notice: { reason: 'sender-wrote', caseId: reference, eventId: `${reference} ${what}`, what, from },
  reference,
  formName: 'Avvik',
  town: 'Larvik',
  danger: null,
  deadline: null,
})

const mailOf = (...news: CaseNews[]) =>
  newsToStaff({ news, publicUrl: 'https://eksempel.no', now: new Date('2026-12-01T09:00:00Z') }, 'nb')

const casesIn = ({ blocks }: ReturnType<typeof mailOf>) =>
  blocks.flatMap((block) =>
    'href' in block && block.href.includes('/saker/') ? [block.href.split('/').at(-1)] : [],
  )

test('a case whose sender has written and opened it again is listed once', () => {
  const mail = mailOf(
    wrote('AVV-1', 'reopened'),
    wrote('AVV-1', 'message'),
    wrote('AVV-1', 'message', 'contractor'),
    wrote('AVV-2', 'photos'),
  )
  expect(casesIn(mail)).toEqual(['AVV-1', 'AVV-2'])
  expect(mail.heading).toBe('Nytt i to saker')
})

test('a mail of one case says the most consequential of what its sender did', () => {
  const mail = mailOf(wrote('AVV-1', 'photos'), wrote('AVV-1', 'reopened'), wrote('AVV-1', 'message'))
  expect(mail.subject).toBe('Avsenderen har åpnet saken igjen: AVV-1')
  expect(casesIn(mail)).toEqual(['AVV-1'])
})
