import { openForm } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { expect, test } from '../support/reused-page.ts'
import { openAlive } from '../support/site.ts'

test.describe('what was typed just before', () => {
  test('its dialog is closed is there when the dialog is opened again', async ({ page }) => {
    const form = formWithId('lost-key-dialog')
    const element = await openForm(page, form)
    await element.locator('[name=address]').fill('Torget 1')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Tapt nøkkel' }).click()
    await expect(element.locator('[name=address]')).toHaveValue('Torget 1')
  })

  test('the page is left is there when the page is opened again', async ({ page }) => {
    await openAlive(page, '/melde-avvik')
    await page.locator('textarea[name=description]').fill('Det drypper fra taket')
    await page.goto('/om-oss')
    await openAlive(page, '/melde-avvik')
    await expect(page.locator('textarea[name=description]')).toHaveValue('Det drypper fra taket')
  })
})
