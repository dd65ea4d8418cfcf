import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAbsence } from '../../../../test/support/absence.ts'
import { day } from '../../../../test/support/day.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { staffNotices } from '../../../../test/support/staff-notices.ts'
import { instantInOslo } from '../../../domain/time/oslo-instant.ts'
import { hiddenFields } from '../../../forms/engine/hidden-fields.ts'
import { assignCase, releaseCase } from '../../inbox/server/case/assign.ts'
import { readStaffCase } from '../../inbox/server/case/staff-case.ts'
import { saveOnCallSettings } from '../../staff-notices/server/rota/on-call-settings.ts'

type Site = Awaited<ReturnType<typeof staffNotices>>
type Colleague = Awaited<ReturnType<Site['colleague']>>

let site: Site
let onCall: Colleague
let chief: Colleague
let administrator: Colleague
beforeAll(async () => {
  site = await staffNotices()
})
afterAll(() => site.stop())
beforeEach(async () => {
  await site.startAnew()
  await pool().query('delete from on_call_shifts')
  onCall = await site.colleague('vaktmester', 'Vera Vakt')
  chief = await site.colleague('saksbehandler', 'Siri Sjef')
  administrator = await site.colleague('administrator', 'Anna Admin')
  await saveOnCallSettings(pool(), { fallback: { staffId: chief.id }, escalateAfterMinutes: 15 })
})

const pool = () => site.server.database.pool
/** An hour of the night to Saturday 17 January 2026, counted from midnight; quiet for all. */
const night = (hour: number, minute = 0) => instantInOslo(day('2026-01-17'), hour, minute)
const flood = (now: Date) =>
  sendCase(site.server, 'issue-report', { urgency: 'urgent', issueType: 'plumbing' }, now)
const shift = (who: Colleague, { isSwap = false, from = night(0), to = night(8) } = {}) =>
  pool().query('insert into on_call_shifts (staff_id, starts_at, ends_at, is_swap) values ($1, $2, $3, $4)', [
    who.id,
    from,
    to,
    isSwap,
  ])
const subjects = async (now: Date, who: Colleague) =>
  (await site.toldAt(now, who)).map(({ subject }) => subject)

describe('an urgent case at night', () => {
  test('is told at once to who is on call, through their quiet hours, and to no colleague', async () => {
    await shift(onCall)
    const { reference } = await flood(night(2))
    expect(await subjects(night(2), onCall)).toEqual([`En sak haster: ${reference}`])
    const { rows } = await pool().query("select distinct staff_id from staff_notices where reason = 'urgent'")
    expect(rows).toEqual([{ staff_id: onCall.id }])
  })

  test('goes to the colleague of a swap while that lasts', async () => {
    await shift(onCall)
    await shift(chief, { isSwap: true, from: night(1), to: night(3) })
    await flood(night(2))
    expect(await subjects(night(2), chief)).toHaveLength(1)
    await flood(night(4))
    expect(await subjects(night(4), onCall)).toHaveLength(1)
  })

  test('goes to the fallback in a gap of the rota', async () => {
    await flood(night(2))
    expect(await subjects(night(2), chief)).toHaveLength(1)
  })

  test('goes to the deputy of a colleague who is on call and away', async () => {
    await shift(onCall)
    await makeAbsence(pool(), { of: onCall, deputy: administrator, from: '2026-01-17', to: '2026-01-17' })
    await flood(night(2))
    expect(await subjects(night(2), administrator)).toHaveLength(1)
  })

  test('that is not urgent waits for the day', async () => {
    await shift(onCall)
    await sendCase(site.server, 'issue-report', { urgency: 'normal' }, night(2))
    expect(await subjects(night(2), onCall)).toEqual([])
  })

  test('that is held as possible spam is told and passed on all the same, and not again when it is released', async () => {
    await shift(onCall)
    const { id, reference } = await sendCase(
      site.server,
      'issue-report',
      { urgency: 'urgent', [hiddenFields.honeypot]: 'https://kari.eksempel.no' },
      night(2),
    )
    const { rows } = await pool().query('select quarantine from cases where id = $1', [id])
    expect(rows).toEqual([{ quarantine: 'honeypot' }])
    expect(await subjects(night(2), onCall)).toEqual([`En sak haster: ${reference}`])
    expect(await subjects(night(2, 15), chief)).toHaveLength(1)
    await releaseCase(site.server.deps, chief, reference, night(3))
    expect(await subjects(night(3), onCall)).toEqual([])
  })

  test('whose sender has filled in «website», as password managers do, is told as any other', async () => {
    await shift(onCall)
    const { id } = await sendCase(
      site.server,
      'issue-report',
      { urgency: 'urgent', issueType: 'plumbing', website: 'https://kari.eksempel.no' },
      night(2),
    )
    const { rows } = await pool().query('select quarantine, is_danger from cases where id = $1', [id])
    expect(rows).toEqual([{ quarantine: null, is_danger: true }])
    expect(await subjects(night(2), onCall)).toHaveLength(1)
  })

  test('is told with the danger that its sender says there is, though they call it normal', async () => {
    await shift(onCall)
    await sendCase(site.server, 'issue-report', { urgency: 'normal', danger: 'water' }, night(2))
    const [mail] = await site.toldAt(night(2), onCall)
    expect(mail?.text).toContain('Fare: Vann på det elektriske')
  })
})

describe('an urgent case that is not opened', () => {
  test('goes to the next once, after the stated minutes', async () => {
    await shift(onCall)
    const { reference } = await flood(night(2))
    await subjects(night(2), onCall)
    expect(await subjects(night(2, 14), chief)).toEqual([])
    expect(await subjects(night(2, 15), chief)).toEqual([
      `En sak haster, og ingen har åpnet den: ${reference}`,
    ])
    expect(await subjects(night(2, 40), administrator)).toEqual([])
  })

  test('but has been opened or taken stays with those who were told', async () => {
    await shift(onCall)
    const opened = await flood(night(2))
    await readStaffCase(site.server.deps, onCall, opened.reference, night(2, 5))
    const taken = await flood(night(2))
    await assignCase(site.server.deps, onCall, taken.reference, { to: onCall.id, now: night(2, 5) })
    await subjects(night(2, 6), onCall)
    expect(await subjects(night(2, 30), chief)).toEqual([])
  })
})
