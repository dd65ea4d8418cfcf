import { expect, test } from 'vitest'
import { appointmentSite, tuesday, wednesday } from '../../../../test/support/appointment-site.ts'
import { monday } from '../../../../test/support/offered-appointment.ts'
import { present } from '../../../../test/support/present.ts'
import type { SentCase } from '../../../../test/support/sent-case.ts'
import { writtenMail } from '../../../../test/support/written-mail.ts'
import { appointmentUid } from '../../cases/server/appointments/appointment-record.ts'
import { caseAddress, mailKey } from '../../cases/server/my-cases/mail-key.ts'
import { readStaffCase } from '../../inbox/server/case/staff-case.ts'
import { ingestMail } from './ingest-mail.ts'

const site = appointmentSite({ MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no' })
const { query, offered, choose } = site

interface Reply {
  answer: string
  sequence?: number
  uid?: string
  comment?: string
}

/** Answers the invitation of a case as a calendar does. */
async function reply(sent: SentCase, { answer, sequence = 0, uid, comment }: Reply) {
  const { server } = site
  const [visit] = await query('select id from appointments where case_id = $1', [sent.id])
  const [{ sender_email: from } = { sender_email: '' }] = await query(
    'select sender_email from cases where id = $1',
    [sent.id],
  )
  const calendar = [
    'BEGIN:VCALENDAR',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    `UID:${uid ?? appointmentUid(String(present(visit).id), server.deps.publicUrl)}`,
    `SEQUENCE:${sequence}`,
    `ATTENDEE;CN=Kari;PARTSTAT=${answer}:mailto:`,
    ` ${from}`,
    ...(comment ? [`COMMENT:${comment}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  const headers = 'Content-Type: multipart/alternative; boundary=b\n'
  const body = `--b\nContent-Type: text/plain\n\n\n--b\nContent-Type: text/calendar; method=REPLY\n\n${calendar}\n--b--\n`
  const to = caseAddress('svar@husvaer.eksempel.no', mailKey(server.secret, sent.id))
  const raw = writtenMail({ to, from: String(from), headers, body }).replace(
    'Content-Type: text/plain; charset=utf-8\n',
    '',
  )
  return ingestMail(server.incoming, Buffer.from(raw), { source: 'webhook', now: monday })
}

async function agreed(): Promise<SentCase> {
  const sent = await offered([tuesday, wednesday])
  await choose(sent, tuesday)
  return sent
}

const shown = async ({ reference }: SentCase) =>
  present(await readStaffCase(site.server.deps, site.worker, reference, monday))

test('a declined visit is shown on the visit, and starts no clock', async () => {
  const sent = await agreed()
  const before = await query('select status, reply_due_at from cases where id = $1', [sent.id])
  expect(await reply(sent, { answer: 'DECLINED', comment: 'Jeg er\\, dessverre\\, bortreist' })).toBe('noted')
  const { appointment, timeline } = await shown(sent)
  expect(appointment?.current).toMatchObject({ agreed: expect.anything(), declinedAt: expect.any(String) })
  expect(timeline.at(-1)).toMatchObject({
    title: 'Avsenderen takket nei til besøket i kalenderen',
    text: 'Jeg er, dessverre, bortreist',
    isInternal: true,
  })
  expect(await query('select status, reply_due_at from cases where id = $1', [sent.id])).toEqual(before)
})

test('a visit that is accepted after all, or moved, is not declined any longer', async () => {
  const sent = await agreed()
  await reply(sent, { answer: 'DECLINED' })
  await reply(sent, { answer: 'ACCEPTED' })
  expect((await shown(sent)).appointment?.current?.declinedAt).toBeNull()
  await reply(sent, { answer: 'DECLINED' })
  await choose(sent, wednesday)
  expect((await shown(sent)).appointment?.current?.declinedAt).toBeNull()
  // An answer to the earlier time comes late.
  expect(await reply(sent, { answer: 'DECLINED' })).toBe('noted')
  expect((await shown(sent)).appointment?.current?.declinedAt).toBeNull()
  await reply(sent, { answer: 'DECLINED', sequence: 1 })
  expect((await shown(sent)).appointment?.current?.declinedAt).not.toBeNull()
})

test('the answer to another event is held', async () => {
  const sent = await agreed()
  expect(await reply(sent, { answer: 'DECLINED', uid: 'en-annen@eksempel.no' })).toBe('held')
  expect((await shown(sent)).appointment?.current?.declinedAt).toBeNull()
})
