import type { ActionOutcome } from '../../../../forms/engine/action-result.ts'
import { outboxOwnerHeader, outboxUrl } from '../../../workspace/device-outbox.ts'
import { type OutboxEntry, outboxBodyOf } from '../../../workspace/ui/outbox/outbox-entry.ts'
import { completeEntry, putEntry, readEntries } from '../../../workspace/ui/outbox/outbox-store.ts'

/** A weak line may take its time for a photo. */
const TIMEOUT_MS = 90_000

/** How the sending ended: all that could be sent was sent, or why not. */
export type SendState = 'sent' | 'unreachable' | 'signed-out'

/** Where the sending of one entry ended. */
type Sent =
  | { state: 'answered'; outcome: ActionOutcome }
  | { state: 'not-taken' }
  | { state: 'unreachable' }
  | { state: 'signed-out' }

interface SendOptions {
  /** Whose entries; null for those of the staff member who is signed in, of which the server refuses the others. */
  staffId: string | null
  /** The words for what the server refuses without a sentence. */
  notTaken: string
}

/**
 * Sends what waits, in its order, one at a time over all tabs and the service worker. An entry is deleted when the server
 * has confirmed its key, and kept in every other case. What is refused is marked, and does not stop the others.
 */
export function sendOutbox(options: SendOptions): Promise<SendState> {
  return navigator.locks.request('utboks', () => sendAll(options))
}

async function sendAll({ staffId, notTaken }: SendOptions): Promise<SendState> {
  const entries = (await readEntries()).filter(
    (entry) => entry.refusal === null && (staffId === null || entry.staffId === staffId),
  )
  for (const entry of entries) {
    const sent = await send(entry)
    if (sent.state === 'not-taken') {
      await putEntry({ ...entry, refusal: notTaken })
      continue
    }
    if (sent.state !== 'answered') return sent.state
    if (sent.outcome.status === 'refused') await putEntry({ ...entry, refusal: sent.outcome.message })
    else await completeEntry(entry, sent.outcome)
  }
  return 'sent'
}

async function send(entry: OutboxEntry): Promise<Sent> {
  try {
    const answer = await fetch(outboxUrl, {
      method: 'POST',
      body: outboxBodyOf(entry),
      headers: { [outboxOwnerHeader]: entry.staffId },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 401) return { state: 'signed-out' }
    if (answer.status === 408 || answer.status === 429 || answer.status >= 500)
      return { state: 'unreachable' }
    if (!answer.ok) return { state: 'not-taken' }
    const { key, outcome }: { key: unknown; outcome: ActionOutcome } = await answer.json()
    // What answers for another server, such as the sign-in page of a wireless network, does not know the key.
    return key === entry.key ? { state: 'answered', outcome } : { state: 'unreachable' }
  } catch {
    return { state: 'unreachable' }
  }
}
