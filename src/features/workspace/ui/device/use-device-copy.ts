import { useEffect } from 'react'
import { deleteCopies } from './device-copy.ts'
import type { StoreCopyMessage } from './messages.ts'
import { registerWorker } from './register-worker.ts'

/** Several changes in a row make one copy. */
const WAIT_MS = 1500

/** Registers the service worker, and deletes what the device has stored of cases for another staff member. */
export function useWorker(staffId: string): void {
  useEffect(() => {
    registerWorker()
    if ('caches' in window) deleteCopies({ except: staffId })
  }, [staffId])
}

/** The reading that was stored last: coming back to the page does not store it again. */
let stored: string | null = null

/** Stores «I dag» on the device each time it was read from the server. `reading` identifies what was read. */
export function useDeviceCopy(staffId: string, reading: string): void {
  useEffect(() => {
    if (reading === stored) return
    const timer = setTimeout(() => {
      stored = reading
      storeCopy(staffId)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [staffId, reading])
}

async function storeCopy(staffId: string): Promise<void> {
  const registration = await registerWorker()
  if (!registration || !navigator.onLine) return
  await navigator.serviceWorker.ready
  const message: StoreCopyMessage = { kind: 'store-copy', staffId }
  registration.active?.postMessage(message)
}
