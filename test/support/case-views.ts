import { findCase, senderCase } from '../../src/features/cases/server/sender/sender-case.ts'
import { answerCase, type StaffAnswer } from '../../src/features/inbox/server/answer/answer.ts'
import { readStaffCase } from '../../src/features/inbox/server/case/staff-case.ts'
import type { Caseworker } from '../../src/features/inbox/server/caseworker.ts'
import type { SentCase } from './sent-case.ts'
import type { TemporaryServer } from './temporary-server.ts'

/** A case as its staff and its sender see it, and a staff member's answers to it. */
export function caseViews({ deps }: Pick<TemporaryServer, 'deps'>, worker: Caseworker) {
  return {
    async asStaff({ reference }: SentCase, who = worker) {
      const shown = await readStaffCase(deps, who, reference, new Date())
      if (!shown) throw new Error(`${reference} is not shown to ${who.name}`)
      return shown
    },
    async asSender({ token }: SentCase, now = new Date()) {
      const record = await findCase(deps, token)
      if (!record) throw new Error('The link opens no case')
      return senderCase(deps, record, now)
    },
    answer: ({ reference }: SentCase, given: Partial<StaffAnswer>) =>
      answerCase(deps, worker, reference, { text: null, now: new Date(), ...given }),
  }
}
