import type { CaseReference } from '../../domain/case-reference.ts'
import type { Permission } from '../../domain/permissions.ts'
import type { FormId } from '../../forms/form.ts'
import { formsReadBy } from '../cases/reading.ts'
import type { CaseworkDeps } from '../casework/caseworker.ts'
import { registerCase } from '../casework/register.ts'
import type { StaffRequest } from './staff-request.ts'

/** How staff send a form for a person who calls or visits. */
export interface CaseRegistration {
  /** The forms that the staff member may send. */
  forms(): FormId[]
  /** Makes the staff member the author of a case that has been sent. */
  register(reference: CaseReference): Promise<void>
}

export function caseRegistration(
  deps: CaseworkDeps,
  { staff }: StaffRequest,
  needs: (permission: Permission) => void,
): CaseRegistration {
  return {
    forms() {
      needs('register-cases')
      return formsReadBy(staff.role)
    },
    async register(reference) {
      needs('register-cases')
      await registerCase(deps, staff, reference)
    },
  }
}
