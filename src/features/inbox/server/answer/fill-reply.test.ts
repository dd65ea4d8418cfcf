import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composedMail } from '../../../../../test/support/composed-mail.ts'
import { runAs } from '../../../../../test/support/run-as.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { editable } from '../../../../domain/documents/documents.ts'
import type { StaffRole } from '../../../../domain/people/staff-roles.ts'
import { type ActionOutcome, shownBy } from '../../../../forms/engine/action-result.ts'
import { casePages } from '../../../cases/server/sender/case-pages.ts'
import { findCase, senderCase } from '../../../cases/server/sender/sender-case.ts'
import { readMailQueue } from '../../../outgoing-mail/server/mail-queue.ts'
import { saveDocument } from '../../../text-editing/server/edit-documents.ts'
import { caseActions } from '../../casework.ts'
import { bulkActions } from '../../inbox.ts'
import { mergeCase } from '../case/merge.ts'
import { readStaffCase } from '../case/staff-case.ts'
import { answerCase } from './answer.ts'
import { readTemplatePreview } from './template-preview.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
})
afterAll(() => server.stop())

const now = () => new Date()
const complaint = (name: string) => sendCase(server, 'issue-report', { name, email: `${name}@eksempel.no` })
const reply = ({ reference }: SentCase, message: string) =>
  runAs(server, worker, caseActions.reply, { reference, message })
const bulk = (message: string, cases: readonly SentCase[]) =>
  runAs(server, worker, bulkActions.reply, {
    message,
    status: 'done',
    cases: cases.map(({ reference }) => reference),
  })
/** Undoes the last action, and gives its text. */
const undo = async (done: ActionOutcome) => {
  const events = done.status === 'done' ? done.undo.join(',') : ''
  const result = await runAs(server, worker, caseActions.undo, { events })
  return result.status === 'moved' ? null : shownBy(result, caseActions.undo)
}
const saidTo = async ({ token }: SentCase) => {
  const record = await findCase(server.deps, token)
  if (!record) throw new Error('The link opens nothing')
  return (await senderCase(server.deps, record, now())).timeline.flatMap(({ text }) => text ?? [])
}
const mailOf = ({ id }: SentCase) => composedMail(server, id, 'message-to-sender')

describe('a reply to several cases at once', () => {
  test('greets each sender by name, on the page and by mail', async () => {
    const cases = [await complaint('Anna'), await complaint('Bjarne')]
    expect(await bulk('Hei { Navn },\n\nSaken {referanse} er i orden.', cases)).toMatchObject({
      status: 'done',
    })
    for (const [i, sent] of cases.entries()) {
      const name = ['Anna', 'Bjarne'][i]
      const text = `Hei ${name},\n\nSaken ${sent.reference} er i orden.`
      expect(await saidTo(sent)).toEqual([text])
      expect((await mailOf(sent)).blocks).toContainEqual({ kind: 'quote', text })
    }
  })

  test('is refused once for all cases if a placeholder is unknown', async () => {
    const cases = [await complaint('Cato'), await complaint('Dina')]
    expect(await bulk('Hei {fornavn},', cases)).toEqual(
      expect.objectContaining({
        status: 'refused',
        message: expect.stringMatching(/^Svaret er ikke sendt\. \{fornavn\} er ikke noe vi kan fylle ut/),
      }),
    )
    for (const sent of cases) expect(await saidTo(sent)).toEqual([])
  })

  test.each([
    ['Hei {for navn},', '{for navn}'],
    ['Hei {navn,', '{navn,'],
    ['Hei navn},', 'navn}'],
    ['Hei {{navn}},', '{, }'],
    ['Hei {},', '{}'],
  ])('is refused with the brace that is left of %s, in bulk and alone', async (message, left) => {
    const sent = await complaint('Dora')
    const refused = {
      status: 'refused',
      message: expect.stringContaining(`Svaret er ikke sendt. ${left} er ikke noe vi kan fylle ut.`),
    }
    expect(await bulk(message, [sent])).toMatchObject(refused)
    expect(await reply(sent, message)).toMatchObject(refused)
    expect(await saidTo(sent)).toEqual([])
  })

  test('returns its text and its cases when it is undone', async () => {
    const cases = [await complaint('Geir'), await complaint('Hanne')]
    const undone = await undo(await bulk('Hei {navn}!', cases))
    expect(undone).toMatchObject({ message: 'Hei {navn}!', status: 'done' })
    expect(undone?.references.toSorted()).toEqual(cases.map(({ reference }) => reference).sort())
    for (const sent of cases) expect(await saidTo(sent)).toEqual([])
  })
})

