import type { Pool } from 'pg'
import { z } from 'zod'
import { execute, findRow, queryRows } from '../../../../platform/database/query.ts'
import type { Queue } from '../../../../platform/queue/open-queue.ts'
import type { QueuePush } from './push-message.ts'
import type { Vapid } from './vapid.ts'

const pushDevice = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })

/** Where a device takes messages, and the keys that they are encrypted with. */
export type PushDevice = z.output<typeof pushDevice>

interface OwnDevice extends PushDevice {
  staffId: string
  name: string
}

/** More devices than a person carries: each message is sent to all of them. */
export const MAX_DEVICES = 10

/**
 * Stores a device, or who has it now: the last one who pressed on it is told there. False where that staff member has as many others
 * as they may.
 */
export async function storeDevice(
  pool: Pool,
  { publicKey }: Vapid,
  { staffId, name, endpoint, p256dh, auth }: OwnDevice,
): Promise<boolean> {
  const stored = await execute(
    pool,
    `insert into push_devices (staff_id, endpoint, p256dh, auth, vapid_key, name) select $1, $2, $3, $4, $5, $6
     where (select count(*) from push_devices where staff_id = $1 and endpoint <> $2) < ${MAX_DEVICES}
     on conflict (endpoint) do update set staff_id = excluded.staff_id, p256dh = excluded.p256dh,
       auth = excluded.auth, vapid_key = excluded.vapid_key, name = excluded.name, created_at = now()`,
    [staffId, endpoint, p256dh, auth, publicKey, name],
  )
  return stored > 0
}

const shownDevice = z.object({ id: z.string(), name: z.string(), createdAt: z.date() })

export function devicesOf(pool: Pool, staffId: string) {
  return queryRows(
    pool,
    shownDevice,
    `select id, name, created_at as "createdAt" from push_devices where staff_id = $1 order by created_at desc`,
    [staffId],
  )
}

/** Removes a device of a staff member. Gives whether it was theirs. */
export async function removeDevice(pool: Pool, device: { id: string; staffId: string }): Promise<boolean> {
  const removed = await execute(pool, 'delete from push_devices where id::text = $1 and staff_id = $2', [
    device.id,
    device.staffId,
  ])
  return removed > 0
}

/** A device that takes messages from this site; null where it is gone, or subscribed with another SECRET_KEY. */
export function findDevice(pool: Pool, { publicKey }: Vapid, id: string): Promise<PushDevice | null> {
  return findRow(
    pool,
    pushDevice,
    'select endpoint, p256dh, auth from push_devices where id = $1 and vapid_key = $2',
    [id, publicKey],
  )
}

export async function deleteDevice(pool: Pool, id: string): Promise<void> {
  await execute(pool, 'delete from push_devices where id = $1', [id])
}

/** Queues messages: one job for each device of their person. */
export const createQueuePush =
  (queue: Pick<Queue, 'add'>): QueuePush =>
  async (client, staffId, message) => {
    const devices = await queryRows(client, z.string(), 'select id from push_devices where staff_id = $1', [
      staffId,
    ])
    await queue.add(
      client,
      'send-push',
      devices.map((deviceId) => ({ deviceId, message })),
    )
    return devices.length
  }
