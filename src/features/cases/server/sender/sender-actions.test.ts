import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { secretKeyFrom } from '../../../../platform/secrets/secret-key.ts'
import { type CaseToken, caseToken, parseCaseToken } from '../case-token.ts'
import { NotAllowed, renewLink, reopen, withdraw, withdrawLink, writeMessage } from './sender-actions.ts'
import { findCase, receiptOf, senderCase } from './sender-case.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const sent = (id: string, answers: Record<string, string> = {}, now?: Date) =>
  sendCase(server, id, answers, now)
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows
const record = async (token: CaseToken) => {
  const found = await findCase(server.deps, token)
  if (!found) throw new Error('The token opens no case')
  return found
}

describe('the sender’s link', () => {
  test('is 128 bits that the database does not hold', async () => {
    const { id, token } = await sent('contact-message')
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    expect(parseCaseToken(token)).toBe(token)
    expect(await query('select 1 from cases as t where t::text like $1', [`%${token}%`])).toEqual([])
    expect(caseToken(secretKeyFrom('noe annet enn det som brukes her'), id, 1)).not.toBe(token)
  })

  test('opens without changing anything', async () => {
    const { id, token } = await sent('contact-message')
    const before = await query('select xmin, * from cases where id = $1', [id])
    await senderCase(server.deps, await record(token), new Date())
    await receiptOf(server.deps, await record(token))
    expect(await query('select xmin, * from cases where id = $1', [id])).toEqual(before)
  })

  test('can be renewed, and turned off', async () => {
    const { token } = await sent('contact-message')
    const next = await renewLink(server.deps, token, new Date())
    expect(await findCase(server.deps, token)).toBeNull()
    expect(await findCase(server.deps, next)).not.toBeNull()
    await withdrawLink(server.deps, next, new Date())
    expect(await findCase(server.deps, next)).toBeNull()
    await expect(writeMessage(server.deps, next, 'Hei', new Date())).rejects.toBeInstanceOf(NotAllowed)
  })
})

describe('a sender', () => {
  test('writes, withdraws, and reopens within fourteen days', async () => {
    const { id, token } = await sent('issue-report', {}, new Date('2026-11-20T10:00:00Z'))
    await writeMessage(server.deps, token, 'Det drypper mer nå', new Date('2026-11-20T11:00:00Z'))
    await withdraw(server.deps, token, new Date('2026-11-21T10:00:00Z'))
    expect((await record(token)).status).toBe('withdrawn')
    await expect(writeMessage(server.deps, token, 'Hei', new Date())).rejects.toBeInstanceOf(NotAllowed)
    await expect(withdraw(server.deps, token, new Date())).rejects.toBeInstanceOf(NotAllowed)
    await expect(reopen(server.deps, token, new Date('2026-12-06T10:00:00Z'))).rejects.toBeInstanceOf(
      NotAllowed,
    )
    await reopen(server.deps, token, new Date('2026-12-05T09:00:00Z'))
    const shown = await senderCase(server.deps, await record(token), new Date())
    expect(shown.timeline.map(({ title }) => title)).toEqual([
      'Du sendte skjemaet',
      'Du skrev',
      'Du trakk saken',
      'Du åpnet saken igjen',
    ])
    expect(shown.timeline[1]?.text).toBe('Det drypper mer nå')
    const events = await query(
      "select data ->> 'what' as what from mails where case_id = $1 and kind = 'event-to-company' order by created_at",
      [id],
    )
    expect(events.map(({ what }) => what)).toEqual(['message', 'withdrawn', 'reopened'])
  })

  test('who opens a case again that they withdrew, is promised a reply anew, without an apology', async () => {
    const { id, token } = await sent('issue-report', { urgency: 'low' }, new Date('2026-11-20T09:00:00Z'))
    await writeMessage(server.deps, token, 'Det drypper mer nå', new Date('2026-11-20T10:00:00Z'))
    await withdraw(server.deps, token, new Date('2026-11-20T11:00:00Z'))
    const reopenedAt = new Date('2026-12-03T09:00:00Z')
    await reopen(server.deps, token, reopenedAt)
    const shown = await senderCase(server.deps, await record(token), reopenedAt)
    expect(shown.promise).toMatchObject({ isOverdue: false, text: expect.stringContaining('desember') })
    const [row] = await query('select deadline > $2 as "isAhead" from cases where id = $1', [id, reopenedAt])
    expect(row).toEqual({ isAhead: true })
  })

  test('sees the promised date, and an apology when it has passed', async () => {
    const { token } = await sent('interest-bolig', {}, new Date('2026-11-20T10:00:00Z'))
    const on = async (day: string) =>
      (await senderCase(server.deps, await record(token), new Date(day))).promise
    expect(await on('2026-11-21T10:00:00Z')).toEqual({
      text: 'Du hører fra oss senest 24. november 2026.',
      isOverdue: false,
    })
    expect((await on('2026-11-25T10:00:00Z'))?.isOverdue).toBe(true)
  })

  test('gets the last day with rent of a termination, and a receipt with the sender and the address', async () => {
    const { token } = await sent('termination', { rentalKind: 'bolig' }, new Date('2026-11-20T10:00:00Z'))
    expect((await receiptOf(server.deps, await record(token))).notes).toEqual([
      expect.stringContaining('Kvitteringen viser når vi fikk oppsigelsen'),
      expect.stringContaining('Husleietvistutvalget'),
    ])
    expect((await receiptOf(server.deps, await record(token))).keyDate).toMatchObject({
      title: 'Siste dag med husleie',
      day: '28. februar 2027',
    })
    expect((await receiptOf(server.deps, await record(token))).calendarDay).toBe('28. februar 2027')
    expect((await receiptOf(server.deps, await record(token))).answers).toEqual([
      { label: 'Navn', value: 'Storgata 12' },
      { label: 'Adressen du sier opp', value: 'Storgata 12' },
      { label: 'Hva sier du opp?', value: 'Leilighet, hybel, hus eller rom i bofellesskap' },
      { label: 'Utflyttingsdato', value: '24. desember 2026' },
    ])
    const file = await (await fetch(`${server.url}/sak/${token}/kalender.ics`)).text()
    expect(file).toContain('DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n')
  })

  test('gets the day of the answer for a calendar until the answer is given or the case is closed', async () => {
    const { token } = await sent('interest-bolig', {}, new Date('2026-11-20T10:00:00Z'))
    const calendarDay = async (changed: Partial<Awaited<ReturnType<typeof record>>> = {}) =>
      (await senderCase(server.deps, { ...(await record(token)), ...changed }, new Date())).calendarDay
    expect(await calendarDay()).toBe('24. november 2026')
    expect(await calendarDay({ firstAnsweredAt: new Date() })).toBeNull()
    expect(await calendarDay({ status: 'withdrawn' })).toBeNull()
  })
})
