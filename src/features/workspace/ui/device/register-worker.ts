import { workerScope, workerUrl } from '../../../../domain/people/device-worker.ts'

/** Whether the person is signing out. It holds for what is left of the document: to sign out loads another. */
let isForgotten = false

/**
 * Registers the service worker of the staff pages, or finds the one that is registered. Null where the browser has none,
 * such as in some private windows, in development, and for a person who is signing out.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (isForgotten || !import.meta.env.PROD || !('serviceWorker' in navigator)) return null
  // A registered worker is renewed by the browser, which looks for a new version with each page of its scope.
  const registered = await navigator.serviceWorker.getRegistration(workerScope)
  if (registered) return registered
  return navigator.serviceWorker
    .register(workerUrl, { scope: workerScope, type: 'module', updateViaCache: 'none' })
    .catch((error) => {
      console.error('The service worker was not registered', error)
      return null
    })
}

/** Takes the service worker away. What waits for a registration does not register it again. */
export async function unregisterWorker(): Promise<void> {
  isForgotten = true
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(workerScope)
  await registration?.unregister()
}
