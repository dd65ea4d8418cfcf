import type { Page } from '@playwright/test'
import { holdScripts } from '../support/early-acts.ts'
import { postEmpty } from '../support/early-and-late.ts'
import { expect, test } from '../support/shared-page.ts'
import { openAlive, readProperties } from '../support/site.ts'

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a menu opened before the scripts have come stays open', async ({ page }) => {
    const releaseScripts = await holdScripts(page)
    await page.goto('/')
    await page.locator('.menu-button').tap()
    await expect(page.locator('.menu-panel')).toBeVisible()
    await releaseScripts()
    await expect(page.locator('.menu-panel')).toBeVisible()
    await expect(page.locator('main')).toHaveAttribute('inert', '')
  })
})

test('a picture chosen before the scripts have come is shown when they do', async ({ page }) => {
  const { cards } = await readProperties(page)
  const releaseScripts = await holdScripts(page)
  await page.goto(`/eiendommer/${cards[0]?.id}`)
  const gallery = page.locator('.gallery')
  await gallery.getByRole('button', { name: 'Neste' }).click()
  await gallery.locator('.gallery-thumbnails a').nth(2).click()
  await gallery.getByRole('button', { name: 'Neste' }).click()
  await releaseScripts()
  await expect(gallery.locator('[aria-live]')).toHaveText(/^1 \//)
})

test('a notice submitted before the scripts have come is shown for review first', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/parkering-soknad')
  const form = page.locator('form.form')
  await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''))
  await form.locator('button[type=submit]').dblclick()
  await releaseScripts()
  await expect(page).toHaveURL('/parkering-soknad')
  await expect(page.locator('.error-summary')).toBeVisible()
})

test('a field in use keeps its scroll position, focus and cursor', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/melde-avvik')
  const field = page.locator('textarea').first()
  await field.pressSequentially('Det drypper fra taket')
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowLeft')
  await releaseScripts()
  await page.keyboard.type('nye ')
  await expect(field).toHaveValue('Det drypper fra nye taket')
})

test('answers given before the scripts have come win over an older draft, which fills in the rest', async ({
  page,
}) => {
  await openAlive(page, '/tapt-nokkel')
  await page.locator('[name=address]').fill('Torget 1')
  await page.locator('[name=circumstances]').fill('Falt i sluket')
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
  const releaseScripts = await holdScripts(page)
  await page.reload()
  await page.locator('[name=address]').fill('Torget 2')
  await releaseScripts()
  await expect(page.locator('[name=address]')).toHaveValue('Torget 2')
  await expect(page.locator('[name=circumstances]')).toHaveValue('Falt i sluket')
})

for (const [what, address, open] of [
  ['a form with errors', '/melde-avvik', postEmpty],
  ['a dialog', '/kundeservice?skjema=lostkey', (page: Page, path: string) => page.goto(path)],
] as const)
  test(`a field of ${what} keeps its focus when the scripts come`, async ({ page }) => {
    const releaseScripts = await holdScripts(page)
    await open(page, address)
    const field = page.locator('form.form [name=address]')
    await field.fill('Torget')
    await releaseScripts()
    await expect(field).toBeFocused()
    await page.keyboard.type(' 1')
    await expect(field).toHaveValue('Torget 1')
  })

test('a page with errors that is scrolled before the scripts have come stays where it is', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await postEmpty(page, '/melde-avvik')
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await releaseScripts()
  expect(await page.evaluate(() => scrollY)).toBe(900)
})
