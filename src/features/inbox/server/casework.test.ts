import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseViews } from '../../../../test/support/case-views.ts'
import { present } from '../../../../test/support/present.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { parseCaseReference } from '../../../domain/cases/case-reference.ts'
import { writeMessage } from '../../cases/server/sender/sender-actions.ts'
import { assignCase, releaseCase } from './case/assign.ts'
import { addNote, setDue, snoozeCase } from './case/plan.ts'
import { linkCases } from './case/relate.ts'
import { undo } from './case/undo.ts'
import { type Caseworker, operator } from './caseworker.ts'
import { readToday } from './today/today.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
let views: ReturnType<typeof caseViews>
let colleague: Caseworker & { id: string }
let caretaker: Caseworker & { id: string }
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
  views = caseViews(server, worker)
  colleague = await makeStaff(server.database.pool, 'saksbehandler', 'Bo Hjelpsen')
  caretaker = await makeStaff(server.database.pool, 'vaktmester', 'Carl Vaktsen')
})
afterAll(() => server.stop())

const now = () => new Date()
const query = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.pool.query<T>(sql, values)).rows

describe('an answer', () => {
  test('waits for the sender, and needs a text to close', async () => {
    const sent = await sendCase(server, 'issue-report')
    await views.answer(sent, { text: 'Når passer det at vi kommer?', status: 'waiting-for-sender' })
    expect((await views.asStaff(sent)).status).toBe('waiting-for-sender')
    await writeMessage(server.deps, sent.token, 'I morgen', now())
    expect((await views.asStaff(sent)).status).toBe('in-progress')
    await expect(views.answer(sent, { status: 'done' })).rejects.toThrow('Skriv til avsenderen før')
    await views.answer(sent, { text: 'Feilen er rettet.', status: 'done' })
    const shown = await views.asSender(sent)
    expect(shown.status).toMatchObject({ label: 'Ferdig', isClosed: true })
    expect(shown.timeline.map(({ title, by }) => `${by}: ${title}`)).toEqual([
      'sender: Du sendte skjemaet',
      'staff: Vi skrev',
      'staff: Vi venter på svar fra deg',
      'sender: Du skrev',
      'staff: Vi skrev',
      'staff: Saken er avsluttet',
    ])
    const mails = await query(
      "select recipient from mails where case_id = $1 and kind = 'message-to-sender'",
      [sent.id],
    )
    expect(mails).toEqual([
      { recipient: 'kari.nordmann@eksempel.no' },
      { recipient: 'kari.nordmann@eksempel.no' },
    ])
  })

  test('refuses a forbidden status, an empty text and an unknown case', async () => {
    const sent = await sendCase(server, 'issue-report')
    await expect(views.answer(sent, { text: 'x', status: 'withdrawn' })).rejects.toThrow('kan ikke gå fra')
    await expect(views.answer(sent, {})).rejects.toThrow('Skriv noe først')
    const unknown = { ...sent, reference: present(parseCaseReference('AVV-AAAA-AAAA')) }
    await expect(views.answer(unknown, { text: 'x' })).rejects.toThrow('finnes ikke')
  })

  test('keeps the promise: after it only a due day set by staff counts', async () => {
    const sent = await sendCase(server, 'issue-report')
    expect((await views.asStaff(sent)).promise).toMatchObject({ isKept: false })
    await views.answer(sent, { status: 'in-progress' })
    expect((await views.asStaff(sent)).deadline).not.toBeNull()
    await views.answer(sent, { text: 'Vi kommer.' })
    expect(await views.asStaff(sent)).toMatchObject({ promise: { isKept: true }, deadline: null })
    const due = new Date(Date.now() + 3 * 86_400_000)
    await setDue(server.deps, worker, sent.reference, { due, now: now() })
    expect((await views.asStaff(sent)).deadline).not.toBeNull()
  })

  test('shows the sender and staff the same date', async () => {
    const sent = await sendCase(server, 'issue-report')
    const [forStaff, forSender] = [await views.asStaff(sent), await views.asSender(sent)]
    expect(forSender.promise?.text).toContain(forStaff.promise?.at)
  })

  test('can be undone while its mail waits, and not once it was sent', async () => {
    const sent = await sendCase(server, 'issue-report')
    const events = await views.answer(sent, { text: 'Feil sak!', status: 'done' })
    await undo(server.deps, worker, events)
    const shown = await views.asStaff(sent)
    expect(shown.status).toBe('new')
    expect(shown.timeline.map(({ title }) => title)).toEqual(['Sendt inn'])
    expect(shown.promise?.isKept).toBe(false)
    expect(
      await query("select state from mails where case_id = $1 and kind = 'message-to-sender'", [sent.id]),
    ).toEqual([])

    const again = await views.answer(sent, { text: 'Riktig sak.' })
    await query("update mails set state = 'sent', attempts = 1 where case_id = $1 and state = 'queued'", [
      sent.id,
    ])
    await expect(undo(server.deps, worker, again)).rejects.toThrow('Svaret er sendt')
    expect((await views.asSender(sent)).timeline.map(({ text }) => text)).toContain('Riktig sak.')
  })
})

