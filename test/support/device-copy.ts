import type { Page } from '@playwright/test'
import { deviceKeyCookie } from '../../src/domain/people/device-worker.ts'
import { openedAnswer, sealedPlaceOf } from '../../src/features/workspace/ui/device/device-copy.ts'
import { keyFrom } from '../../src/features/workspace/ui/device/seal.ts'

const copied = '/saker/i-dag'

/** «I dag» as a device has stored it, opened with the key that its browser has; null where it cannot be read. */
export async function readDeviceCopy(page: Page): Promise<string | null> {
  const cookies = await page.context().cookies()
  const key = cookies.find(({ name }) => name === deviceKeyCookie)?.value
  const stored = await page.evaluate(
    async (place) => {
      const answer = await caches.match(place)
      return answer ? [...new Uint8Array(await answer.arrayBuffer())] : null
    },
    await sealedPlaceOf(copied),
  )
  if (!key || !stored) return null
  const opened = await openedAnswer(await keyFrom(key), copied, new Response(new Uint8Array(stored)))
  return opened ? opened.text() : null
}

/** Everything that a device has stored of the site, as text, besides the files of the build. */
export function storedOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        texts.push(request.url)
        if (!new URL(request.url).pathname.startsWith('/assets/'))
          texts.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    const entries = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('utboks')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('entries').objectStore('entries').getAll()
        reading.onsuccess = () => resolve(reading.result)
        reading.onerror = () => reject(reading.error)
      }
    })
    return [...texts, JSON.stringify(entries)].join('\n')
  })
}
