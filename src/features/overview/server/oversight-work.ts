import { z } from 'zod'
import { may, type Permission } from '../../../domain/people/permissions.ts'
import type { SecondFactorWays } from '../../../domain/submissions/second-factor.ts'
import { queryRows } from '../../../platform/database/query.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { CaseworkDeps } from '../../inbox/server/caseworker.ts'
import { countHeld, type HeldMail, readHeld } from '../../incoming-mail/server/held-mail.ts'
import type { IncomingDeps } from '../../incoming-mail/server/ingest-mail.ts'
import { type MailQueue, mailStates, readMailQueue } from '../../outgoing-mail/server/mail-queue.ts'
import { parsePersonKey } from '../../privacy/server/person-key.ts'
import { findPerson, type PersonSummary } from '../../privacy/server/persons.ts'
import { type RetentionLine, readRetention } from '../../privacy/server/retention.ts'
import { readHeldNumbers } from '../../privacy/server/retention-changes.ts'
import { secondFactorDue } from '../../sign-in/server/recent-second-factor.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { type JobLine, readJobs } from './job-health.ts'
import { type Numbers, readNumbers } from './numbers.ts'
import { type AuditPage, type AuditQuery, readAudit } from './read-audit.ts'

export interface OversightDeps extends CaseworkDeps {
  storage: Storage
  incoming: IncomingDeps
}

/** Reads mail, jobs, the audit log and persons for the staff pages. */
export interface OversightWork {
  numbers(): Promise<Numbers>
  /** Whether mail goes to a mail server; without SMTP_URL it is only stored. */
  readonly sendsMail: boolean
  mails(state: string): Promise<MailQueue>
  /** Mail that came in and waits for a staff member to look at it. */
  heldMails(): Promise<HeldMail[]>
  /** How many they are; none for roles that do not handle mail. */
  heldCount(): Promise<number>
  jobs(): Promise<JobLine[]>
  audit(query: AuditQuery): Promise<AuditPage & { colleagues: { id: string; name: string }[] }>
  retention(): Promise<RetentionLine[]>
  /** What waits for a new rule of retention to be confirmed; null where none does. */
  heldNumbers(): Promise<Awaited<ReturnType<typeof readHeldNumbers>>>
  /** What is stored about the person with an e-mail address, a phone number or a case; null where the text is none of them. */
  person(key: string): Promise<PersonSummary | null>
  /** How the staff member can show their second factor, where it is asked for before a person's file; else null. */
  secondFactorDue(): Promise<SecondFactorWays | null>
}

const colleague = z.object({ id: z.string(), name: z.string() })

/** `needs` throws where the role of the staff member lacks a permission; each read asks it first. */
export function oversightWork(
  deps: OversightDeps,
  { staff, context }: Pick<StaffRequest, 'staff' | 'context'>,
  needs: (permission: Permission) => void,
): OversightWork {
  const { pool } = deps.database
  const { now } = context
  return {
    sendsMail: deps.sendsMail,
    numbers() {
      needs('see-numbers')
      return readNumbers(pool, staff, now)
    },
    mails(state) {
      needs('run-mail')
      return readMailQueue(deps, mailStates.find((each) => each === state) ?? null, now)
    },
    heldMails() {
      needs('run-mail')
      return readHeld(deps, staff, now)
    },
    async heldCount() {
      return may(staff.role, 'run-mail') ? countHeld(deps, staff) : 0
    },
    jobs() {
      needs('see-jobs')
      return readJobs(pool)
    },
    async audit(query) {
      needs('see-audit')
      const [found, colleagues] = await Promise.all([
        readAudit(pool, query),
        queryRows(pool, colleague, 'select id, name from staff order by name collate "nb-x-icu"'),
      ])
      return { ...found, colleagues }
    },
    retention() {
      needs('handle-persons')
      return readRetention(deps, now)
    },
    heldNumbers() {
      needs('handle-persons')
      return readHeldNumbers(pool, now)
    },
    secondFactorDue: () => secondFactorDue(deps, staff),
    async person(key) {
      needs('handle-persons')
      const person = parsePersonKey(key)
      return person && findPerson(deps, person)
    },
  }
}
