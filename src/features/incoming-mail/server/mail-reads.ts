import type { CaseworkDeps } from '../../inbox/server/caseworker.ts'
import { type MailQueue, mailStates, readMailQueue } from '../../outgoing-mail/server/mail-queue.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { type HeldMail, readHeld } from './held-mail.ts'

/** Reads the mail that goes out, and that which came in and waits. */
export interface MailReads {
  mails(state: string): Promise<MailQueue>
  /** Mail that came in and waits for a staff member to look at it. */
  heldMails(): Promise<HeldMail[]>
}

export function mailReads(deps: CaseworkDeps, { staff, needs, context: { now } }: StaffRequest): MailReads {
  return {
    mails(state) {
      needs('run-mail')
      return readMailQueue(deps, mailStates.find((each) => each === state) ?? null, now)
    },
    heldMails() {
      needs('run-mail')
      return readHeld(deps, staff, now)
    },
  }
}
