import type { Page } from '@playwright/test'
import { beginSending } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { expect, test } from '../support/reused-page.ts'
import { openAlive, waitUntilAlive } from '../support/site.ts'

const tile = (page: Page, name: string) =>
  page.locator('.service-tiles').getByRole('link', { name, exact: true })

for (const width of [390, 1280])
  test(`a double click on a tile opens its dialog, and presses nothing in it (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openAlive(page, '/kundeservice')
    await tile(page, 'Si opp leiligheten').dblclick()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName('Si opp leiligheten')
    // On a fast line the second click comes after the dialog, as here on its cross.
    const cross = await dialog.getByRole('button', { name: 'Lukk' }).boundingBox()
    const { x = 0, y = 0, width: size = 0 } = cross ?? {}
    await page.mouse.move(x + size / 2, y + size / 2)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Lukk' }).click()
    await expect(page.locator('dialog')).toHaveCount(0)
  })

test.describe('Back', () => {
  /** Modal, it has its history entry: before, it may be seen already. */
  const dialog = (page: Page) => page.locator('dialog:modal')

  test.beforeEach(async ({ page }) => {
    await openAlive(page, '/om-oss')
    await openAlive(page, '/kundeservice')
  })

  test('closes a dialog, and then leaves the page', async ({ page }) => {
    const pressed = tile(page, 'Meld avvik')
    await pressed.click()
    await expect(dialog(page)).toHaveAccessibleName('Meld avvik')
    await dialog(page).locator('textarea[name=description]').fill('Det drypper')
    await page.goBack()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/kundeservice')
    await expect(pressed).toBeFocused()
    await pressed.click()
    await expect(dialog(page).locator('textarea[name=description]')).toHaveValue('Det drypper')
    await page.goBack()
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/om-oss')
  })

  test('leaves the page once a dialog is closed in another way', async ({ page }) => {
    await tile(page, 'Tapt nøkkel').click()
    await expect(dialog(page)).toHaveAccessibleName('Tapt nøkkel')
    await page.keyboard.press('Escape')
    await tile(page, 'Naboklage').click()
    await expect(dialog(page)).toHaveAccessibleName('Naboklage')
    await dialog(page).getByRole('button', { name: 'Avbryt' }).click()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => 'dialog' in history.state)).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL('/om-oss')
  })

  test('leads from a dialog that was opened by its address to where its link was', async ({ page }) => {
    await openAlive(page, '/kundeservice?skjema=lostkey')
    await expect(page.locator('dialog:modal')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/kundeservice')
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  test('a dialog that the address asked for stays closed after a reload', async ({ page }) => {
    await openAlive(page, '/kundeservice?skjema=lostkey')
    await expect(dialog(page)).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/kundeservice')
    await expect(page.locator('dialog')).toHaveCount(0)
    await tile(page, 'Naboklage').click()
    await expect(dialog(page)).toHaveAccessibleName('Naboklage')
    await page.goBack()
    await expect(page.locator('dialog')).toHaveCount(0)
    // It is the same document.
    await expect(page.locator('html')).toHaveAttribute('data-same')
    await page.reload()
    await waitUntilAlive(page)
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  test('closes the dialog of a page that was reloaded under it', async ({ page }) => {
    await tile(page, 'Tapt nøkkel').click()
    await expect(dialog(page)).toBeVisible()
    await page.reload()
    await waitUntilAlive(page)
    await tile(page, 'Naboklage').click()
    await expect(dialog(page)).toHaveAccessibleName('Naboklage')
    await page.goBack()
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/om-oss')
  })

  test('leaves a page that was reloaded under its dialog', async ({ page }) => {
    await tile(page, 'Tapt nøkkel').click()
    await expect(dialog(page)).toBeVisible()
    await page.reload()
    await waitUntilAlive(page)
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/om-oss')
  })

  test('closes the dialog of another page', async ({ page }) => {
    await openAlive(page, '/hvitevarefeil')
    await page.getByRole('main').getByRole('link', { name: 'Meld feil', exact: true }).click()
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Meld feil', exact: true })).toBeFocused()
  })

  test('keeps a dialog open that is being sent', async ({ page }) => {
    const answer = await beginSending(page, formWithId('lost-key-dialog'))
    await page.goBack()
    await expect(dialog(page)).toBeVisible()
    answer()
    await expect(page.locator('.sent-panel')).toBeVisible()
    await expect(page).toHaveURL('/kundeservice')
  })
})

test('the question about danger stands first in a dialog, apart from the next one', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await openAlive(page, '/kundeservice?skjema=issue')
    const question = page.getByRole('group', { name: 'Er det fare akkurat nå?' })
    const box = await question.boundingBox()
    const next = await question.locator('xpath=following::*[self::input or self::select][1]').boundingBox()
    expect((next?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(16)
  }
})
