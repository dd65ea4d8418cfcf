import { deleteCopies } from './device-copy.ts'
import { unregisterWorker } from './register-worker.ts'

/**
 * Deletes what the device has stored of cases, and takes the service worker away. What waits in the outbox stays, for its
 * owner alone.
 */
export async function forgetDevice(): Promise<void> {
  if ('caches' in window) await deleteCopies()
  await unregisterWorker()
}
