import type { Page } from '@playwright/test'

/** Holds what a page asks for at these addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await gate
    await route.continue()
  })
  return release
}
