import { formatSlotShort, type Slot, writeSlot } from '../../../domain/appointments/slot.ts'
import { firstOfEachDay, slotPresets } from '../../../domain/appointments/slot-presets.ts'
import { staffLanguage } from '../../../domain/language.ts'
import type { OfficeHours } from '../../../domain/office-hours.ts'
import { findCurrentAppointment, readBusySlots } from '../../cases/appointments/appointment-record.ts'
import {
  type ShownAppointment,
  type ShownSlot,
  showAppointment,
} from '../../cases/appointments/shown-appointment.ts'
import type { Queryable } from '../../database/query.ts'
import type { Caseworker } from '../caseworker.ts'
import type { WorkedCase } from '../on-case.ts'

/** What is offered or agreed in a case, and what its page suggests to offer. */
export interface StaffAppointment {
  current: ShownAppointment | null
  presets: Omit<ShownSlot, 'short'>[]
  /** The values of the suggested slots that are ticked to begin with. */
  chosen: string[]
  /** Who comes, unless another is chosen: who is agreed, else the assignee, else the staff member who offers. */
  hostId: string | null
}

const shown = (slot: Slot): Omit<ShownSlot, 'short'> => ({
  value: writeSlot(slot),
  label: formatSlotShort(slot, staffLanguage),
})

/** The appointment of a case, and the slots to suggest: those in which the host, else the assignee, else the reader is free. */
export async function readStaffAppointment(
  db: Queryable,
  worker: Caseworker,
  { id, assigneeId }: Pick<WorkedCase, 'id' | 'assigneeId'>,
  now: Date,
  hours: OfficeHours,
): Promise<StaffAppointment> {
  const record = await findCurrentAppointment(db, id)
  const agreedHostId = record?.agreed ? record.staffId : null
  const hostId = agreedHostId ?? assigneeId ?? worker.id
  const [current, busy] = await Promise.all([
    showAppointment(db, record, now, staffLanguage),
    readBusySlots(db, { staffId: hostId, except: null, now }),
  ])
  const presets = slotPresets(now, hours, busy)
  return {
    current,
    presets: presets.map(shown),
    chosen: firstOfEachDay(presets).map(writeSlot),
    hostId,
  }
}
