import type { Page } from '@playwright/test'
import { expect, test } from '../support/reused-page.ts'
import { expectAccessibleAt, openAlive } from '../support/site.ts'

const categories = ['Bolig', 'Minilager', 'Parkering', 'Næring', 'Coliving', 'Reklame']
const button = (page: Page) => page.locator('.menu-button')
const group = (page: Page, label: string) =>
  page.locator('.menu-group', { has: page.locator(`summary:text-is("${label}")`) })

test.describe('on a wide screen', () => {
  test('the menu and its side menus open on hover', async ({ page }) => {
    await openAlive(page, '/')
    await button(page).hover()
    for (const label of categories) {
      await page.locator(`.menu-group > summary:text-is("${label}")`).hover()
      await expect(group(page, label).getByRole('link', { name: 'Se alle' })).toBeVisible()
      await expect(page.locator('.menu-group[open]')).toHaveCount(1)
    }
    await page.mouse.move(5, 700)
    await expect(page.locator('.menu-panel')).toBeHidden()
  })

  test('categories opened by a press stay open together, by pointer and by key', async ({ page }) => {
    await openAlive(page, '/')
    await button(page).hover()
    const opened = page.locator('.menu-group[open]')
    for (const label of ['Bolig', 'Næring'])
      await page.locator(`.menu-group > summary:text-is("${label}")`).click()
    await expect(opened).toHaveCount(2)
    await page.locator('.menu-group > summary:text-is("Coliving")').focus()
    await page.keyboard.press('Enter')
    await page.locator('.menu-group > summary:text-is("Reklame")').focus()
    await page.keyboard.press('ArrowRight')
    await expect(opened).toHaveCount(4)
    for (const plural of ['boliger', 'næringslokaler', 'reklameplasser'])
      await expect(page.getByRole('link', { name: `Se alle ${plural}` })).toBeVisible()
    await page.locator('.menu-group > summary:text-is("Bolig")').click()
    await expect(opened).toHaveCount(3)
  })

  test('opens by keyboard, moves with arrows, and returns focus on Esc', async ({ page }) => {
    await openAlive(page, '/')
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.menu-group > summary').first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: 'Om bolig' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(
      page.locator('.menu-group[open]').getByRole('link', { name: 'Ledige leiligheter' }),
    ).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('.menu-group > summary').first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.locator('.menu-panel').getByRole('link', { name: 'Fakturainformasjon' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('.menu-panel')).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('opens with Enter and closes when focus leaves', async ({ page }) => {
    await openAlive(page, '/')
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.menu-panel')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('.menu-panel')).toBeHidden()
  })

  test('the button names its action, and a later press closes a menu opened on hover', async ({ page }) => {
    await openAlive(page, '/')
    await expect(button(page)).toHaveAccessibleName('Meny')
    await button(page).hover()
    await expect(button(page)).toHaveAccessibleName('Lukk')
    // A press just after the pointer has come is taken as meant to open it.
    await expect(async () => {
      await button(page).click()
      await expect(page.locator('.menu-panel')).toBeHidden({ timeout: 500 })
    }).toPass()
    await expect(button(page)).toHaveAccessibleName('Meny')
  })

  test('each category leads to its own list', async ({ page }) => {
    await openAlive(page, '/')
    await button(page).hover()
    await page.locator('.menu-group > summary:text-is("Minilager")').hover()
    await page.getByRole('link', { name: 'Våre minilager' }).click()
    await expect(page).toHaveURL('/eiendommer?type=minilager')
    await expect(page.locator('.menu-panel')).toBeHidden()
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu fills the screen, keeps the page still, and closes with any link', async ({ page }) => {
    await openAlive(page, '/')
    await button(page).tap()
    const panel = await page.locator('.menu-panel').boundingBox()
    expect(panel?.width).toBe(390)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.locator('.menu-panel').getByRole('link', { name: 'Om oss' }).tap()
    await expect(page).toHaveURL('/om-oss')
    await expect(page.locator('.menu-panel')).toBeHidden()
  })

  test('several categories stay open at once, each with «Se alle»', async ({ page }) => {
    await openAlive(page, '/')
    await button(page).tap()
    await page.locator('.menu-group > summary:text-is("Bolig")').tap()
    await page.locator('.menu-group > summary:text-is("Næring")').tap()
    await expect(page.locator('.menu-group[open]')).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Se alle boliger' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Se alle næringslokaler' })).toBeVisible()
  })

  test('the page behind the menu is inert', async ({ page }) => {
    await openAlive(page, '/')
    await button(page).tap()
    await expect(page.locator('main')).toHaveAttribute('inert', '')
    await button(page).tap()
    await expect(page.locator('main')).not.toHaveAttribute('inert', '')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const width of [390, 1280]) {
    test(`the menu opens and leads on at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await button(page).click()
      await expect(button(page)).toHaveAccessibleName('Lukk')
      await page.locator('.menu-group > summary:text-is("Parkering")').click()
      await page.getByRole('link', { name: 'Våre parkeringsplasser' }).click()
      await expect(page).toHaveURL('/eiendommer?type=parkering')
    })
  }
})

for (const width of [375, 1280]) {
  test(`the open menu is accessible at ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAlive(page, '/eiendommer')
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.locator('.menu-group > summary').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: 'Se alle' }).first()).toBeVisible()
    await expectAccessibleAt(page, width)
  })
}

test('on a narrow screen the arrow keys enter a category too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, '/')
  await button(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.menu-shortcut a').first()).toBeFocused()
  await page.locator('.menu-group > summary').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: 'Om bolig' })).toBeFocused()
})
