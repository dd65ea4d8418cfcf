import { workerScope, workerUrl } from '../../../domain/device-worker.ts'

/**
 * Registers the service worker of the staff pages, or finds the one that is registered. Null where the browser has none,
 * such as in some private windows, and in development.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null
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
