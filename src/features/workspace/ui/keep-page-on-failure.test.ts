import { data, RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepPageOnFailure } from './keep-page-on-failure.ts'

const openPage = 'https://husvaer.example/saker'
const assign = vi.fn()

beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', { href: openPage, origin: new URL(openPage).origin, assign })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  return () => vi.unstubAllGlobals()
})

/** The message beside a form whose post ended with an error, which the router hands on wrapped. */
async function postInVain(error: Error): Promise<unknown> {
  const request = new Request(openPage, { method: 'POST' })
  const given = { 'routes/saker': { type: 'error' as const, result: data(error) } }
  const context = new RouterContextProvider()
  const results = await keepPageOnFailure(
    { request, url: new URL(openPage), params: {}, pattern: '/saker', context },
    async () => given,
  )
  return Object.values(results ?? {})
}

/** What the middleware makes of a navigation to another page that gets no answer. */
async function navigateInVain(controller = new AbortController()) {
  const request = new Request(`${openPage}?hast=urgent`, { signal: controller.signal })
  const failed = { 'routes/saker': { type: 'error' as const, result: new TypeError('Failed to fetch') } }
  return keepPageOnFailure(
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

test.each([
  ['no answer came', new TypeError('Failed to fetch'), 'Vi fikk ikke kontakt.'],
  ['the server answered that it could not', new Error('Unexpected Server Error'), 'Noe gikk galt hos oss.'],
])('what was typed stays, and its form says what happened: %s', async (_, error, message) => {
  expect(await postInVain(error)).toMatchObject([
    {
      type: 'data',
      result: {
        data: { status: 'refused', message: expect.stringContaining(message) },
        init: { status: 503 },
      },
    },
  ])
})
