import { z } from 'zod'
import type { Slot } from '../../../../domain/cases/slot.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import { columnsOf } from '../../../../platform/database/columns.ts'
import { findRow, type Queryable, queryRows } from '../../../../platform/database/query.ts'

const slot = z.object({ from: z.coerce.date(), to: z.coerce.date() })

/** An appointment of a case: what was offered, and what is agreed. */
export const appointmentRecord = z.object({
  id: z.string(),
  caseId: z.string(),
  /** Who comes; null where no one has been found, or the account is deleted. */
  staffId: z.string().nullable(),
  host: z.string().nullable(),
  /** `over`: it has taken place, and another one was offered after it. */
  state: z.enum(['offered', 'agreed', 'over', 'declined', 'cancelled']),
  /** A sentence to the sender. */
  note: z.string().nullable(),
  agreed: slot.nullable(),
  /** Whether staff have offered other slots for the agreed one. */
  isMoveAsked: z.boolean(),
  /** When the sender's calendar declined the agreed slot. */
  declinedAt: z.date().nullable(),
  /** The version of the calendar event. */
  sequence: z.number(),
  slots: z.array(slot),
})

export type AppointmentRecord = z.output<typeof appointmentRecord>

const asSlot = (table: string) => `jsonb_build_object('from', ${table}.starts_at, 'to', ${table}.ends_at)`

/** The columns of `appointmentRecord`, of `appointments`. */
export const appointmentColumns = columnsOf(appointmentRecord, {
  table: 'appointments',
  computed: {
    host: '(select name from staff where staff.id = appointments.staff_id)',
    agreed: `case when appointments.starts_at is not null then ${asSlot('appointments')} end`,
    slots: `coalesce((select jsonb_agg(${asSlot('slots')} order by slots.starts_at, slots.ends_at)
      from appointment_slots slots where slots.appointment_id = appointments.id), '[]')`,
  },
})

/** The appointment of a case that is offered or agreed; null where there is none. */
export function findCurrentAppointment(db: Queryable, caseId: string): Promise<AppointmentRecord | null> {
  return findRow(
    db,
    appointmentRecord,
    `select ${appointmentColumns} from appointments where case_id = $1 and state in ('offered', 'agreed')`,
    [caseId],
  )
}

/** Whether an agreed visit has taken place: nothing of it can be changed. */
export const isOver = ({ agreed }: AppointmentRecord, now: Date): boolean =>
  agreed !== null && agreed.to <= now

const visit = slot.extend({ staffId: z.string() })

/** The agreed slots of all staff members that are not over. */
export const readVisits = (db: Queryable, now: Date): Promise<z.output<typeof visit>[]> =>
  queryRows(
    db,
    visit,
    `select staff_id as "staffId", starts_at as "from", ends_at as "to" from appointments
     where state = 'agreed' and staff_id is not null and ends_at > $1 order by starts_at`,
    [now],
  )

interface BusyOf {
  staffId: string | null
  /** The appointment that does not count, since it is the one that is being moved. */
  except: string | null
  now: Date
}

/** The agreed slots of a staff member that are not over. */
export function readBusySlots(db: Queryable, { staffId, except, now }: BusyOf): Promise<Slot[]> {
  return queryRows(
    db,
    slot,
    `select starts_at as "from", ends_at as "to" from appointments
     where staff_id = $1 and state = 'agreed' and ends_at > $2 and id is distinct from $3 order by starts_at`,
    [staffId, now, except],
  )
}

/** The UID of an appointment in calendars: the same in mails and feeds, whatever becomes of the appointment. */
export const appointmentUid = (appointmentId: string, publicUrl: string): string =>
  `${appointmentId}@${new URL(publicUrl).hostname}`

/** Where a case is: its address and the number of the home there; null where it has no address. */
export function visitPlaceOf(
  { form, answers }: { form: Form; answers: Answers },
  address: string | null,
): string | null {
  const unit = form.caseFields.unit ? answers[form.caseFields.unit] : null
  const parts = new Set([address, unit].filter((part) => typeof part === 'string' && part !== ''))
  return parts.size > 0 ? [...parts].join(', ') : null
}
