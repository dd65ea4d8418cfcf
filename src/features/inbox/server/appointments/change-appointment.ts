import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import type { Slot } from '../../../../domain/cases/slot.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { staffLanguage, wordsOf } from '../../../../domain/text/language.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import type { AuditAction } from '../../../../platform/audit/audit-entry.ts'
import { execute } from '../../../../platform/database/query.ts'
import { appointmentWords } from '../../../cases/appointments.words.ts'
import { findCurrentAppointment, isOver } from '../../../cases/server/appointments/appointment-record.ts'
import { cancelAppointment } from '../../../cases/server/appointments/cancel-appointment.ts'
import { changeHost } from '../../../cases/server/appointments/change-host.ts'
import { chooseSlot } from '../../../cases/server/appointments/choose-slot.ts'
import { refuseDoubleBooking } from '../../../cases/server/appointments/refuse-double-booking.ts'
import { onCase } from '../case/on-case.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { assertFree, findHost } from './find-host.ts'

const texts = wordsOf(appointmentWords, staffLanguage)

type Deps = Pick<CaseworkDeps, 'database' | 'publicUrl'>

/** Agrees on an offered slot for a sender who has said on the telephone that it suits. */
export function agreeForSender(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  { slot, now }: { slot: Slot; now: Date },
): Promise<void> {
  return refuseDoubleBooking(
    () =>
      onCase(deps, worker, reference, async (client, { id }) => {
        await chooseSlot(deps, client, { caseId: id, slot, by: { staffId: worker.id }, now, texts })
        await addAuditEntry(client, entry(worker, 'appointment-agreed', reference))
      }),
    texts.taken,
  )
}

/**
 * Lets another staff member come to an agreed visit. Gives their name.
 * @throws Refusal where nothing is agreed, the visit is over, or they have another appointment in those hours.
 */
export function changeHostByStaff(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  { hostId, now }: { hostId: string; now: Date },
): Promise<string> {
  const change = () =>
    onCase(deps, worker, reference, async (client, record) => {
      const current = await findCurrentAppointment(client, record.id)
      if (!current?.agreed || isOver(current, now)) throw new Refusal(texts.gone)
      const host = await findHost(client, record, hostId)
      if (host.id === current.staffId) return host.name
      await assertFree(client, host, [current.agreed], { except: current.id, now })
      await changeHost(deps, client, current, { host, by: { staffId: worker.id }, now })
      await addAuditEntry(client, entry(worker, 'appointment-host-changed', reference))
      return host.name
    })
  return refuseDoubleBooking(change, texts.taken)
}

/** Cancels the visit, or withdraws what is offered. A case that waited for its sender waits for staff again. */
export function cancelByStaff(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  now: Date,
): Promise<void> {
  return onCase(deps, worker, reference, async (client, { id }) => {
    await cancelAppointment(deps, client, { caseId: id, by: { staffId: worker.id }, now, gone: texts.gone })
    await execute(
      client,
      "update cases set status = 'in-progress' where id = $1 and status = 'waiting-for-sender'",
      [id],
    )
    await addAuditEntry(client, entry(worker, 'appointment-cancelled', reference))
  })
}

const entry = (
  { id: staffId }: Caseworker,
  action: Extract<AuditAction, `appointment-${string}`>,
  reference: CaseReference,
) => ({ staffId, action, subject: { kind: 'case', id: reference } }) as const
