import type { FormEvent } from 'react'
import { deleteCopies } from './device-copy.ts'
import { unregisterWorker } from './register-worker.ts'

/** The forms that may be sent: the staff member has answered, or nothing waits. */
const confirmed = new WeakSet<HTMLFormElement>()

/**
 * Signs out once what waits in the outbox is known. Where something waits, `question` is asked first: it stays on the
 * device, and is sent when its owner has signed in again.
 */
export async function signOut(
  event: FormEvent<HTMLFormElement>,
  question: (count: number) => string,
): Promise<void> {
  const form = event.currentTarget
  if (confirmed.has(form)) return
  const { nativeEvent } = event
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  event.preventDefault()
  const waiting = await countWaiting()
  if (waiting > 0 && !confirm(question(waiting))) return
  await forgetDevice()
  confirmed.add(form)
  form.requestSubmit(submitter)
}

/** How much of the outbox was not sent. A device without an outbox has nothing that waits. */
async function countWaiting(): Promise<number> {
  const { readEntries } = await import('../outbox/outbox-store.ts')
  return readEntries().then(
    (entries) => entries.length,
    () => 0,
  )
}

/**
 * Deletes what the device has stored of cases, and takes the service worker away. What waits in the outbox stays, for its
 * owner alone.
 */
async function forgetDevice(): Promise<void> {
  if ('caches' in window) await deleteCopies()
  await unregisterWorker()
}