describe('undo', () => {
  test('restores the earlier assignee', async () => {
    const sent = await sendCase(server, 'issue-report')
    const give = (to: string) => assignCase(server.deps, worker, sent.reference, { to, now: now() })
    await give(colleague.id)
    const event = present(await give(worker.id))
    expect((await views.asStaff(sent)).assignee?.name).toBe('Ane Saksen')
    await undo(server.deps, worker, [event])
    expect((await views.asStaff(sent)).assignee?.name).toBe('Bo Hjelpsen')
  })

  test('is refused to colleagues, and when the case has changed since', async () => {
    const sent = await sendCase(server, 'issue-report')
    const { id } = worker
    const event = present(await assignCase(server.deps, worker, sent.reference, { to: id, now: now() }))
    await expect(undo(server.deps, colleague, [event])).rejects.toThrow('for sent')
    await writeMessage(server.deps, sent.token, 'Hallo?', now())
    await expect(undo(server.deps, worker, [event])).rejects.toThrow('for sent')
    expect((await views.asStaff(sent)).assignee?.id).toBe(worker.id)
  })
})

describe('what only staff read', () => {
  test('is never on the sender’s page: notes, assignee, due days, links', async () => {
    const [sent, other] = [await sendCase(server, 'issue-report'), await sendCase(server, 'issue-report')]
    const at = now()
    await addNote(server.deps, worker, sent.reference, { text: 'Ring naboen først', now: at })
    await assignCase(server.deps, worker, sent.reference, { to: worker.id, now: at })
    await setDue(server.deps, worker, sent.reference, { due: at, now: at })
    await snoozeCase(server.deps, worker, sent.reference, {
      until: new Date(at.getTime() + 86_400_000),
      pastDeadline: 'allow',
      now: at,
    })
    await linkCases(server.deps, worker, { reference: sent.reference, other: other.reference, now: at })
    expect((await views.asStaff(sent)).timeline.filter(({ isInternal }) => isInternal)).toHaveLength(5)
    const shown = JSON.stringify(await views.asSender(sent))
    expect(shown).not.toMatch(/naboen|\bAne\b|Gitt|Frist satt|Utsatt|Koblet/)
    expect(shown).not.toContain(other.reference)
  })
})

describe('a case that was held back', () => {
  test('is released by a staff member', async () => {
    const sent = await sendCase(server, 'contact-message')
    await query("update cases set quarantine = 'honeypot' where id = $1", [sent.id])
    expect(await views.asStaff(sent)).toMatchObject({ quarantine: 'honeypot', repliesTo: null })
    await releaseCase(server.deps, worker, sent.reference, now())
    expect(await views.asStaff(sent)).toMatchObject({
      quarantine: null,
      repliesTo: 'kari.nordmann@eksempel.no',
    })
  })
})

describe('the day’s list', () => {
  test('lists urgent cases and the staff member’s own, town by town, and none that waits for its sender', async () => {
    const urgent = await sendCase(server, 'issue-report', { urgency: 'urgent', address: 'Torget 1, Stokke' })
    const later = await sendCase(server, 'issue-report', { urgency: 'low', address: 'Torget 2, Stokke' })
    const mine = await sendCase(server, 'issue-report', { urgency: 'low', address: 'Gata 3, Notodden' })
    await assignCase(server.deps, operator, mine.reference, { to: caretaker.id, now: now() })
    const { towns } = await readToday(server.deps, caretaker, now())
    const found = towns.flatMap(({ town, cases }) => cases.map(({ reference }) => `${town} ${reference}`))
    expect(found).toContain(`Stokke ${urgent.reference}`)
    expect(found).toContain(`Notodden ${mine.reference}`)
    expect(found.join()).not.toContain(later.reference)
    await views.answer(urgent, { text: 'Hva er nummeret?', status: 'waiting-for-sender' })
    const after = await readToday(server.deps, caretaker, now())
    expect(JSON.stringify(after)).not.toContain(urgent.reference)
  })
})
