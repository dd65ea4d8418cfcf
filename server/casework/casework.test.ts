import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SentCase, sendCase } from '../../test/support/sent-case.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { writeMessage } from '../cases/sender-actions.ts'
import { findCase, senderCase } from '../cases/sender-case.ts'
import { answerCase, type StaffAnswer } from './answer.ts'
import { assignCase, releaseCase } from './assign.ts'
import { type Caseworker, operator } from './caseworker.ts'
import { addNote, setDue, snoozeCase } from './plan.ts'
import { linkCases, mergeCase } from './relate.ts'
import { revealAnswer } from './reveal.ts'
import { readStaffCase } from './staff-case.ts'
import { readToday } from './today.ts'
import { undo } from './undo.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
let colleague: Caseworker & { id: string }
let caretaker: Caseworker & { id: string }
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
  colleague = await makeStaff(server.database.pool, 'saksbehandler', 'Bo Hjelpsen')
  caretaker = await makeStaff(server.database.pool, 'vaktmester', 'Carl Vaktsen')
})
afterAll(() => server.stop())

const now = () => new Date()
const query = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.pool.query<T>(sql, values)).rows
const answer = ({ reference }: SentCase, given: Partial<StaffAnswer>) =>
  answerCase(server.deps, worker, reference, { text: null, now: now(), ...given })
const asStaff = async ({ reference }: SentCase, who: Caseworker = worker) => {
  const shown = await readStaffCase(server.deps, who, reference, now())
  if (!shown) throw new Error('Not shown')
  return shown
}
const asSender = async ({ token }: SentCase) => {
  const record = await findCase(server.deps, token)
  if (!record) throw new Error('The link opens nothing')
  return senderCase(server.deps, record, now())
}

describe('an answer', () => {
  test('waits for the sender, and needs a text to close', async () => {
    const sent = await sendCase(server, 'issue-report')
    await answer(sent, { text: 'Når passer det at vi kommer?', status: 'waiting-for-sender' })
    expect((await asStaff(sent)).status).toBe('waiting-for-sender')
    await writeMessage(server.deps, sent.token, 'I morgen', now())
    expect((await asStaff(sent)).status).toBe('in-progress')
    await expect(answer(sent, { status: 'done' })).rejects.toThrow('Skriv til avsenderen før')
    await answer(sent, { text: 'Feilen er rettet.', status: 'done' })
    const shown = await asSender(sent)
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
    await expect(answer(sent, { text: 'x', status: 'withdrawn' })).rejects.toThrow('kan ikke gå fra')
    await expect(answer(sent, {})).rejects.toThrow('Skriv noe først')
    const unknown = { ...sent, reference: 'AVV-AAAA-AAAA' as SentCase['reference'] }
    await expect(answer(unknown, { text: 'x' })).rejects.toThrow('finnes ikke')
  })

  test('keeps the promise: after it only a due day set by staff counts', async () => {
    const sent = await sendCase(server, 'issue-report')
    expect((await asStaff(sent)).promise).toMatchObject({ isKept: false })
    await answer(sent, { status: 'in-progress' })
    expect((await asStaff(sent)).deadline).not.toBeNull()
    await answer(sent, { text: 'Vi kommer.' })
    expect(await asStaff(sent)).toMatchObject({ promise: { isKept: true }, deadline: null })
    const due = new Date(Date.now() + 3 * 86_400_000)
    await setDue(server.deps, worker, sent.reference, { due, now: now() })
    expect((await asStaff(sent)).deadline).not.toBeNull()
  })

  test('shows the sender and staff the same date', async () => {
    const sent = await sendCase(server, 'issue-report')
    const [forStaff, forSender] = [await asStaff(sent), await asSender(sent)]
    expect(forSender.promise?.text).toContain(forStaff.promise?.at)
  })

  test('can be undone while its mail waits, and not once it was sent', async () => {
    const sent = await sendCase(server, 'issue-report')
    const events = await answer(sent, { text: 'Feil sak!', status: 'done' })
    await undo(server.deps, worker, events)
    const shown = await asStaff(sent)
    expect(shown.status).toBe('new')
    expect(shown.timeline.map(({ title }) => title)).toEqual(['Sendt inn'])
    expect(shown.promise?.isKept).toBe(false)
    expect(
      await query("select state from mails where case_id = $1 and kind = 'message-to-sender'", [sent.id]),
    ).toEqual([])

    const again = await answer(sent, { text: 'Riktig sak.' })
    await query("update mails set state = 'sent', attempts = 1 where case_id = $1 and state = 'queued'", [
      sent.id,
    ])
    await expect(undo(server.deps, worker, again)).rejects.toThrow('Svaret er sendt')
    expect((await asSender(sent)).timeline.map(({ text }) => text)).toContain('Riktig sak.')
  })
})

