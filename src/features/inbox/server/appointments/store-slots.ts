import type { PoolClient } from 'pg'
import type { Slot } from '../../../../domain/cases/slot.ts'
import { execute } from '../../../../platform/database/query.ts'

/** Stores the slots that are offered for an appointment, in place of those before. */
export async function storeSlots(client: PoolClient, id: string, slots: readonly Slot[]): Promise<void> {
  await execute(client, 'delete from appointment_slots where appointment_id = $1', [id])
  await execute(
    client,
    `insert into appointment_slots (appointment_id, starts_at, ends_at)
     select $1, * from unnest($2::timestamptz[], $3::timestamptz[]) on conflict do nothing`,
    [id, slots.map(({ from }) => from), slots.map(({ to }) => to)],
  )
}
