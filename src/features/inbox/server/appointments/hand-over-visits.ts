import type { PoolClient } from 'pg'
import { z } from 'zod'
import { formatSlot } from '../../../../domain/cases/slot.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { type Queryable, queryRows } from '../../../../platform/database/query.ts'
import {
  appointmentColumns,
  appointmentRecord,
} from '../../../cases/server/appointments/appointment-record.ts'
import { changeHost } from '../../../cases/server/appointments/change-host.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import type { Leaving } from '../case/hand-over.ts'
import type { CaseworkDeps } from '../caseworker.ts'

/** How many agreed visits the successor got, and how many are without a staff member who comes. */
export interface HandedOverVisits {
  given: number
  unhosted: number
}

const leftVisit = appointmentRecord.extend({ isGiven: z.boolean() })

/**
 * Gives the visits that a staff member can no longer make to a successor who reads the case and is free in those hours. The
 * others keep their time, and need a new person. What is only offered follows: of its slots, those remain in which the
 * successor is free.
 */
export async function handOverVisits(
  deps: Pick<CaseworkDeps, 'publicUrl'>,
  client: PoolClient,
  { id, role, successor, by, now }: Leaving,
): Promise<HandedOverVisits> {
  const caseIds = await queryRows(
    client,
    z.string(),
    `select id from cases where not ${isVisibleTo('$2')} and id in (
       select case_id from appointments where staff_id = $1 and (state = 'offered' or (state = 'agreed' and ends_at > $3)))
     order by reference for update`,
    [id, role ? accessKeys(role) : [], now],
  )
  const visits = await queryRows(
    client,
    leftVisit,
    `select ${appointmentColumns}, ${isVisibleTo('$2')} and not exists (
         select 1 from appointments other where other.staff_id = $3 and other.state = 'agreed'
           and other.starts_at < appointments.ends_at and other.ends_at > appointments.starts_at
       ) as "isGiven"
     from appointments join cases on cases.id = case_id
     where staff_id = $4 and case_id = any($1) and state in ('offered', 'agreed') order by appointments.starts_at`,
    [caseIds, successor ? accessKeys(successor.role) : [], successor?.id ?? null, id],
  )
  const handedOver = { given: 0, unhosted: 0 }
  for (const { isGiven, ...visit } of visits) {
    const host = isGiven ? successor : null
    await changeHost(deps, client, visit, { host, by: { staffId: by }, now })
    if (visit.agreed) handedOver[host ? 'given' : 'unhosted'] += 1
  }
  return handedOver
}

/** An agreed visit, as the page of the staff names it. */
export interface AgreedVisit {
  reference: string
  label: string
}

const agreedVisit = z.object({
  staffId: z.string().nullable(),
  reference: z.string(),
  from: z.date(),
  to: z.date(),
})

/** The agreed visits that are not over, by the id of who comes; those that need a new person have the key null. */
export async function readAgreedVisits(db: Queryable, now: Date): Promise<Map<string | null, AgreedVisit[]>> {
  const rows = await queryRows(
    db,
    agreedVisit,
    `select staff_id as "staffId", reference, starts_at as "from", ends_at as "to"
     from appointments join cases on cases.id = case_id
     where state = 'agreed' and ends_at > $1 and closed_at is null order by starts_at, reference`,
    [now],
  )
  const visits = new Map<string | null, AgreedVisit[]>()
  for (const { staffId, reference, ...slot } of rows) {
    const ofHost = visits.get(staffId) ?? []
    visits.set(staffId, [...ofHost, { reference, label: formatSlot(slot, staffLanguage) }])
  }
  return visits
}
