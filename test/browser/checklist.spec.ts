import { expect, test } from '../support/reused-page.ts'
import { openAlive } from '../support/site.ts'

test.describe('the cleaning checklist', () => {
  test('counts progress, says that it is saved, and saves each tick', async ({ page }) => {
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
    await expect(page.locator('.sjekkliste-flyttevask-side ol li')).toHaveCount(10)
    await expect(page.locator('.sjekkliste-flyttevask-side ul li')).toHaveCount(4)
    await boxes.nth(0).check()
    await boxes.nth(38).check()
    await expect(page.getByText('2 av 39 punkter')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '2')
    await page.getByRole('button', { name: 'Lagre fremdrift' }).click()
    await expect(page.locator('.toast-card')).toContainText('Du har fullført 2 av 39 punkter.')
    await boxes.nth(7).check()
    await openAlive(page, '/sjekkliste-flyttevask')
    await expect(page.getByText('3 av 39 punkter')).toBeVisible()
    await expect(boxes.nth(38)).toBeChecked()
    await page.getByRole('link', { name: 'Kontakt kundeservice' }).click()
    await expect(page).toHaveURL(/\/kundeservice$/)
  })

  test('imports the progress from a link once, and asks before it resets', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openAlive(page, '/sjekkliste-flyttevask')
    const boxes = page.locator('.checklist').getByRole('checkbox')
    for (const index of [1, 5, 20]) await boxes.nth(index).check()
    const mail = await page.getByRole('link', { name: 'Send lenken på e-post' }).getAttribute('href')
    const link = new URL(decodeURIComponent(/body=(.*)$/.exec(mail ?? '')?.[1] ?? ''))
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const elsewhere = await other.newPage()
    await openAlive(elsewhere, '/sjekkliste-flyttevask')
    const there = elsewhere.locator('.checklist').getByRole('checkbox')
    await there.nth(0).check()
    await elsewhere.goto('/')
    await openAlive(elsewhere, link.pathname + link.hash)
    await expect(elsewhere.getByText('4 av 39 punkter')).toBeVisible()
    await expect(there.nth(20)).toBeChecked()
    await expect(elsewhere).toHaveURL(/\/sjekkliste-flyttevask$/)
    await there.nth(20).uncheck()
    await elsewhere.reload()
    await expect(elsewhere.getByText('3 av 39 punkter')).toBeVisible()
    await elsewhere.locator('summary', { hasText: 'Begynn på nytt' }).click()
    await expect(elsewhere.getByText('3 av 39 punkter')).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Ja, fjern alle kryssene' }).click()
    await expect(elsewhere.getByText('0 av 39 punkter')).toBeVisible()
    await elsewhere.reload()
    await expect(there.nth(5)).not.toBeChecked()
    await other.close()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('shows the closing message when all is ticked, and can be cleared', async ({ page }) => {
      await page.goto('/sjekkliste-flyttevask')
      const end = page.getByText('Alt er gjort. Godt jobbet!')
      const boxes = await page.locator('.checklist').getByRole('checkbox').all()
      for (const box of boxes.slice(1)) await box.check()
      await expect(end).toBeHidden()
      await boxes[0]?.check()
      await expect(end).toBeVisible()
      await page.locator('summary', { hasText: 'Begynn på nytt' }).click()
      await page.getByRole('button', { name: 'Ja, fjern alle kryssene' }).click()
      await expect(page.locator('.checklist :checked')).toHaveCount(0)
    })
  })

  test('shows the five specified categories in the dialog', async ({ page }) => {
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

test('shows the progress bar in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/sjekkliste-flyttevask')
  const bar = page.getByRole('progressbar')
  await expect(bar).toHaveCSS('border-top-style', 'solid')
  await expect(bar).toHaveCSS('forced-color-adjust', 'none')
})
