import { expect, test } from '@playwright/test'
import { publicPaths } from '../../src/site/addresses/pages.ts'
import { openAlive, readProperties, waitUntilAlive } from '../support/site.ts'

test('no navigation of a visitor reports a violation of a security policy', async ({ page }) => {
  const { cards } = await readProperties(page)
  const reported: string[] = []
  await page.exposeFunction('noteViolation', (violation: string) => reported.push(violation))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, sourceFile }) =>
      Object(window).noteViolation(`${location.pathname}: ${effectiveDirective} ${sample} ${sourceFile}`),
    ),
  )
  await openAlive(page, '/')
  const paths = [`/eiendommer/${cards[0]?.id}`, '/eiendommer?visning=kart', '/sok?q=larvik', ...publicPaths]
  for (const path of paths) {
    // A plain link, which is followed as those of the pages are.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')?.append(link)
      link.click()
    }, path)
    await expect(page).toHaveURL(path)
    await waitUntilAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(reported).toEqual([])
})

test('markup with a script that a page writes is reported, and its own is not', async ({ page }) => {
  await openAlive(page, '/')
  const report = page.waitForRequest('**/api/sikkerhetsrapport')
  await page.evaluate(() => {
    const element = document.createElement('div')
    element.innerHTML = '<b>Eget</b>'
    element.innerHTML = '<img src="/finnes-ikke" onerror="alert(1)">'
  })
  expect((await report).postDataJSON()['csp-report']).toMatchObject({
    'effective-directive': 'require-trusted-types-for',
    disposition: 'report',
    'script-sample': expect.stringContaining('onerror'),
  })
})
