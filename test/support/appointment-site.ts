import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Slot } from '../../src/domain/cases/slot.ts'
import { readStaffCase } from '../../src/features/inbox/server/case/staff-case.ts'
import {
  appointmentMailsOf,
  caseWithOffer,
  chooseIn,
  monday,
  senderPageOf,
  slotAt,
} from './offered-appointment.ts'
import { present } from './present.ts'
import type { SentCase } from './sent-case.ts'
import { makeStaff } from './staff.ts'
import { type TemporaryServer, temporaryServer } from './temporary-server.ts'

export const tuesday = slotAt('2026-11-24', 8)
export const wednesday = slotAt('2026-11-25', 10)

/** A server for the tests of a file, a caretaker for each test, and what the tests of appointments do and read there. */
export function appointmentSite(settings: Parameters<typeof temporaryServer>[0] = {}) {
  let server: TemporaryServer
  let worker: Awaited<ReturnType<typeof makeStaff>>
  beforeAll(async () => {
    server = await temporaryServer(settings)
  })
  beforeEach(async () => {
    worker = await makeStaff(server.database.pool, 'vaktmester', 'Vidar Vakt')
  })
  afterAll(() => server.stop())
  return {
    get server() {
      return server
    },
    get worker() {
      return worker
    },
    query: async (sql: string, values: unknown[] = []) =>
      (await server.database.pool.query(sql, values)).rows,
    offered: (slots: readonly Slot[] = [tuesday, wednesday]) => caseWithOffer(server, worker, { slots }),
    choose: (sent: SentCase, slot: Slot, now?: Date) => chooseIn(server, sent, slot, now),
    mailsOf: (sent: SentCase) => appointmentMailsOf(server, sent),
    senderPage: (sent: SentCase) => senderPageOf(server, sent),
    staffPage: async ({ reference }: SentCase) =>
      present(await readStaffCase(server.deps, worker, reference, monday)),
  }
}
