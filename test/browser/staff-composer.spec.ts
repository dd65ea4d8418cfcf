import { expect, type Locator, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

test('on a telephone the composer is one line until it is written in, and never covers what is answered', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInAs(browser, 'saksbehandler', baseURL, {
    viewport: { width: 390, height: 750 },
  })
  const page = await context.newPage()
  const sent = await send(page, 'issue-report', {
    description: `Dryppende kran. ${'Vannet kommer fra taket i gangen.\n'.repeat(250)}`,
  })
  await openStaffPage(page, `/saker/${sent.reference}`)
  const composer = page.locator('.composer')
  const heightOf = async () => (await composer.boundingBox())?.height
  expect(await heightOf()).toBeLessThan(80)
  // Without the scrolling of a test's own press: what lies at the edge of the window is pressed there.
  const press = async (part: Locator) => {
    const { x, y } = (await part.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 20, y + 20)
  }
  await press(composer.locator('summary', { hasText: 'Internt notat' }))
  await expect(page.locator('#note')).toBeVisible()
  expect(await heightOf()).toBeLessThan(80)
  await press(composer.locator('summary', { hasText: 'Svar til avsenderen' }))
  await press(page.locator('#message'))
  await expect(page.getByRole('button', { name: 'Send svar' })).toBeInViewport({ ratio: 1 })
  const written = page.locator('#skrevet')
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)
  // With a line or more above the composer, below the header.
  await expect.poll(async () => (await topOf(composer)) - (await topOf(written))).toBeGreaterThan(40)
  expect(await topOf(written)).toBeGreaterThanOrEqual(50)
  // By keyboard its heading is reached from the field.
  await page.keyboard.press('Shift+Tab')
  await expect(composer.locator('summary', { hasText: 'Svar til avsenderen' })).toBeFocused()
  // Beside a keyboard on the screen there is no room for it.
  await page.setViewportSize({ width: 390, height: 430 })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(composer).not.toBeInViewport()
  await context.close()
})
