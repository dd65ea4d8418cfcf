import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formWithId } from '../../../../test/support/form-with-id.ts'
import { present } from '../../../../test/support/present.ts'
import { runAs } from '../../../../test/support/run-as.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { formByTelephone } from '../../../forms/shared/by-telephone.ts'
import { caseActions } from '../../inbox/casework.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { operator } from '../../inbox/server/caseworker.ts'
import { composeMail } from '../../outgoing-mail/server/compose.ts'
import { takeMails } from '../../outgoing-mail/server/take-mails.ts'
import { confirm, NotAllowed, reopen, withdraw, writeMessage } from './sender/sender-actions.ts'
import { findCase, receiptOf, senderCase } from './sender/sender-case.ts'
import { receiveForm } from './store/receive.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const sentAt = new Date('2026-11-27T10:00:00Z')
const send = (answers: Record<string, string> = {}) =>
  sendCase(server, 'termination', { rentalKind: 'bolig', moveOutDate: '', ...answers }, sentAt)
const record = async ({ token }: Pick<SentCase, 'token'>) => present(await findCase(server.deps, token))
const shown = async (sent: SentCase) => senderCase(server.deps, await record(sent), sentAt)
const receipt = async (sent: Pick<SentCase, 'token'>) => receiptOf(server.deps, await record(sent))
const calendar = async ({ token }: SentCase) => {
  const answer = await fetch(`${server.url}/sak/${token}/kalender.ics`)
  return answer.ok ? answer.text() : null
}

/** The mails of a case to its sender, as they would be sent now. */
async function mails({ id }: Pick<SentCase, 'id'>) {
  const taken = (await takeMails(server.database.pool, 500, [])).map((each) => each.read())
  const own = taken.filter(({ mail }) => mail.caseId === id && mail.kind.endsWith('-to-sender'))
  return Promise.all(
    own.map(async ({ mail, about }) => {
      const model = present(await composeMail(server.deps, mail, about))
      return { subject: model.subject, heading: model.heading, text: JSON.stringify(model.blocks) }
    }),
  )
}

/** As a version stored it that did not store the day. */
async function asBefore(sent: SentCase): Promise<SentCase> {
  await server.database.pool.query('update cases set key_day = null, first_key_day = null where id = $1', [
    sent.id,
  ])
  return sent
}

