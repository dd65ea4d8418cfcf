import type { SecondFactorWays } from '../../../domain/submissions/second-factor.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { CaseworkDeps } from '../../inbox/server/caseworker.ts'
import { secondFactorDue } from '../../sign-in/server/recent-second-factor.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { parsePersonKey } from './person-key.ts'
import { findPerson, type PersonSummary } from './persons.ts'
import { type RetentionLine, readRetention } from './retention.ts'
import { readHeldNumbers } from './retention-changes.ts'

/** Reads what is stored about persons, and for how long. */
export interface PersonReads {
  retention(): Promise<RetentionLine[]>
  /** What waits for a new rule of retention to be confirmed; null where none does. */
  heldNumbers(): Promise<Awaited<ReturnType<typeof readHeldNumbers>>>
  /** What is stored about the person with an e-mail address, a phone number or a case; null where the text is none of them. */
  person(key: string): Promise<PersonSummary | null>
  /** How the staff member can show their second factor, where it is asked for before a person's file; else null. */
  secondFactorDue(): Promise<SecondFactorWays | null>
}

export function personReads(
  deps: CaseworkDeps & { storage: Storage },
  { staff, needs, context: { now } }: StaffRequest,
): PersonReads {
  return {
    retention() {
      needs('handle-persons')
      return readRetention(deps, now)
    },
    heldNumbers() {
      needs('handle-persons')
      return readHeldNumbers(deps.database.pool, now)
    },
    secondFactorDue: () => secondFactorDue(deps, staff),
    async person(key) {
      needs('handle-persons')
      const person = parsePersonKey(key)
      return person && findPerson(deps, person)
    },
  }
}
