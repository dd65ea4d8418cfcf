import type { ReplyTemplate } from '../../../../landlord-types/support.ts'
import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import type { Log } from '../../../platform/base/log.ts'
import type { RateLimits } from '../../../platform/limits/rate-limits.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'

/** The dependencies of casework; each function takes a part of them. */
export interface CaseworkDeps extends CaseDeps {
  limits: RateLimits
  /** The templates for replies, as staff have edited them. */
  replyTemplates: () => Promise<readonly ReplyTemplate[]>
  log: Log
}

/** A staff member, as far as cases need to know. */
export interface Caseworker {
  /** Null for an operator at the command line. */
  id: string | null
  name: string
  role: StaffRole
}

/** An operator at the command line. */
export const operator: Caseworker = { id: null, name: '', role: 'administrator' }
