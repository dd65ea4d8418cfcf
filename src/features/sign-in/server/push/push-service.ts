import type { PushDevice } from './devices.ts'
import { encryptMessage } from './encrypt-message.ts'
import type { PushMessage } from './push-message.ts'
import type { Vapid } from './vapid.ts'

/** How long a push service keeps a message for a device that is off: an urgent one is told by mail besides. */
const KEPT_SECONDS = { urgent: 3600, other: 12 * 3600 }
const ANSWERS_WITHIN_MS = 15_000

/** `gone`: the device takes no messages any more. `refused`: this message never will be taken. */
type PushOutcome = 'sent' | 'gone' | 'refused'

/**
 * Hands a message to the push service of a device (RFC 8030).
 * @throws Error where the service does not answer, or asks to try later.
 */
export async function sendToDevice(
  vapid: Vapid,
  { endpoint, ...keys }: PushDevice,
  { isUrgent, ...shown }: PushMessage,
): Promise<PushOutcome> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      Authorization: vapid.authorization(endpoint, new Date()),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(KEPT_SECONDS[isUrgent ? 'urgent' : 'other']),
      Urgency: isUrgent ? 'high' : 'normal',
    },
    body: new Uint8Array(encryptMessage(JSON.stringify(shown), keys)),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  })
  await response.body?.cancel()
  if (response.ok) return 'sent'
  if (response.status === 404 || response.status === 410) return 'gone'
  if (response.status === 429 || response.status >= 500)
    throw new Error(`The push service answered ${response.status}`)
  return 'refused'
}

/** Whether an address is one of a push service that the landlord allows; on this machine without encryption too. */
export function isAllowedEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (!url || url.username || url.password) return false
  const isLocal = url.protocol === 'http:' && url.hostname === '127.0.0.1'
  if (!isLocal && (url.protocol !== 'https:' || url.port)) return false
  return hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host))
}
