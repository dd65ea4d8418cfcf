import { z } from 'zod'
import { formatSlotShort, isOverlapping, type Slot, writeSlot } from '../../../../domain/cases/slot.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { type IsoDate, osloDate } from '../../../../domain/time/calendar.ts'
import type { OfficeHours } from '../../../../domain/time/office-hours.ts'
import { accessOf } from '../../../../forms/shared/access.ts'
import { type Queryable, queryRow } from '../../../../platform/database/query.ts'
import { slotPresets, wishedSlots } from '../../../cases/appointments/slot-presets.ts'
import {
  findCurrentAppointment,
  readAllBusySlots,
  readOwnHours,
} from '../../../cases/server/appointments/appointment-record.ts'
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
  /** The slots in which one or another staff member is free: today's first of an urgent case and those that suit the sender, then the others. */
  presets: (Omit<ShownSlot, 'short'> & { day: IsoDate; isFirstChoice: boolean })[]
  /** The values of those to suggest to a host with nothing else to do within office hours. */
  officeTimes: readonly string[]
  /** The values of those to suggest to a host who has visits, an absence or hours of their own, by their id. */
  timesOf: Readonly<Partial<Record<string, readonly string[]>>>
  /** What the sender has said of how to get in. */
  access: readonly string[]
  /** Who comes, unless another is chosen: who is agreed, else the assignee, else the staff member who offers. */
  hostId: string | null
}

/** The appointment of a case, and the slots to suggest: those in which the chosen host is free are shown, today's first where it is urgent. */
export async function readStaffAppointment(
  db: Queryable,
  worker: Caseworker,
  { id, assigneeId, answers }: Pick<WorkedCase, 'id' | 'assigneeId' | 'answers'>,
  now: Date,
  hours: OfficeHours,
): Promise<StaffAppointmentView> {
  const record = await findCurrentAppointment(db, id)
  const access = accessOf(answers)
  const [current, busy, ownHours, isUrgent] = await Promise.all([
    showAppointment(db, record, now, staffLanguage),
    readAllBusySlots(db, now),
    readOwnHours(db),
    queryRow(db, z.boolean(), 'select priority < 2 from cases where id = $1', [id]),
  ])
  /** The slots within working hours, and whether each is a first choice, by their values. */
  const suggest = (workingHours: OfficeHours, taken: readonly Slot[]) => {
    const isFree = (slot: Slot) => !taken.some((other) => isOverlapping(other, slot))
    const wished = wishedSlots(access?.times ?? [], now, workingHours).filter(isFree)
    const others = slotPresets(now, workingHours, { isUrgent, isFree })
    // Where one is suggested for today, the case is urgent.
    const today = others.filter(({ from }) => osloDate(from) === osloDate(now)).slice(0, 1)
    const firstChoices = wished.length > 0 ? [...today, ...wished] : []
    return new Map<string, { slot: Slot; isFirstChoice: boolean }>([
      ...others.map((slot) => [writeSlot(slot), { slot, isFirstChoice: false }] as const),
      ...firstChoices.map((slot) => [writeSlot(slot), { slot, isFirstChoice: true }] as const),
    ])
  }
  const hoursOf = new Map(ownHours.map((each) => [each.staffId, each]))
  const busyOf = Map.groupBy(busy, ({ staffId }) => staffId)
  const office = suggest(hours, [])
  const own = [...new Set([...busyOf.keys(), ...hoursOf.keys()])].map((staffId) => ({
    staffId,
    slots: suggest(hoursOf.get(staffId) ?? hours, busyOf.get(staffId) ?? []),
  }))
  const all = new Map([office, ...own.map(({ slots }) => slots)].flatMap((slots) => [...slots]))
  const agreedHostId = record?.agreed ? record.staffId : null
  return {
    current,
    presets: [...all]
      .toSorted(
        ([, one], [, other]) =>
          Number(other.isFirstChoice) - Number(one.isFirstChoice) ||
          one.slot.from.getTime() - other.slot.from.getTime(),
      )
      .map(([value, { slot, isFirstChoice }]) => ({
        value,
        label: formatSlotShort(slot, staffLanguage),
        day: osloDate(slot.from),
        isFirstChoice,
      })),
    officeTimes: [...office.keys()],
    timesOf: Object.fromEntries(own.map(({ staffId, slots }) => [staffId, [...slots.keys()]])),
    access: access?.lines ?? [],
    hostId: agreedHostId ?? assigneeId ?? worker.id,
  }
}
