import { mailQueueTexts } from '../../../content/staff/mail-queue.ts'
import { personTexts } from '../../../content/staff/persons.ts'
import { isEmail } from '../../../domain/contact-details.ts'
import { may, type Permission } from '../../../domain/permissions.ts'
import { type AuditCheck, verifyAudit } from '../../audit/verify-audit.ts'
import { NotAllowed } from '../../cases/sender-actions.ts'
import type { CaseworkDesk, Caseworker } from '../../casework/desk.ts'
import { letIn } from '../../incoming/let-in.ts'
import type { IncomingDesk } from '../../incoming/take-mail.ts'
import { countHeld, discardHeld, type HeldMail, readHeld } from '../../oversight/held-mail.ts'
import { type JobLine, readJobs } from '../../oversight/job-health.ts'
import { type MailLine, type MailQueue, readMailQueue, sendAgain } from '../../oversight/mail-queue.ts'
import { type Numbers, readNumbers } from '../../oversight/numbers.ts'
import { erasePerson, findPerson, type PersonSummary } from '../../oversight/persons.ts'
import { type AuditPage, type AuditQuery, readAudit } from '../../oversight/read-audit.ts'
import { type RetentionLine, readRetention } from '../../oversight/retention.ts'
import type { Storage } from '../../pictures/storage.ts'
import type { AtWork } from './at-work.ts'

export interface OversightDesk extends CaseworkDesk {
  storage: Storage
  incoming: IncomingDesk
}

/** What keeps an eye on all the rest. */
export interface OversightWork {
  numbers(): Promise<Numbers>
  mails(state: string): Promise<MailQueue>
  /** Mail that came in and waits for somebody to look at it. */
  heldMails(): Promise<HeldMail[]>
  /** How many they are; none for roles that do not handle mail. */
  heldCount(): Promise<number>
  /** Sends a mail again, or lets one that was held in or throws it away, as was posted. */
  actOnMail(): Promise<{ notice: string | null; error: string | null }>
  jobs(): Promise<JobLine[]>
  audit(query: AuditQuery): Promise<AuditPage & { colleagues: { id: string; name: string }[] }>
  checkAudit(): Promise<AuditCheck>
  retention(): Promise<RetentionLine[]>
  person(email: string): Promise<PersonSummary | null>
  /** Erases the person whose address was posted twice. */
  erase(): Promise<{ notice: string | null; error: string | null }>
}

interface MailAction {
  notice: string
  /** Said where there is nothing to do it with any more. */
  gone: string
  run: (
    desk: OversightDesk,
    on: { id: string; by: string; worker: Caseworker; now: Date },
  ) => Promise<boolean>
}

const mailActions: Record<string, MailAction> = {
  again: { notice: mailQueueTexts.queued, gone: mailQueueTexts.gone, run: sendAgain },
  release: {
    notice: mailQueueTexts.released,
    gone: mailQueueTexts.heldGone,
    run: (desk, { id, worker, now }) => letIn(desk, worker, id, now),
  },
  discard: { notice: mailQueueTexts.discarded, gone: mailQueueTexts.heldGone, run: discardHeld },
}

const mailStates: readonly MailLine['state'][] = ['queued', 'sent', 'failed', 'withheld']

export function oversightWork(
  desk: OversightDesk,
  { staff, posted, visit }: AtWork,
  needs: (permission: Permission) => void,
): OversightWork {
  const { pool } = desk.database
  const { now } = visit
  return {
    numbers() {
      needs('see-numbers')
      return readNumbers(pool, staff, now)
    },
    mails(state) {
      needs('run-mail')
      return readMailQueue(desk, mailStates.find((each) => each === state) ?? null, now)
    },
    heldMails() {
      needs('run-mail')
      return readHeld(desk, staff, now)
    },
    async heldCount() {
      return may(staff.role, 'run-mail') ? countHeld(desk, staff) : 0
    },
    async actOnMail() {
      needs('run-mail')
      const { text } = await posted()
      const handling = text('handling')
      const act = Object.hasOwn(mailActions, handling) ? mailActions[handling] : undefined
      if (!act) return { notice: null, error: 'Ukjent handling.' }
      try {
        const done = await act.run(desk, { id: text('id'), by: staff.id, worker: staff, now })
        return done ? { notice: act.notice, error: null } : { notice: null, error: act.gone }
      } catch (error) {
        if (!(error instanceof NotAllowed)) throw error
        return { notice: null, error: mailQueueTexts.notLetIn }
      }
    },
    jobs() {
      needs('see-jobs')
      return readJobs(pool)
    },
    async audit(query) {
      needs('see-audit')
      const [found, { rows: colleagues }] = await Promise.all([
        readAudit(pool, query),
        pool.query<{ id: string; name: string }>(
          'select id, name from staff order by name collate "nb-x-icu"',
        ),
      ])
      return { ...found, colleagues }
    },
    checkAudit() {
      needs('see-audit')
      return verifyAudit(pool)
    },
    retention() {
      needs('handle-persons')
      return readRetention(desk, now)
    },
    async person(email) {
      needs('handle-persons')
      return isEmail(email) ? findPerson(desk, email) : null
    },
    async erase() {
      needs('handle-persons')
      const { text } = await posted()
      const [email, again] = [text('email').toLowerCase(), text('again').toLowerCase()]
      if (!isEmail(email) || email !== again) return { notice: null, error: personTexts.notTheSame }
      return { notice: personTexts.erased(await erasePerson(desk, { email, by: staff.id })), error: null }
    },
  }
}
