import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAbsence } from '../../../../test/support/absence.ts'
import { day } from '../../../../test/support/day.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { staffNotices } from '../../../../test/support/staff-notices.ts'
import { parseInboxQuery } from '../../../domain/cases/inbox.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { instantInOslo } from '../../../domain/time/oslo-instant.ts'
import { writeMessage } from '../../cases/server/sender/sender-actions.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { assignCase, followCase } from '../../inbox/server/case/assign.ts'
import { openToRole } from '../../inbox/server/case/open-to-role.ts'
import { undo } from '../../inbox/server/case/undo.ts'
import { readInbox } from '../../inbox/server/list/inbox.ts'
import { saveNoticeSettings } from '../../staff-notices/server/notices/notice-settings.ts'
import { notifyStaff } from './notify-staff.ts'

type Site = Awaited<ReturnType<typeof staffNotices>>
type Colleague = Awaited<ReturnType<Site['colleague']>>

let site: Site
let giver: Colleague
let kari: Colleague
beforeAll(async () => {
  site = await staffNotices()
})
afterAll(() => site.stop())
beforeEach(async () => {
  await site.startAnew()
  giver = await site.colleague('saksbehandler', 'Ola Giver')
  kari = await site.colleague('saksbehandler', 'Kari Mottaker')
})

/** An hour of Monday 12 January 2026. */
const monday = (hour: number, minute = 0) => instantInOslo(day('2026-01-12'), hour, minute)
const minutesAfter = (when: Date, minutes: number) => new Date(when.getTime() + minutes * 60_000)
const send = (now = monday(9), form = 'contact-message') => sendCase(site.server, form, {}, now)
const assign = ({ reference }: SentCase, to: Colleague | null, now: Date, by = giver) =>
  assignCase(site.server.deps, by, reference, { to: to?.id ?? null, now })
const answer = ({ reference }: SentCase, by: Colleague, now: Date) =>
  answerCase(site.server.deps, by, reference, { text: 'Vi ser på det.', now })

describe('an assignment', () => {
  test('is mailed to the assignee once, with a link to the case and nothing of its sender', async () => {
    const sent = await sendCase(site.server, 'contact-message', { name: 'Per Avsender' }, monday(9))
    await assign(sent, kari, monday(14))
    const [mail, ...others] = await site.toldAt(monday(14, 1), kari)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Du har fått en sak: ${sent.reference}`)
    expect(mail?.text).toContain(`/saker/${sent.reference}`)
    expect(mail?.html).not.toContain('Per Avsender')
    expect(await site.toldAt(monday(14, 2), kari)).toEqual([])
  })

  test('waits until a bulk is over, and is then one mail with a link to each case', async () => {
    const sent = []
    for (let count = 0; count < 10; count += 1) sent.push(await send())
    for (const [i, each] of sent.entries())
      await assign(each, kari, new Date(monday(14).getTime() + i * 3000))
    expect(await site.toldAt(new Date(monday(14).getTime() + 35_000), kari)).toEqual([])
    const mails = await site.toldAt(monday(14, 1), kari)
    expect(mails.map(({ subject }) => subject)).toEqual(['Du har fått ti saker'])
    for (const { reference } of sent) expect(mails[0]?.html).toContain(`/saker/${reference}"`)
  })

  test('to oneself is not told', async () => {
    await assign(await send(), kari, monday(14), kari)
    expect(await site.toldAt(monday(14, 1), kari)).toEqual([])
  })

  test('is told once where two processes run at the same time', async () => {
    await assign(await send(), kari, monday(14))
    await Promise.all([1, 2, 3].map(() => notifyStaff(site.server.notices, monday(14, 1))))
    const { rowCount } = await site.server.database.pool.query('select from mails where recipient like $1', [
      `${kari.id}%`,
    ])
    expect(rowCount).toBe(1)
  })

  test('falls away when it is undone, when the case is closed, and when it went to another', async () => {
    // Undoing goes by the clock: at some hours of the day there would be a summary as well.
    await saveNoticeSettings(site.server.database.pool, kari.id, {
      byMail: ['assigned'],
      byPush: [],
      quiet: null,
      summaryAt: 7,
    })
    const undone = await assign(await send(), kari, new Date())
    await undo(site.server.deps, giver, [undone ?? ''])
    const closed = await send()
    await assign(closed, kari, monday(14))
    await answerCase(site.server.deps, giver, closed.reference, {
      text: 'Ordnet.',
      status: 'done',
      now: monday(14),
    })
    const passedOn = await send()
    await assign(passedOn, kari, monday(14))
    await assign(passedOn, giver, monday(14), kari)
    expect(await site.toldAt(monday(14, 5), kari)).toEqual([])
    expect(await site.toldAt(minutesAfter(new Date(), 5), kari)).toEqual([])
  })

  test('in quiet hours is told when they end', async () => {
    await assign(await send(), kari, monday(21))
    expect(await site.toldAt(monday(21, 5), kari)).toEqual([])
    expect(await site.toldAt(instantInOslo(day('2026-01-13'), 6, 59), kari)).toEqual([])
    expect(await site.toldAt(instantInOslo(day('2026-01-13'), 7), kari)).toHaveLength(1)
  })

  test('is not mailed to a colleague who wants no such mail', async () => {
    await saveNoticeSettings(site.server.database.pool, kari.id, {
      byMail: ['morning-summary'],
      byPush: [],
      quiet: null,
      summaryAt: 7,
    })
    await assign(await send(), kari, monday(14))
    expect(await site.toldAt(monday(12, 1), kari)).toEqual([])
  })
})

