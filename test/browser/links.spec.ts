import { expect, test } from '@playwright/test'
import { allPaths } from '../support/site.ts'

test('no link on the site is dead', async ({ request }) => {
  const seen = new Map<string, string>()
  for (const path of allPaths) {
    const html = await (await request.get(path)).text()
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const address = (href ?? '').replaceAll('&amp;', '&').split('#')[0] ?? ''
      if (address.startsWith('/')) seen.set(address, path)
    }
  }
  expect(seen.size).toBeGreaterThan(60)
  const dead: string[] = []
  for (const [address, from] of seen) {
    const { status } = await request.get(address).then((response) => ({ status: response.status() }))
    if (status !== 200) dead.push(`${address} (${status}), linked from ${from}`)
  }
  expect(dead).toEqual([])
})
