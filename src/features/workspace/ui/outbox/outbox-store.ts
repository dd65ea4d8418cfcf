import type { ActionOutcome } from '../../../../forms/engine/action-result.ts'
import type { OutboxEntry } from './outbox-entry.ts'

const STORE = 'entries'

/** The channel on which every change of the outbox is announced, to all tabs and the service worker. */
export const outboxChannel = 'utboks'

/** What the server answered to an entry: whichever tab, or the service worker, has sent it, each tab shows it. */
export interface AnsweredMessage {
  kind: 'answered'
  entry: Pick<OutboxEntry, 'staffId' | 'action' | 'reference'>
  outcome: ActionOutcome
}

export function isAnswered(data: unknown): data is AnsweredMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'answered'
}

/** Opens the outbox of the device. Rejects where there is no IndexedDB, or where it may not be used. */
function openOutbox(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!('indexedDB' in globalThis)) return reject(new Error('There is no IndexedDB'))
    const request = indexedDB.open('utboks', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('The outbox is open in an older version'))
  })
}

/** Runs a transaction, and gives the result of its request once it is stored for good. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openOutbox()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' })
      const request = work(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
      transaction.onerror = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** Stores an entry, or its new state. Rejects with a `QuotaExceededError` where the device is full. */
export async function putEntry(entry: OutboxEntry): Promise<void> {
  await inStore('readwrite', (store) => store.put(entry))
  announce()
}

export async function deleteEntry(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key))
  announce()
}

/** Deletes an entry that the server has confirmed. Its answer is told first, so that no tab shows the case as if nothing had been done. */
export async function completeEntry(
  { key, staffId, action, reference }: OutboxEntry,
  outcome: ActionOutcome,
): Promise<void> {
  announce({ kind: 'answered', entry: { staffId, action, reference }, outcome })
  await deleteEntry(key)
}

function announce(message: AnsweredMessage | null = null): void {
  const channel = new BroadcastChannel(outboxChannel)
  channel.postMessage(message)
  channel.close()
}

/** All entries in the order in which they were made. */
export async function readEntries(): Promise<OutboxEntry[]> {
  const entries = await inStore('readonly', (store): IDBRequest<OutboxEntry[]> => store.getAll())
  return entries.sort((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1))
}
