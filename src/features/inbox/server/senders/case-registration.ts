import { type CaseReference, parseCaseReference } from '../../../../domain/cases/case-reference.ts'
import type { FormId } from '../../../../forms/engine/form.ts'
import { canBeTold } from '../../../../forms/shared/by-telephone.ts'
import { formsReadBy } from '../../../cases/server/reading.ts'
import { findForm } from '../../../form-catalogue/catalogue.ts'
import type { StaffRequest } from '../../../workspace/server/staff-request.ts'
import type { CaseworkDeps } from '../caseworker.ts'
import { addCall } from './add-call.ts'
import { type Caller, findCaller } from './find-caller.ts'
import { registerCase } from './register.ts'

/** The kind of case that most callers have. */
const MOST_TOLD = 'issue-report'

/** How staff send a form for a person who calls or visits. */
export interface CaseRegistration {
  /** The forms that the staff member may send, the one that most callers need first. */
  forms(): FormId[]
  /** Makes the staff member the author of a case that has been sent. */
  register(reference: CaseReference): Promise<void>
  /** Adds what a caller says to a case of theirs; false where there is no such case or nothing was said. */
  addTo(reference: string, call: { text: string; key: string | null }): Promise<boolean>
  /** Who a telephone number belongs to, among the cases that the staff member reads. */
  caller(phone: string): Promise<Caller | null>
}

export function caseRegistration(
  deps: CaseworkDeps,
  { staff, needs, context: { now } }: StaffRequest,
): CaseRegistration {
  return {
    forms() {
      needs('register-cases')
      return formsReadBy(staff.role)
        .filter((id) => {
          const form = findForm(id)
          return form && canBeTold(form) && !id.endsWith('-dialog')
        })
        .sort((one, other) => Number(other === MOST_TOLD) - Number(one === MOST_TOLD))
    },
    async register(reference) {
      needs('register-cases')
      await registerCase(deps, staff, reference)
    },
    async addTo(typed, { text, key }) {
      needs('register-cases')
      const reference = parseCaseReference(typed)
      if (!reference || !text) return false
      await addCall(deps, staff, reference, { text, key, now })
      return true
    },
    async caller(phone) {
      needs('register-cases')
      return findCaller(deps.database.pool, staff, phone, now)
    },
  }
}