describe('the last day with rent of a notice', () => {
  test('is the day that the tenant chose, on receipt, page, mail and calendar', async () => {
    const sent = await send({ moveOutDate: '2027-08-31' })
    const told = { day: '31. august 2027', note: expect.stringContaining('tidligst 28. februar 2027') }
    expect((await receipt(sent)).keyDate).toMatchObject(told)
    expect((await shown(sent)).keyDate).toMatchObject(told)
    expect(await calendar(sent)).toContain('DTSTART;VALUE=DATE:20270831')
    expect((await mails(sent)).map(({ text }) => text).join()).toContain('31. august 2027')
  })

  test('stays the law’s earliest where the tenant wishes to move out before', async () => {
    expect((await receipt(await send({ moveOutDate: '2026-12-15' }))).keyDate).toMatchObject({
      day: '28. februar 2027',
      note: expect.stringContaining('Å flytte ut 15. desember 2026 er et ønske'),
    })
  })

  test('comes after three months for a room that a page of an earlier version offered with one', async () => {
    const sent = await send({ rentalKind: 'rom' })
    expect((await receipt(sent)).keyDate?.day).toBe('28. februar 2027')
    expect((await receipt(sent)).answers).toContainEqual({
      label: 'Hva sier du opp?',
      value: 'Ett rom i en bolig der andre bor',
    })
    expect((await receipt(await send({ rentalKind: 'bod' }))).keyDate?.day).toBe('31. desember 2026')
  })

  test('stays as an earlier version told it, until a staff member has looked at it', async () => {
    const room = await asBefore(await send({ rentalKind: 'rom' }))
    const chosen = await asBefore(await send({ moveOutDate: '2027-08-31' }))
    for (const [sent, day] of [
      [room, '31. desember 2026'],
      [chosen, '28. februar 2027'],
    ] as const) {
      expect((await receipt(sent)).keyDate).toMatchObject({ day, first: null })
      expect((await shown(sent)).keyDate?.day).toBe(day)
    }
    expect(await calendar(room)).toContain('DTSTART;VALUE=DATE:20261231')
  })

  test('is nowhere once the notice is withdrawn, and its sender is told so', async () => {
    const sent = await send()
    await mails(sent)
    await withdraw(server.deps, sent.token, new Date('2026-11-28T10:00:00Z'))
    expect((await shown(sent)).keyDate).toBeNull()
    expect(await receipt(sent)).toMatchObject({
      keyDate: null,
      calendarDay: null,
      withdrawnAt: expect.stringContaining('28. november 2026'),
    })
    expect(await calendar(sent)).toBeNull()
    const [mail, ...others] = await mails(sent)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Oppsigelsen din er trukket (${sent.reference})`)
    expect(mail?.text).toContain('gjelder ikke lenger')
    expect(mail?.text).toContain('Var det ikke du som gjorde dette? Ring oss på')
  })

  test('counts from the day that a withdrawn notice is opened again, and its sender is told both days', async () => {
    const sent = await send()
    await withdraw(server.deps, sent.token, new Date('2026-11-28T10:00:00Z'))
    await mails(sent)
    await reopen(server.deps, sent.token, new Date('2026-12-05T10:00:00Z'))
    expect((await receipt(sent)).keyDate).toMatchObject({ day: '31. mars 2027', first: '28. februar 2027' })
    expect((await shown(sent)).keyDate?.day).toBe('31. mars 2027')
    const file = present(await calendar(sent))
    expect(file).toContain('DTSTART;VALUE=DATE:20270331')
    expect(file).not.toContain('SEQUENCE:0\r\n')
    const [mail] = await mails(sent)
    expect(mail?.text).toContain(
      'Siste dag med husleie er 31. mars 2027. Før den ble trukket, var det 28. februar 2027.',
    )
  })
})

test('a notice that was closed as done has counted all along: opening it again is told as nothing new', async () => {
  const sent = await send()
  const now = new Date('2026-11-28T10:00:00Z')
  await answerCase(server.deps, operator, sent.reference, { text: 'Bekreftet.', status: 'done', now })
  await mails(sent)
  await reopen(server.deps, sent.token, new Date('2026-11-29T10:00:00Z'))
  expect(await mails(sent)).toEqual([])
  expect((await receipt(sent)).keyDate?.day).toBe('28. februar 2027')
})

describe('a notice that a caller gives', () => {
  async function registered(given: Record<string, string> = {}) {
    const worker = await makeStaff(server.database.pool)
    const answers = { name: 'Kari Nordmann', phone: '91234567', address: 'Storgata 31', ...given }
    const received = await receiveForm(server.deps, formByTelephone(formWithId('termination')), {
      entries: Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, [value]])),
      photos: [],
      refused: [],
      key: randomUUID(),
      address: null,
      now: sentAt,
      reference: 'TEST',
      registeredBy: worker.id,
    })
    if (received.outcome !== 'sent') throw new Error(`Not stored: ${JSON.stringify(received)}`)
    return received.case
  }

  test('is mailed to the caller, who is asked to confirm it', async () => {
    const sent = await registered({ email: 'kari@eksempel.no' })
    const [mail] = await mails(sent)
    expect(mail?.heading).toBe('Vi har skrevet ned det du sa')
    expect(mail?.text).toContain('Les og bekreft')
    expect(mail?.text).toContain('Stemmer det ikke, eller var det ikke du som tok kontakt? Ring oss')
  })

  test('counts from the day that it was told, on receipt, page and mail', async () => {
    const sent = await registered({ email: 'kari@eksempel.no', toldOn: '2026-10-30' })
    expect(await receipt(sent)).toMatchObject({
      title: 'Vi har skrevet ned det du sa',
      toldOn: '30. oktober 2026',
      keyDate: { day: '31. januar 2027', first: null },
    })
    const [mail] = await mails(sent)
    expect(mail?.text).toContain('Du ga oss dette muntlig 30. oktober 2026: Oppsigelse.')
    expect(mail?.text).toContain('31. januar 2027')
  })

  test('was told on no day that is still to come', async () => {
    await expect(registered({ toldOn: '2041-11-28' })).rejects.toThrow('Dagen har ikke vært ennå')
  })

  test('is confirmed by answering with the words that we ask for', async () => {
    const sent = await registered()
    await writeMessage(server.deps, sent.token, 'Hei. Jeg flytter til Bergen.', sentAt)
    expect((await shown(sent)).mayConfirm).toBe(true)
    await writeMessage(server.deps, sent.token, '«Jeg bekrefter»', sentAt)
    expect((await shown(sent)).mayConfirm).toBe(false)
  })

  test('is confirmed once, in the sender’s name', async () => {
    const sent = await registered()
    expect((await shown(sent)).mayConfirm).toBe(true)
    await confirm(server.deps, sent.token, sentAt)
    const after = await shown(sent)
    expect(after.mayConfirm).toBe(false)
    expect(after.timeline.at(-1)).toMatchObject({ by: 'sender', text: expect.stringContaining('bekrefter') })
    await expect(confirm(server.deps, sent.token, sentAt)).rejects.toBeInstanceOf(NotAllowed)
  })

  test('is confirmed by a staff member who has the sender’s letter, once', async () => {
    const sent = await registered()
    const worker = await makeStaff(server.database.pool)
    const noted = () => runAs(server, worker, caseActions.noteConfirmed, { reference: sent.reference })
    expect(await noted()).toMatchObject({ status: 'done' })
    expect((await shown(sent)).mayConfirm).toBe(false)
    expect(await noted()).toMatchObject({ status: 'refused' })
  })

  test('asks no sender of their own notice to confirm it', async () => {
    const sent = await send()
    expect((await shown(sent)).mayConfirm).toBe(false)
    await expect(confirm(server.deps, sent.token, sentAt)).rejects.toBeInstanceOf(NotAllowed)
  })
})

describe('the mail to who did not send it', () => {
  const notYou = async (form: string) => {
    const [mail] = await mails(await sendCase(server, form, { email: `${form}.${randomUUID()}@eksempel.no` }))
    return mail?.text ?? ''
  }

  test('says to ring for a notice and for house rules, and to ignore it for what is not binding', async () => {
    for (const form of ['termination', 'termination-dialog', 'house-rules-agreement']) {
      const text = await notYou(form)
      expect(text).toContain('Var det ikke du som sendte dette? Ring oss på')
      expect(text).not.toContain('se bort fra')
    }
    expect(await notYou('contact-message')).toContain('Da kan du se bort fra e-posten.')
  })

  test('speaks of photos only where the form takes them', async () => {
    expect(await notYou('issue-report')).toContain('legge ved bilder')
    expect(await notYou('termination')).not.toContain('bilder')
  })
})
