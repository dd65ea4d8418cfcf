import { sendOutbox } from '../../inbox/ui/outbox/send-outbox.ts'
import { outboxTexts } from '../../workspace/outbox.words.ts'
import { storeCopy } from '../../workspace/ui/device/device-copy.ts'
import { isStoreCopy, outboxTag } from '../../workspace/ui/device/messages.ts'
import { answerTo } from './answer.ts'
import { onNotificationClick, onPush } from './push.ts'
import { deleteOldShells, storeShell } from './shell.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

self.addEventListener('install', (event) => {
  event.waitUntil(storeShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, location.origin)
  if (answer) event.respondWith(answer)
})

self.addEventListener('sync', (event) => {
  if (event.tag === outboxTag) event.waitUntil(sendWaiting())
})

self.addEventListener('message', (event) => {
  if (isStoreCopy(event.data)) event.waitUntil(renewCopy(event.data.staffId))
})

self.addEventListener('push', (event) => onPush(self, event))

self.addEventListener('notificationclick', (event) => onNotificationClick(self, event))

/** The browser tries again later where this fails. */
async function sendWaiting(): Promise<void> {
  const { notTaken } = outboxTexts
  if ((await sendOutbox({ staffId: null, notTaken })) === 'unreachable')
    throw new Error('There is no contact')
}

async function renewCopy(staffId: string): Promise<void> {
  // The files of earlier builds are needed by the copy that this one replaces.
  if (await storeCopy(staffId)) await deleteOldShells()
}