describe('a message of the sender', () => {
  test('is told to the assignee and to followers, without its words', async () => {
    const sent = await send()
    await assign(sent, kari, monday(9), kari)
    await followCase(site.server.deps, giver, sent.reference, true)
    await writeMessage(site.server.deps, sent.token, 'Det er fortsatt kaldt', monday(14))
    const [mail] = await site.toldAt(monday(14, 1), kari)
    expect(mail?.subject).toBe(`Ny melding fra avsenderen: ${sent.reference}`)
    expect(mail?.html).not.toContain('fortsatt kaldt')
    const { rowCount } = await site.server.database.pool.query(
      "select from staff_notices where staff_id = $1 and outcome = 'told'",
      [giver.id],
    )
    expect(rowCount).toBe(1)
  })

  test('that a colleague has answered meanwhile is not told', async () => {
    const sent = await send()
    await assign(sent, kari, monday(9), kari)
    await writeMessage(site.server.deps, sent.token, 'Hallo?', monday(14))
    await answer(sent, giver, monday(14))
    expect(await site.toldAt(monday(14, 1), kari)).toEqual([])
  })
})

describe('a breach warning', () => {
  /** Three working days are promised on Monday: until Thursday at 16. The last fifth begins at 11.12. */
  const thursday = (hour: number, minute = 0) => instantInOslo(day('2026-01-15'), hour, minute)
  const withPromise = () => send(monday(9), 'parking-application')

  test('comes once, when four fifths of the promise are over, to the assignee', async () => {
    const sent = await withPromise()
    await assign(sent, kari, monday(9), kari)
    const early = await site.toldAt(thursday(11, 10), kari)
    expect(early.filter(({ subject }) => subject?.includes('Fristen'))).toEqual([])
    await site.toldAt(thursday(11, 13), kari)
    const [warning, ...others] = await site.toldAt(thursday(11, 14), kari)
    expect(others).toEqual([])
    expect(warning?.subject).toBe(`Fristen nærmer seg: ${sent.reference}`)
    expect(await site.toldAt(thursday(15), kari)).toEqual([])
  })

  test('comes by the promise that the case was sent with', async () => {
    const sent = await withPromise()
    await assign(sent, kari, monday(9), kari)
    await site.server.database.pool.query('update cases set promise = $2 where id = $1', [
      sent.id,
      { words: '10 virkedager', time: { workingDays: 10 } },
    ])
    const wednesday = instantInOslo(day('2026-01-14'), 9)
    await site.toldAt(wednesday, kari)
    const warnings = await site.toldAt(minutesAfter(wednesday, 1), kari)
    expect(warnings.map(({ subject }) => subject)).toEqual([`Fristen nærmer seg: ${sent.reference}`])
  })

  test('comes again for a new promise, and not for one that is kept', async () => {
    const sent = await withPromise()
    await assign(sent, kari, monday(9), kari)
    await site.toldAt(thursday(11, 13), kari)
    expect(await site.toldAt(thursday(11, 14), kari)).toHaveLength(1)
    await answer(sent, kari, thursday(12))
    await writeMessage(site.server.deps, sent.token, 'En ting til', thursday(13))
    expect((await site.toldAt(thursday(13, 1), kari)).map(({ subject }) => subject)).toEqual([
      `Ny melding fra avsenderen: ${sent.reference}`,
    ])
    const next = instantInOslo(day('2026-01-20'), 15)
    expect(await site.toldAt(next, kari)).toEqual([])
    expect((await site.toldAt(minutesAfter(next, 1), kari)).map(({ subject }) => subject)).toEqual([
      `Fristen nærmer seg: ${sent.reference}`,
    ])
  })

  test('of a case without an assignee goes to the roles that work on it, and to administrators only without them', async () => {
    const administrator = await site.colleague('administrator')
    await withPromise()
    await site.toldAt(thursday(15), kari)
    expect(await site.toldAt(thursday(15, 1), kari)).toHaveLength(1)
    const { rowCount } = await site.server.database.pool.query(
      "select from staff_notices where staff_id = $1 and reason = 'breach-warning'",
      [administrator.id],
    )
    expect(rowCount).toBe(0)
  })

  test('of a case that was opened to another role goes to that role too', async () => {
    const accountant = await site.colleague('okonomi')
    const sent = await withPromise()
    await openToRole(site.server.deps, kari, sent.reference, { role: 'okonomi', now: monday(10) })
    await site.toldAt(thursday(15), accountant)
    const warnings = await site.toldAt(thursday(15, 1), accountant)
    expect(warnings.map(({ subject }) => subject)).toEqual([`Fristen nærmer seg: ${sent.reference}`])
  })
})

