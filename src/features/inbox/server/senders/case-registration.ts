import { type CaseReference, parseCaseReference } from '../../../../domain/cases/case-reference.ts'
import { isClosed } from '../../../../domain/cases/case-status.ts'
import type { FormId } from '../../../../forms/engine/form.ts'
import { canBeTold } from '../../../../forms/shared/by-telephone.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute } from '../../../../platform/database/query.ts'
import { attributeFirstEvent } from '../../../cases/server/events/add-case-event.ts'
import { markAwaitingReply } from '../../../cases/server/mark-awaiting-reply.ts'
import { formsReadBy } from '../../../cases/server/reading.ts'
import { findForm } from '../../../form-catalogue/catalogue.ts'
import type { StaffRequest } from '../../../workspace/server/staff-request.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { onCase } from '../case/on-case.ts'
import { addNote } from '../case/plan.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { type Caller, findCaller } from './find-caller.ts'

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

const texts = staffCaseTexts.new

interface Call {
  /** What the caller has said. */
  text: string
  /** The idempotency key of the page. */
  key: string | null
  now: Date
}

/** Adds what a caller says to their open case, as a note; the case waits for an answer again. */
export async function addCall(
  deps: { database: Database },
  worker: Caseworker,
  reference: CaseReference,
  { text, key, now }: Call,
): Promise<void> {
  await addNote(deps, worker, reference, { text: texts.added(text), photos: [], key, now })
  await onCase(deps, worker, reference, async (client, record) => {
    if (!isClosed(record.status)) await markAwaitingReply(client, record, now)
  })
}

/** Makes a staff member the author of a case that they have taken by telephone; it is no spam. */
export function registerCase(
  deps: { database: Database },
  worker: Caseworker,
  reference: CaseReference,
): Promise<void> {
  return onCase(deps, worker, reference, async (client, { id }) => {
    await execute(client, 'update cases set quarantine = null where id = $1', [id])
    // A caller names the place by its title: where one property alone has it, the case is about that.
    await execute(
      client,
      `update cases set property_id = place.id, town = place.city
       from (select id, city, count(*) over (partition by lower(title)) as found, lower(title) as title from properties) place
       where cases.id = $1 and property_id is null and place.title = lower(address) and place.found = 1`,
      [id],
    )
    await attributeFirstEvent(client, { caseId: id, staffId: worker.id })
    await addAuditEntry(client, {
      staffId: worker.id,
      action: 'case-registered',
      subject: { kind: 'case', id: reference },
    })
  })
}
