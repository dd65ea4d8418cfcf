import { expect, test } from '../support/reused-page.ts'
import { expectAccessible, expectNoSidewaysScroll, openAlive } from '../support/site.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('tells which storage room takes what one owns, by keyboard alone', async ({ page }) => {
    await page.goto('/minilager')
    await page.getByLabel('Flyttekasser').fill('20')
    await page.getByLabel('Sofa').fill('1')
    await page.keyboard.press('Enter')
    await expect(page.getByText('En bod på 3 m² er nok.')).toBeVisible()
    await expect(page.getByLabel('Flyttekasser')).toHaveValue('20')
    await page.getByRole('link', { name: 'Spør om denne' }).click()
    await expect(page).toHaveURL('/minilager-interesseskjema?storrelse=3')
  })
})

test('the answer passes axe and fits a phone, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openAlive(page, '/minilager/storrelse?toroms=3&sykkel=2')
  await expectNoSidewaysScroll(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
})