describe('the morning summary', () => {
  test('comes on working days at its time, with links to lists of exactly those cases', async () => {
    await assign(await send(monday(9), 'parking-application'), kari, monday(9), kari)
    await send(monday(9), 'termination')
    const tuesday = (hour: number, minute = 0) => instantInOslo(day('2026-01-13'), hour, minute)
    expect(await site.toldAt(tuesday(7, 29), kari)).toEqual([])
    const [mail] = await site.toldAt(tuesday(7, 30), kari)
    expect(mail?.text).toContain('God morgen, Kari')
    const lists = [...(mail?.text ?? '').matchAll(/^(\d+) .*?: \S+\/saker\?(\S+)$/gm)]
    expect(lists.map(([line]) => line.replace(/:.*/, ''))).toEqual([
      '1 ny uten ansvarlig',
      '1 er din',
      '1 venter på deg',
    ])
    for (const [, count, search] of lists) {
      const query = parseInboxQuery(new URLSearchParams(search))
      const { lines } = await readInbox(site.server.deps, kari, query, tuesday(7, 30))
      expect(lines).toHaveLength(Number(count))
    }
    expect(await site.toldAt(tuesday(8), kari)).toEqual([])
  })

  test('does not come at weekends, nor where there is nothing', async () => {
    await site.server.database.pool.query("update cases set closed_at = now(), status = 'done'")
    const friday = instantInOslo(day('2026-01-16'), 7, 31)
    expect(await site.toldAt(friday, kari)).toEqual([])
    await assign(await send(), kari, monday(9), kari)
    const saturday = instantInOslo(day('2026-01-17'), 8)
    expect(osloDate(saturday)).toBe('2026-01-17')
    expect(await site.toldAt(saturday, kari)).toEqual([])
  })

  test('of a colleague who is away goes to their deputy, and not to them', async () => {
    const { pool } = site.server.database
    await pool.query("update cases set closed_at = now(), status = 'done'")
    const deputy = await site.colleague('saksbehandler')
    await assign(await send(monday(9), 'parking-application'), kari, monday(9), kari)
    await makeAbsence(pool, { of: kari, deputy, from: '2026-01-20', to: '2026-01-20' })
    const tuesday = instantInOslo(day('2026-01-20'), 7, 31)
    const [mail] = await site.toldAt(tuesday, deputy)
    expect(mail?.text).toContain(`1 venter på ${kari.name}, som du er stedfortreder for`)
    expect(mail?.text).toContain(`ansvarlig=${kari.id}`)
    expect(await site.toldAt(minutesAfter(tuesday, 1), kari)).toEqual([])
  })
})
