/**
 * What the service worker uses of its global scope (Service Workers, Push API, Background Sync). TypeScript's own library
 * of workers cannot be loaded beside the one of pages.
 */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: WorkerClients
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(kind: K, listener: (event: WorkerEvents[K]) => void): void
}

export interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: RequestEvent
  message: LastingEvent & Pick<MessageEvent<unknown>, 'data'>
  sync: LastingEvent & { readonly tag: string }
  push: LastingEvent & { readonly data: { json(): unknown } | null }
  pushsubscriptionchange: LastingEvent
  notificationclick: LastingEvent & { readonly notification: Notification }
}

/** An event for which the browser keeps the worker running until a promise is settled. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface WorkerClients {
  claim(): Promise<void>
  matchAll(filter: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>
  openWindow(url: string): Promise<WorkerClient | null>
}

interface WorkerClient {
  readonly url: string
  focus(): Promise<WorkerClient>
  navigate(url: string): Promise<WorkerClient | null>
}
