import type { Language } from '../../../../../landlord-types/language.ts'
import {
  formatSlot,
  formatSlotShort,
  isOverlapping,
  isSameSlot,
  writeSlot,
} from '../../../../domain/cases/slot.ts'
import { formatDateTime } from '../../../../domain/time/format-moment.ts'
import type { Queryable } from '../../../../platform/database/query.ts'
import {
  type AppointmentRecord,
  findCurrentAppointment,
  isOver,
  readBusySlots,
} from './appointment-record.ts'

/** A slot in words, and as the value of a form. */
export interface ShownSlot {
  value: string
  label: string
  /** The label with short names of the day and the month. */
  short: string
}

/** The appointment of a case, as its pages show it. */
export interface ShownAppointment {
  /** Who comes. */
  host: string | null
  note: string | null
  /** The agreed slot; null while one is to be chosen. */
  agreed: ShownSlot | null
  /** The offered slots that are still free, without the agreed one. */
  slots: ShownSlot[]
  /** Whether staff ask for another time than the agreed one. */
  isMoveAsked: boolean
  /** When the sender's calendar declined the agreed slot, in words; null where it did not. */
  declinedAt: string | null
}

/** What is offered or agreed in a case; null where nothing is, and when the visit is over. */
export async function readShownAppointment(
  db: Queryable,
  caseId: string,
  now: Date,
  language: Language,
): Promise<ShownAppointment | null> {
  return showAppointment(db, await findCurrentAppointment(db, caseId), now, language)
}

/** An appointment as its pages show it; null where there is none, and when the visit is over. */
export async function showAppointment(
  db: Queryable,
  current: AppointmentRecord | null,
  now: Date,
  language: Language,
): Promise<ShownAppointment | null> {
  if (!current || isOver(current, now)) return null
  const { id, staffId, host, note, agreed, isMoveAsked, declinedAt } = current
  const busy = await readBusySlots(db, { staffId, except: id, now })
  const isFree = (slot: (typeof current.slots)[number]) =>
    slot.from > now &&
    !busy.some((other) => isOverlapping(other, slot)) &&
    !(agreed && isSameSlot(agreed, slot))
  const shown = (slot: (typeof current.slots)[number]) => ({
    value: writeSlot(slot),
    label: formatSlot(slot, language),
    short: formatSlotShort(slot, language),
  })
  return {
    host,
    note,
    agreed: agreed && shown(agreed),
    slots: current.slots.filter(isFree).map(shown),
    isMoveAsked,
    declinedAt: agreed && declinedAt && formatDateTime(declinedAt, language),
  }
}
