import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { openAlive, readProperties } from '../support/site.ts'

/** What fetches ahead does not, for a visitor who saves data. */
const savesData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })

test('no page waits for a style sheet, and the router loads none that the page has inlined', async ({
  page,
}) => {
  await page.addInitScript(savesData)
  const { cards } = await readProperties(page, '?type=bolig')
  const property = `/eiendommer/${cards[0]?.id}`
  for (const path of ['/', '/eiendommer', property, '/bolig', '/melde-avvik', '/kundeservice']) {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const html = await (await page.request.get(path)).text()
    expect(html, path).not.toContain('rel="stylesheet"')
    await openAlive(page, path)
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/fetch-ahead')),
    )
    expect(
      asked.filter((url) => url.endsWith('.css')),
      path,
    ).toEqual([])
    page.removeAllListeners('request')
  }
})

test('the policies of all pages differ in the one style sheet that is inlined, and a script that is injected into a page does not run', async ({
  page,
}) => {
  const policies = new Set<string>()
  const sheets = new Set<string | undefined>()
  for (const path of [
    '/',
    '/eiendommer',
    '/melde-avvik',
    '/kundeservice?skjema=survey',
    '/mine-saker',
    '/login',
  ]) {
    const response = await page.goto(path)
    const policy = (await response?.headerValue('content-security-policy')) ?? ''
    const written = await page.locator('style').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML))
    const longest = written.reduce((one, other) => (other.length > one.length ? other : one))
    const sheet = createHash('sha256').update(longest).digest('base64')
    expect(policy, path).toContain(`'sha256-${sheet}'`)
    policies.add(policy.replace(sheet, ''))
    sheets.add(sheet)
  }
  expect(policies.size).toBe(1)
  expect(sheets.size).toBeGreaterThan(3)
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace('</head>', '<script>window.injected = 1</script></head>')
      .replace(
        '</body>',
        '<script type="module">window.injected = 2</script><style>body{display:none}</style></body>',
      )
    await route.fulfill({ response, body })
  })
  await openAlive(page, '/')
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  await expect(page.locator('body')).toBeVisible()
})
