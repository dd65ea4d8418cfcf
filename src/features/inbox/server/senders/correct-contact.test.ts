import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAs } from '../../../../../test/support/run-as.ts'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { caseActions } from '../../casework.ts'
import { readStaffCase } from '../case/staff-case.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

test('a staff member corrects how the sender is reached; the case says what was there, and the old address is told', async () => {
  const worker = await makeStaff(server.database.pool, 'saksbehandler')
  const { reference } = await sendCase(server, 'issue-report', {
    email: 'kari@gmial.com',
    phone: '911 11 111',
  })
  const correct = (fields: Record<string, string>) =>
    runAs(server, worker, caseActions.correctContact, { reference, ...fields })
  expect(await correct({ phone: '911 11 111', email: 'kari@gmial.com' })).toMatchObject({ status: 'refused' })
  expect(await correct({ phone: '+47 922 22 222', email: '' })).toMatchObject({ status: 'done' })
  expect(await correct({ phone: '', email: 'Kari@Eksempel.no' })).toMatchObject({ status: 'done' })

  const shown = await readStaffCase(server.deps, worker, reference, new Date())
  expect(shown?.sender.email).toBe('kari@eksempel.no')
  expect(shown?.sender.phone?.replace(/\D/g, '')).toBe('92222222')
  expect(shown?.contact).toEqual({ by: 'email', email: 'kari@eksempel.no' })
  expect(shown?.timeline.filter(({ isNote }) => isNote).map(({ text }) => text)).toEqual([
    'Telefon rettet fra 911\u00a011\u00a0111 til 922\u00a022\u00a0222',
    'E-post rettet fra kari@gmial.com til kari@eksempel.no',
  ])
  const { rows } = await server.database.pool.query(
    `select recipient from mails where kind = 'address-changed-to-sender'`,
  )
  expect(rows).toEqual([{ recipient: 'kari@gmial.com' }])
})