describe('undo', () => {
  test('restores the earlier assignee', async () => {
    const sent = await sendCase(server, 'issue-report')
    const give = (to: string | null) =>
      assignCase(server.deps, worker, sent.reference, { to, now: now() }) as Promise<string>
    await give(colleague.id)
    const event = await give(worker.id)
    expect((await asStaff(sent)).assignee?.name).toBe('Ane Saksen')
    await undo(server.deps, worker, [event])
    expect((await asStaff(sent)).assignee?.name).toBe('Bo Hjelpsen')
  })

  test('is refused to colleagues, and when the case has changed since', async () => {
    const sent = await sendCase(server, 'issue-report')
    const event = (await assignCase(server.deps, worker, sent.reference, {
      to: worker.id,
      now: now(),
    })) as string
    await expect(undo(server.deps, colleague, [event])).rejects.toThrow('for sent')
    await writeMessage(server.deps, sent.token, 'Hallo?', now())
    await expect(undo(server.deps, worker, [event])).rejects.toThrow('for sent')
    expect((await asStaff(sent)).assignee?.id).toBe(worker.id)
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
      now: at,
    })
    await linkCases(server.deps, worker, { reference: sent.reference, other: other.reference, now: at })
    expect((await asStaff(sent)).timeline.filter(({ isInternal }) => isInternal)).toHaveLength(5)
    const shown = JSON.stringify(await asSender(sent))
    expect(shown).not.toMatch(/naboen|Ane|Gitt|Frist satt|Utsatt|Koblet/)
    expect(shown).not.toContain(other.reference)
  })
})

describe('duplicates', () => {
  const neighbours = async () => {
    const one = await sendCase(server, 'neighbor-complaint', { name: 'Første', email: 'en@eksempel.no' })
    const two = await sendCase(server, 'neighbor-complaint', { name: 'Annen', email: 'to@eksempel.no' })
    await mergeCase(server.deps, worker, { reference: two.reference, other: one.reference, now: now() })
    return { one, two }
  }

  test('all senders get every answer, and none learns of the others', async () => {
    const { one, two } = await neighbours()
    await answer(one, { text: 'Vi har snakket med beboeren.', status: 'done' })
    for (const [mine, others] of [
      [one, /to@|Annen/],
      [two, /en@eksempel|Første/],
    ] as const) {
      const shown = await asSender(mine)
      expect(shown.status.label).toBe('Ferdig')
      expect(shown.timeline.map(({ text }) => text)).toContain('Vi har snakket med beboeren.')
      const said = JSON.stringify(shown)
      expect(said).not.toMatch(others)
      expect(said).not.toContain(mine === one ? two.reference : one.reference)
    }
    const mails = await query<{ recipient: string }>(
      "select recipient from mails where kind = 'message-to-sender' and case_id = any($1) order by recipient",
      [[one.id, two.id]],
    )
    expect(mails.map(({ recipient }) => recipient)).toEqual(['en@eksempel.no', 'to@eksempel.no'])
  })

  test('a message of any sender is shown in the case that is worked on', async () => {
    const { one, two } = await neighbours()
    await writeMessage(server.deps, two.token, 'Det er fortsatt bråk.', now())
    const shown = await asStaff(one)
    expect(shown.timeline.find(({ text }) => text === 'Det er fortsatt bråk.')?.from).toBe(two.reference)
    await expect(answer(two, { text: 'Hei' })).rejects.toThrow('slått sammen')
    expect((await asStaff(two)).mergedInto).toBe(one.reference)
  })

  test('only cases of the same form are merged, never in a circle, and never with itself', async () => {
    const { one, two } = await neighbours()
    const other = await sendCase(server, 'contact-message')
    const merge = (reference: SentCase, into: SentCase) =>
      mergeCase(server.deps, worker, { reference: reference.reference, other: into.reference, now: now() })
    await expect(merge(other, one)).rejects.toThrow('samme slag')
    await expect(merge(one, two)).rejects.toThrow('selv slått sammen')
    await expect(merge(one, one)).rejects.toThrow('seg selv')
  })
})

