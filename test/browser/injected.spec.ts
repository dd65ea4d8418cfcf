import { expect, test } from '@playwright/test'
import { openAlive } from '../support/site.ts'

test('a script or style that is injected into a page does not take effect', async ({ page }) => {
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
