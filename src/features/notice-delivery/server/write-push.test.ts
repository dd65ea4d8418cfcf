import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { staffNotices } from '../../../../test/support/staff-notices.ts'
import type { StoredNotice } from '../../staff-notices/server/notices/stored-notice.ts'
import { writePush } from './deliver-notices.ts'

let site: Awaited<ReturnType<typeof staffNotices>>
beforeAll(async () => {
  site = await staffNotices()
})
afterAll(() => site.stop())

const pool = () => site.server.database.pool

/** A notice of a case that was just sent, and the path of the case. */
async function urgentNotice(id: string): Promise<{ notice: StoredNotice; path: string }> {
  const { reference } = await sendCase(site.server, 'issue-report', { urgency: 'urgent' })
  const { rows } = await pool().query('select id from cases where reference = $1', [reference])
  return {
    notice: {
      id,
      createdAt: new Date(),
      notice: { reason: 'urgent', caseId: rows[0].id, isEscalated: false },
    },
    path: `/saker/${reference}`,
  }
}

test('one case is opened by its notice, which says nothing of who or what', async () => {
  const { notice, path } = await urgentNotice('1')
  expect(await writePush(pool(), [notice])).toEqual({
    title: 'Ny sak i Haster',
    path,
    tag: 'varsel-1',
    isUrgent: true,
  })
})

test('several cases are counted, and lead to the inbox', async () => {
  const [one, other] = [await urgentNotice('1'), await urgentNotice('2')]
  expect(await writePush(pool(), [one.notice, other.notice])).toMatchObject({
    title: '2 nye saker i Haster',
    path: '/saker',
  })
})