describe('a fødselsnummer', () => {
  const interest = () => sendCase(server, 'parking-application')
  const reveal = (sent: SentCase, who: Caseworker, reason = 'Skal skrive kontrakt') =>
    revealAnswer(server.deps, who, { reference: sent.reference, field: 'personalNumber', reason })

  test('is masked, and shown for a reason that the audit log records first', async () => {
    const sent = await interest()
    const masked = (await asStaff(sent)).answers.find(({ name }) => name === 'personalNumber')
    expect(masked).toMatchObject({ state: 'masked' })
    expect(JSON.stringify(await asStaff(sent))).not.toContain('13097248022')
    expect(await reveal(sent, worker)).toBe('13097248022')
    const [entry] = await query(
      "select staff_id, subject_kind, subject_id, detail from audit_log where action = 'sensitive-shown' order by id desc limit 1",
    )
    expect(entry).toEqual({
      staff_id: worker.id,
      subject_kind: 'case',
      subject_id: sent.reference,
      detail: { field: 'personalNumber', reason: 'Skal skrive kontrakt' },
    })
  })

  test('is not shown without a reason, and not where the log cannot be written', async () => {
    const sent = await interest()
    await expect(reveal(sent, worker, '  x ')).rejects.toThrow('hvorfor')
    await query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
    )
    await query('create trigger refuse before insert on audit_log for each row execute function refuse()')
    await expect(reveal(sent, worker)).rejects.toThrow('full')
    await query('drop trigger refuse on audit_log')
  })

  test('is shown a limited number of times a day', async () => {
    const curious = await makeStaff(server.database.pool)
    const sent = await interest()
    for (let i = 0; i < 30; i++) await reveal(sent, curious)
    await expect(reveal(sent, curious)).rejects.toThrow('så mange')
  })

  test('is hidden from a caretaker, who cannot open the case at all', async () => {
    const sent = await interest()
    await expect(reveal(sent, caretaker)).rejects.toThrow('finnes ikke')
    expect(await readStaffCase(server.deps, caretaker, sent.reference, now())).toBeNull()
  })
})

describe('a case that was held back', () => {
  test('is released by a staff member', async () => {
    const sent = await sendCase(server, 'contact-message')
    await query("update cases set quarantine = 'honeypot' where id = $1", [sent.id])
    expect(await asStaff(sent)).toMatchObject({ quarantine: 'honeypot', reaches: null })
    await releaseCase(server.deps, worker, sent.reference, now())
    expect(await asStaff(sent)).toMatchObject({ quarantine: null, reaches: 'kari.nordmann@eksempel.no' })
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
    await answer(urgent, { text: 'Hva er nummeret?', status: 'waiting-for-sender' })
    const after = await readToday(server.deps, caretaker, now())
    expect(JSON.stringify(after)).not.toContain(urgent.reference)
  })
})

test('the audit log’s chain is intact after all this', async () => {
  const { entries, broken } = await verifyAudit(server.database.pool)
  expect(entries).toBeGreaterThan(30)
  expect(broken).toBeNull()
})
