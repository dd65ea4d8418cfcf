import { formatSlotShort, isOverlapping, isSameSlot, writeSlot } from '../../../../domain/cases/slot.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { type IsoDate, osloDate } from '../../../../domain/time/calendar.ts'
import type { OfficeHours } from '../../../../domain/time/office-hours.ts'
import { accessOf } from '../../../../forms/shared/access.ts'
import type { Queryable } from '../../../../platform/database/query.ts'
import { slotPresets, wishedSlots } from '../../../cases/appointments/slot-presets.ts'
import { findCurrentAppointment, readVisits } from '../../../cases/server/appointments/appointment-record.ts'
import {
  type ShownAppointment,
  type ShownSlot,
  showAppointment,
} from '../../../cases/server/appointments/shown-appointment.ts'
import type { WorkedCase } from '../case/on-case.ts'
import type { Caseworker } from '../caseworker.ts'

/** What is offered or agreed in a case, and what its page suggests to offer. */
export interface StaffAppointmentView {
  current: ShownAppointment | null
  /** The slots to suggest to a host who is free all the time. */
  presets: (Omit<ShownSlot, 'short'> & { day: IsoDate; isWished: boolean })[]
  /** What the sender has said of how to get in. */
  access: readonly string[]
  /** The values of the slots in which a colleague has another visit, by their id; left out where they are free. */
  busy: Readonly<Partial<Record<string, readonly string[]>>>
  /** Who comes, unless another is chosen: who is agreed, else the assignee, else the staff member who offers. */
  hostId: string | null
}

/** The appointment of a case, and the slots to suggest, with the colleagues who are busy in them: the free ones of the chosen host are shown. */
export async function readStaffAppointment(
  db: Queryable,
  worker: Caseworker,
  { id, assigneeId, answers }: Pick<WorkedCase, 'id' | 'assigneeId' | 'answers'>,
  now: Date,
  hours: OfficeHours,
): Promise<StaffAppointmentView> {
  const record = await findCurrentAppointment(db, id)
  const access = accessOf(answers)
  const wished = wishedSlots(access?.times ?? [], now, hours)
  // What suits the sender comes first.
  const presets = [
    ...wished,
    ...slotPresets(now, hours).filter((slot) => !wished.some((wish) => isSameSlot(wish, slot))),
  ]
  const [current, visits] = await Promise.all([
    showAppointment(db, record, now, staffLanguage),
    readVisits(db, now),
  ])
  const busy: Record<string, string[]> = {}
  for (const { staffId, ...visit } of visits) {
    const taken = presets.filter((slot) => isOverlapping(slot, visit)).map(writeSlot)
    if (taken.length > 0) busy[staffId] = [...(busy[staffId] ?? []), ...taken]
  }
  const agreedHostId = record?.agreed ? record.staffId : null
  return {
    current,
    presets: presets.map((slot) => ({
      value: writeSlot(slot),
      label: formatSlotShort(slot, staffLanguage),
      day: osloDate(slot.from),
      isWished: wished.includes(slot),
    })),
    access: access?.lines ?? [],
    busy,
    hostId: agreedHostId ?? assigneeId ?? worker.id,
  }
}
