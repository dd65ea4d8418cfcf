import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { strangersRates } from './strangers-rates.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** How many of some requests are allowed. */
const allowed = (
  rates: ReturnType<typeof strangersRates>,
  count: number,
  client: (at: number) => string | null,
  path: string,
) => Array.from({ length: count }, (_, at) => rates(client(at), 'GET', path)).filter(Boolean).length

test('a client has 120 files of the sitemap in a minute, and all have 30 in a second', () => {
  const rates = strangersRates()
  const perSecond = Array.from({ length: 6 }, () => {
    const count = allowed(rates, 29, () => '10.0.0.1', '/sitemap-eiendommer-1.xml')
    vi.advanceTimersByTime(1000)
    return count
  })
  expect(perSecond).toEqual([29, 29, 29, 29, 4, 0])
  expect(allowed(rates, 200, (at) => `10.0.1.${at}`, '/sitemap.xml')).toBe(30)
  vi.advanceTimersByTime(60_000)
  expect(allowed(rates, 29, () => '10.0.0.1', '/sitemap-sider.xml')).toBe(29)
})

test('sitemaps take nothing from the pages that a client has made', () => {
  const rates = strangersRates()
  allowed(rates, 200, () => '10.0.0.1', '/sitemap.xml')
  expect(allowed(rates, 700, () => '10.0.0.1', '/api/eiendommer')).toBe(600)
  expect(allowed(rates, 700, () => null, '/sitemap.xml')).toBe(700)
})
