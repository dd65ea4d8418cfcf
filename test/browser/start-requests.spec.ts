import { expect, test } from '@playwright/test'
import { openAlive, waitUntilAlive } from '../support/site.ts'

/** A line as a phone has it, in bytes a second and milliseconds. */
const fourG = {
  offline: false,
  latency: 20,
  downloadThroughput: 5e6,
  uploadThroughput: 5e6,
  connectionType: 'cellular4g',
} as const

test('scripts load after the pictures of the first screen', async ({ page }) => {
  const order: string[] = []
  page.on('request', (request) => {
    if (['script', 'image'].includes(request.resourceType())) order.push(request.resourceType())
  })
  await openAlive(page, '/eiendommer')
  expect(order[0]).toBe('image')
  expect(order.indexOf('script')).toBeGreaterThan(0)
})

test('no page preloads a script', async ({ request }) => {
  for (const path of ['/', '/eiendommer', '/melde-avvik', '/login'])
    expect(await (await request.get(path)).text(), path).not.toMatch(/<link[^>]+modulepreload/)
})

test('the scripts of a page ask to be compiled while they come', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (/\/(framework|site|forside)-[^/]+\.js$/.test(response.url())) scripts.push(await response.text())
  })
  await openAlive(page, '/')
  await expect.poll(() => scripts.length).toBe(3)
  for (const script of scripts) expect(script.slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('all scripts of a page are asked for at once, and the application starts when all have come', async ({
  page,
}) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('**/assets/*.js', async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace(/^\/assets\/|-.{7}\.js$/g, ''))
    await gate
    await route.continue()
  })
  await page.goto('/')
  await expect.poll(() => [...asked].sort()).toEqual(['forside', 'framework', 'page-parts', 'site', 'start'])
  open()
  await waitUntilAlive(page)
})

test('a script that starts the application early waits for the modules of its page', async ({ page }) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/assets/forside-*.js', async (route) => {
    await gate
    await route.continue()
  })
  const start = page.waitForResponse('**/assets/start-*.js')
  await page.goto('/')
  await (await start).finished()
  expect(await page.evaluate(() => '__reactRouterManifest' in window)).toBe(false)
  open()
  await waitUntilAlive(page)
})

test('the front page makes 20 requests at most on a phone until it is alive, with its pictures', async ({
  browser,
}) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  })
  // How far below the window pictures are loaded depends on the line (1 250 px at 4G), which Chromium guesses of the machine.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', fourG)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAlive(page, '/')
  // What the next page needs comes after that.
  const ahead = asked.findIndex((url) => url.includes('/fetch-ahead'))
  const needed = ahead < 0 ? asked : asked.slice(0, ahead)
  expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(20)
  await page.close()
})
