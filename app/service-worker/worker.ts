import { answerTo } from './answer.ts'
import { storeCopy } from './device-copy.ts'
import { isStoreCopy } from './messages.ts'
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

self.addEventListener('message', (event) => {
  if (isStoreCopy(event.data)) event.waitUntil(renewCopy(event.data.staffId))
})

async function renewCopy(staffId: string): Promise<void> {
  // The files of earlier builds are needed by the copy that this one replaces.
  if (await storeCopy(staffId)) await deleteOldShells()
}
