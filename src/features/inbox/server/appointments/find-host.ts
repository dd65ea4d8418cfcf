import type { PoolClient } from 'pg'
import { z } from 'zod'
import { formatSlot, isOverlapping, type Slot } from '../../../../domain/cases/slot.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { findRow } from '../../../../platform/database/query.ts'
import { readBusySlots } from '../../../cases/server/appointments/appointment-record.ts'
import { readersOf } from '../../../cases/server/case-record.ts'
import { staffAppointmentTexts } from '../../appointments.words.ts'
import type { WorkedCase } from '../case/on-case.ts'

const hostRow = z.object({ id: z.string(), name: z.string() })
/** The staff member who comes. */
export type Host = z.output<typeof hostRow>

/**
 * The staff member who is to come, whose account stays open until the transaction ends.
 * @throws Refusal where they read no such cases, or the account is closed.
 */
export async function findHost(client: PoolClient, record: WorkedCase, id: string): Promise<Host> {
  const host = await findRow(
    client,
    hostRow,
    'select id, name from staff where id::text = $1 and disabled_at is null and role = any($2) for key share',
    [id, readersOf(record)],
  )
  if (!host) throw new Refusal(staffAppointmentTexts.unknownHost)
  return host
}

/** @throws Refusal where the host has another appointment in one of the slots, or is away. */
export async function assertFree(
  client: PoolClient,
  host: Host,
  slots: readonly Slot[],
  { except, now }: { except: string | null; now: Date },
): Promise<void> {
  const busy = await readBusySlots(client, { staffId: host.id, except, now })
  for (const slot of slots) {
    const other = busy.find((each) => isOverlapping(each, slot))
    const says = other?.isAway ? staffAppointmentTexts.away : staffAppointmentTexts.busy
    if (other) throw new Refusal(says(host.name, formatSlot(slot, staffLanguage)))
  }
}
