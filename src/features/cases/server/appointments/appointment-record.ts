import { z } from 'zod'
import type { Answers } from '../../../../forms/engine/field.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import { columnsOf } from '../../../../platform/database/columns.ts'
import { findRow, type Queryable, queryRows } from '../../../../platform/database/query.ts'

const slot = z.object({ from: z.coerce.date(), to: z.coerce.date() })

/** An appointment of a case: what was offered, and what is agreed. */
export const appointmentRecord = z.object({
  id: z.string(),
  caseId: z.string(),
  /** The staff member who comes; null where no one has been found, or the account is deleted. */
  staffId: z.string().nullable(),
  /** The contractor who comes instead, by their work order. */
  workOrderId: z.string().nullable(),
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
    host: `coalesce((select name from staff where staff.id = appointments.staff_id),
      (select name from work_orders where work_orders.id = appointments.work_order_id))`,
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

const busySlot = slot.extend({ staffId: z.string(), isAway: z.boolean() })

/** SQL for when staff members have a visit or are away, of what is not over at `$1`. */
const busySlots = `
  select staff_id as "staffId", starts_at as "from", ends_at as "to", false as "isAway", id from appointments
  where state = 'agreed' and staff_id is not null and ends_at > $1
  union all
  select staff_id, first_day::timestamp at time zone 'Europe/Oslo', (last_day + 1)::timestamp at time zone 'Europe/Oslo', true, null
  from staff_absences where last_day >= ($1 at time zone 'Europe/Oslo')::date`

const busyColumns = '"staffId", "from", "to", "isAway"'

/** When all staff members have a visit or are away, of what is not over. */
export const readAllBusySlots = (db: Queryable, now: Date): Promise<z.output<typeof busySlot>[]> =>
  queryRows(db, busySlot, `select ${busyColumns} from (${busySlots}) busy order by "from"`, [now])

interface BusyOf {
  staffId: string | null
  /** The appointment that does not count, since it is the one that is being moved. */
  except: string | null
  now: Date
}

/** When a staff member has a visit or is away, of what is not over. */
export const readBusySlots = (
  db: Queryable,
  { staffId, except, now }: BusyOf,
): Promise<z.output<typeof busySlot>[]> =>
  queryRows(
    db,
    busySlot,
    `select ${busyColumns} from (${busySlots}) busy where "staffId" = $2 and ("isAway" or id is distinct from $3) order by "from"`,
    [now, staffId, except],
  )

const hoursRow = z.object({ staffId: z.string(), opens: z.number(), closes: z.number() })

/** The working hours of the staff members who have other ones than the office. */
export const readOwnHours = (db: Queryable): Promise<z.output<typeof hoursRow>[]> =>
  queryRows(
    db,
    hoursRow,
    `select id as "staffId", works_from as opens, works_to as closes from staff
     where works_from is not null and disabled_at is null`,
  )

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
