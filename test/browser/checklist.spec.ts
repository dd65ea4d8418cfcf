import { expect, test } from '@playwright/test'
import { openAlive } from '../support/site.ts'

test.describe('the cleaning checklist', () => {
  test('counts, says what is saved, and is there again', async ({ page }) => {
    await openAlive(page, '/sjekkliste-flyttevask')
    const boxes = page.locator('.checklist').getByRole('checkbox')
    await expect(boxes).toHaveCount(39)
    await expect(page.locator('.checklist h2')).toHaveText([
      'Kjøkken',
      'Bad',
      'Alle rom',
      'Generelt',
      'Utvendig og lager',
    ])
    await expect(page.locator('.checklist-side ol li')).toHaveCount(10)
    await expect(page.locator('.checklist-side ul li')).toHaveCount(4)
    await boxes.nth(0).check()
    await boxes.nth(38).check()
    await expect(page.getByText('2 av 39 punkter')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '2')
    await page.getByRole('button', { name: 'Lagre fremdrift' }).click()
    await expect(page.locator('.toast')).toContainText('Du har fullført 2 av 39 punkter.')
    await openAlive(page, '/sjekkliste-flyttevask')
    await expect(page.getByText('2 av 39 punkter')).toBeVisible()
    await expect(boxes.nth(38)).toBeChecked()
    await page.getByRole('link', { name: 'Kontakt kundeservice' }).click()
    await expect(page).toHaveURL(/\/kundeservice$/)
  })

  test('goes along in a link', async ({ page, browser, baseURL }) => {
    await openAlive(page, '/sjekkliste-flyttevask')
    const boxes = page.locator('.checklist').getByRole('checkbox')
    for (const index of [1, 5, 20]) await boxes.nth(index).check()
    const mail = await page.getByRole('link', { name: 'Send lenken på e-post' }).getAttribute('href')
    const link = new URL(decodeURIComponent(/body=(.*)$/.exec(mail ?? '')?.[1] ?? ''))
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const elsewhere = await other.newPage()
    await openAlive(elsewhere, link.pathname + link.hash)
    await expect(elsewhere.getByText('3 av 39 punkter')).toBeVisible()
    await expect(elsewhere.locator('.checklist').getByRole('checkbox').nth(20)).toBeChecked()
    await other.close()
  })

  test('has the five categories of old in the dialog', async ({ page }) => {
    await openAlive(page, '/kundeservice')
    await page.getByRole('main').getByRole('link', { name: 'Sjekkliste for flyttevask' }).click()
    await expect(page.getByRole('dialog').locator('h3')).toHaveText([
      'Kjøkken',
      'Bad/WC',
      'Soverom og stuer',
      'Vinduer og generelt',
      'Utvendig og lager',
    ])
  })
})
