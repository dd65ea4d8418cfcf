import type { WorkerEvents, WorkerScope } from './worker-scope.ts'

/** What the site sends (`src/features/sign-in/server/push/push-message.ts`). */
interface ShownMessage {
  title: string
  path: string
  tag: string
}

/** Shows a message of the site. A browser wants something to be shown for each, so one that cannot be read opens the inbox. */
export function onPush({ registration }: WorkerScope, event: WorkerEvents['push']): void {
  const { title, path, tag } = messageIn(event.data)
  event.waitUntil(
    registration.showNotification(title, { tag, icon: '/icon-192.png', badge: '/icon-192.png', data: path }),
  )
}

/** Opens the page of a message, in a window of the staff pages where there is one. */
export function onNotificationClick(
  { clients }: WorkerScope,
  event: WorkerEvents['notificationclick'],
): void {
  const { notification } = event
  notification.close()
  const path = isStaffPath(notification.data) ? notification.data : unreadable.path
  event.waitUntil(openPath(clients, path))
}

async function openPath(clients: WorkerScope['clients'], path: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [open] = windows.filter(({ url }) => isStaffPath(new URL(url).pathname))
  // A window that the worker does not control cannot be led elsewhere.
  const led = await open?.navigate(path).catch(() => null)
  await (led ? led.focus() : clients.openWindow(path))
}

const unreadable: ShownMessage = { title: 'Nytt i arbeidsflaten', path: '/saker', tag: 'varsel' }

function messageIn(data: WorkerEvents['push']['data']): ShownMessage {
  try {
    const message = data?.json()
    return isShownMessage(message) ? message : unreadable
  } catch {
    return unreadable
  }
}

const isShownMessage = (value: unknown): value is ShownMessage =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'tag' in value &&
  typeof value.tag === 'string' &&
  'path' in value &&
  isStaffPath(value.path)

/** Only pages of this site are opened, whatever a message says. */
const isStaffPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(saker|intern)([/?]|$)/.test(value)