describe('a reply in one case', () => {
  test('is refused with what a template could not fill in', async () => {
    const sent = await complaint('Ida')
    expect(await reply(sent, 'Vi kommer til [adresse] i dag.')).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('[adresse]'),
      given: { message: ['Vi kommer til [adresse] i dag.'] },
    })
  })

  test('greets each sender where another case is merged into it', async () => {
    const [main, merged] = [await complaint('Jon'), await complaint('Kaja')]
    await mergeCase(
      server.deps,
      worker,
      { reference: merged.reference, other: main.reference, now: now() },
      'allow',
    )
    await reply(main, 'Hei {navn}!')
    expect([await saidTo(main), await saidTo(merged)]).toEqual([['Hei Jon!'], ['Hei Kaja!']])
  })

  test('returns its text when it is undone, as a note does', async () => {
    const { reference } = await complaint('Lars')
    const references = [reference]
    const closed = { reference, message: 'Et langt svar', status: 'done' }
    const undoneReply = await undo(await runAs(server, worker, caseActions.reply, closed))
    expect(undoneReply).toEqual({ references, message: 'Et langt svar', status: 'done' })
    const undoneNote = await undo(
      await runAs(server, worker, caseActions.note, { reference, note: 'Et langt notat' }),
    )
    expect(undoneNote).toEqual({ references, note: 'Et langt notat' })
  })
})

test('a change of status without a text mails the status, not an answer', async () => {
  const sent = await complaint('Mona')
  const move = (status: 'in-progress' | 'waiting-for-sender') =>
    answerCase(server.deps, worker, sent.reference, { text: null, status, now: now() })
  await move('in-progress')
  const mail = await mailOf(sent)
  expect(mail).toMatchObject({
    heading: 'Saken din er nå under arbeid',
    subject: `Saken din er nå under arbeid (${sent.reference})`,
  })
  expect(JSON.stringify(mail)).not.toContain('svar')
  await move('waiting-for-sender')
  expect((await mailOf(sent)).heading).toBe('Saken din er nå satt på vent til du svarer')
  const { mails } = await readMailQueue(server.deps, null, now())
  expect(mails.find(({ reference }) => reference === sent.reference)?.kind).toBe('Ny status til avsender')
})

test('templates, replies and failure messages use the edited phone number', async () => {
  const sent = await complaint('Nils')
  await saveDocument(server, {
    id: 'kontakt',
    value: { ...editable.kontakt.value, phone: '98 76 54 32' },
    state: 'published',
    by: worker.id,
    now: new Date(),
  })
  await expect
    .poll(async () => (await readStaffCase(server.deps, worker, sent.reference, now()))?.templates[1]?.text)
    .toContain('98 76 54 32')
  await answerCase(server.deps, worker, sent.reference, { text: 'Ring {telefon}.', now: now() })
  expect(await saidTo(sent)).toEqual(['Ring 98 76 54 32.'])
  const body = new URLSearchParams({ action: 'ukjent' })
  const request = new Request(`https://husvaer.eksempel.no/sak/${sent.token}`, { method: 'POST', body })
  const asked = { request, address: null, now: now() }
  expect(await casePages(server.deps, server.photoDeps, asked).act(sent.token)).toMatchObject({
    status: 'refused',
    message: expect.stringContaining('98 76 54 32'),
  })
})

describe('the templates of «Tekster»', () => {
  const templatesFor = async (sent: SentCase) =>
    (await readStaffCase(server.deps, worker, sent.reference, now()))?.templates.map(({ name }) => name)

  test('are offered in their order, for the cases and the roles that they name', async () => {
    const [leak, message] = [await complaint('Olga'), await sendCase(server, 'contact-message', {})]
    const text = 'Hei {navn}.'
    const templates = [
      { name: 'Alle', text },
      { name: 'Avvik', text, cases: ['AVV'] },
      { name: 'Henvendelse', text, cases: ['HEN'] },
      { name: 'Vaktmester', text, roles: ['vaktmester'] },
    ]
    await saveDocument(server, {
      id: 'svarmaler',
      value: { templates },
      state: 'published',
      by: worker.id,
      now: now(),
    })
    await expect.poll(() => templatesFor(leak)).toEqual(['Alle', 'Avvik'])
    expect(await templatesFor(message)).toEqual(['Alle', 'Henvendelse'])
  })

  test('are previewed with the newest case, with another, or with an example for those who read none', async () => {
    const [older, newest] = [await complaint('Per'), await complaint('Quinn')]
    const preview = (asked: string, role: StaffRole = 'administrator') =>
      readTemplatePreview(server.deps, { ...worker, role }, asked)
    expect(await preview('')).toMatchObject({ reference: newest.reference, values: { navn: 'Quinn' } })
    expect(await preview(older.reference)).toMatchObject({ values: { navn: 'Per' } })
    expect(await preview('AVV-XXXX-XXXX')).toMatchObject({ reference: null, missing: 'AVV-XXXX-XXXX' })
    expect(await preview('tull')).toMatchObject({ reference: null, missing: 'tull' })
    expect(await preview(older.reference, 'redaktor')).toMatchObject({ reference: null, canChoose: false })
  })
})
