import type { Pool } from 'pg'
import { z } from 'zod'
import type { Log } from '../../../../platform/base/log.ts'
import { JOB_LEASE_RENEWAL_S, type Queue } from '../../../../platform/queue/open-queue.ts'
import { deleteDevice, findDevice } from './devices.ts'
import { type PushMessage, pushMessage } from './push-message.ts'
import { isAllowedEndpoint, sendToDevice } from './push-service.ts'
import type { PushSettings } from './push-settings.ts'

interface PushWork extends PushSettings {
  pool: Pool
  log: Log
}

const queuedPush = z.object({ deviceId: z.string(), message: pushMessage })

/** Sends the queued messages to devices. One that cannot be handed in waits, longer each time. */
export async function startPushWorker({ boss }: Queue, work: PushWork): Promise<void> {
  const options = { pollingIntervalSeconds: 0.5, heartbeatRefreshSeconds: JOB_LEASE_RENEWAL_S }
  await boss.work('send-push', options, async ([job]) => {
    if (!job) return
    const { deviceId, message } = queuedPush.parse(job.data)
    await sendPush(work, deviceId, message)
  })
}

/**
 * Sends one message, and removes a device that takes none any more. Nothing is sent to services that are not allowed.
 * @throws Error where it is to be tried again.
 */
export async function sendPush(
  { pool, vapid, hosts, log }: PushWork,
  deviceId: string,
  message: PushMessage,
): Promise<void> {
  const device = await findDevice(pool, vapid, deviceId)
  const outcome =
    device && isAllowedEndpoint(device.endpoint, hosts) ? await sendToDevice(vapid, device, message) : 'gone'
  if (outcome === 'gone') await deleteDevice(pool, deviceId)
  if (outcome === 'refused') log.warn({ deviceId }, 'The push service refused a message')
}
