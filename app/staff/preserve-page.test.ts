import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { preservePage } from './preserve-page.ts'

const openPage = 'https://husvaer.example/saker'
const assign = vi.fn()

beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', { href: openPage, origin: new URL(openPage).origin, assign })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  return () => vi.unstubAllGlobals()
})

/** What the middleware makes of a navigation to another page that gets no answer. */
async function navigateInVain(controller = new AbortController()) {
  const request = new Request(`${openPage}?hast=urgent`, { signal: controller.signal })
  const failed = { 'routes/saker': { type: 'error' as const, result: new TypeError('Failed to fetch') } }
  return preservePage(
    {
      request,
      url: new URL(request.url),
      params: {},
      pattern: '/saker',
      context: new RouterContextProvider(),
    },
    async () => failed,
  )
}

test('a page that cannot be reached is asked of the service worker', async () => {
  await navigateInVain()
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${openPage}?hast=urgent`)
})

test('a navigation whose place a newer one took loads no document', async () => {
  const controller = new AbortController()
  controller.abort()
  await navigateInVain(controller)
  expect(assign).not.toHaveBeenCalled()
})
