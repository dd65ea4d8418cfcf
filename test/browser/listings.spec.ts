import { expect, test } from '../support/reused-page.ts'
import { openAlive } from '../support/site.ts'

test('the counters count homes and municipalities', async ({ page }) => {
  const { listings, municipalities } = await (await page.request.get('/api/ledige-leiligheter')).json()
  await page.goto('/ledige-leiligheter')
  await expect(page.locator('.ledige-leiligheter-counters')).toContainText(`${listings.length}`)
  await expect(
    page.locator('.ledige-leiligheter-counters div', { hasText: 'Ledige boliger' }).locator('dd'),
  ).toHaveText(String(listings.length))
  await expect(
    page.locator('.ledige-leiligheter-counters div', { hasText: 'Kommuner' }).locator('dd'),
  ).toHaveText(String(municipalities))
  await expect(page.locator('[data-part=listing]')).toHaveCount(listings.length)
})

test('every card leads to FINN in a new tab', async ({ page }) => {
  await page.goto('/ledige-leiligheter')
  const links = page.locator('[data-part=listing] a[target]')
  const count = await links.count()
  expect(count).toBe(await page.locator('[data-part=listing]').count())
  for (let index = 0; index < count; index++) {
    await expect(links.nth(index)).toHaveAttribute('target', '_blank')
    await expect(links.nth(index)).toHaveAttribute('href', /^https:\/\/www\.finn\.no\//)
    await expect(links.nth(index)).toContainText('Se på Finn.no')
  }
})

test('an ad of a home of ours leads to the page of the home too, and that leads to FINN', async ({
  page,
}) => {
  await page.goto('/ledige-leiligheter')
  const card = page.locator('[data-part=listing]', { hasText: 'Rom i bofellesskap, alt inkludert' })
  await card.getByRole('link', { name: /^Se boligen hos oss/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elvegata 10, enkeltrom 1')
  const toFinn = page.getByRole('link', { name: /^Se på Finn.no/ })
  await expect(toFinn).toHaveAttribute('href', /^https:\/\/www\.finn\.no\//)
  await expect(toFinn).toHaveAttribute('target', '_blank')
})

test('shows the placeholder for a picture that is missing or fails', async ({ page }) => {
  const { listings } = await (await page.request.get('/api/ledige-leiligheter')).json()
  const missing = listings.filter((listing: { picture: unknown }) => !listing.picture).length
  expect(missing).toBeGreaterThanOrEqual(2)
  const key = listings.find((listing: { picture: { key: string } | null }) => listing.picture).picture.key
  await page.route(`**/bilder/${key}/*`, (route) => route.fulfill({ status: 404 }))
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openAlive(page, '/ledige-leiligheter')
  await page.locator('[data-part=listing]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-part=listing]').getByText('Bilde ikke tilgjengelig')).toHaveCount(
    missing + 1,
  )
  expect(logged.some((text) => text.includes('Error loading listing image'))).toBe(true)
})

test('shows the empty text when nothing is advertised', async ({ page }) => {
  await openAlive(page, '/bolig')
  await page.clock.install()
  await page.route('**/ledige-leiligheter.data*', (route) => route.abort())
  await page.locator('.site-header-shortcuts').getByRole('link', { name: 'Ledige leiligheter' }).click()
  await page.clock.runFor(20_000)
  await expect(
    page.getByText('Ingen eiendommer funnet for øyeblikket. Eiendommer oppdateres automatisk daglig.'),
  ).toBeVisible()
})

test('shows the cards in two columns', async ({ page }) => {
  await page.goto('/ledige-leiligheter')
  const columns = await page
    .locator('.listing-list-grid')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  expect(columns).toBe(2)
})
