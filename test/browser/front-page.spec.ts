import { expect, test } from '@playwright/test'
import { openAlive } from '../support/site.ts'

const tiles = [
  ['/bolig', 'Bolig', '196 enheter'],
  ['/parkering', 'Parkering', '82 plasser'],
  ['/naering', 'Næringslokale', '21 lokaler'],
  ['/coliving', 'Coliving', 'Moderne'],
  ['/minilager', 'Minilager', '61 plasser'],
  ['/reklame', 'Reklameplass', '10 plasser'],
] as const

test('the hero says what the specification says', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Finn ditt neste hjem eller forretningslokale',
  )
  await expect(page.getByText('Profesjonell eiendomsforvaltning i Larvik, Notodden og Stokke')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Se våre annonser' })).toHaveAttribute(
    'href',
    '/ledige-leiligheter',
  )
  await expect(page.locator('.hero').getByRole('link', { name: 'Send e-post' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
})

test('six tiles load their pages anew', async ({ page }) => {
  for (const [href, label, note] of tiles) {
    await openAlive(page, '/')
    const tile = page.locator(`.tiles a[href="${href}"]`)
    await expect(tile).toContainText(label)
    await expect(tile).toContainText(note)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await tile.click()
    await expect(page).toHaveURL(href)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  }
})

test('the count of advertising spaces is read, and shown nowhere', async ({ page }) => {
  const read = page.waitForResponse('**/api/reklameplasser/antall')
  await page.goto('/')
  expect(await (await read).json()).toBe(4)
})

test('a failed count is logged in the specified words, and nothing else happens', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/reklameplasser/antall', (route) => route.abort())
  await openAlive(page, '/')
  await expect.poll(() => logged.some((text) => text.includes('Error fetching reklame count'))).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a promo picture that fails gives way to the fallback picture', async ({ page }) => {
  await page.goto('/')
  const broken = await page.locator('.promo img').first().getAttribute('src')
  await page.route(`**${broken?.replace(/\d+$/, '*')}`, (route) => route.fulfill({ status: 404 }))
  await openAlive(page, '/')
  await page.locator('.promo').first().scrollIntoViewIfNeeded()
  await expect(page.locator('.promo img').first()).not.toHaveAttribute('src', broken ?? '')
  await expect(page.locator('.promo img')).toHaveCount(3)
})

test('the benefits and contact sections have their anchors and fields', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#benefits')).toBeVisible()
  for (const name of ['name', 'email', 'phone', 'subject', 'message']) {
    await expect(page.locator(`#contact [name="${name}"]`)).toBeVisible()
  }
})
