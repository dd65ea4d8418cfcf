import { expect, type Locator, type Page, test } from '@playwright/test'
import { lastDayOfMonth, osloDate } from '../../src/domain/time/calendar.ts'
import { openAlive, readProperties, waitUntilAlive } from '../support/site.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

// A page whose texts staff have edited is loaded as a document of its own: these have none.
for (const [path, other] of [
  ['/eiendommer', '/ledige-leiligheter'],
  ['/ledige-leiligheter', '/eiendommer'],
] as const)
  test(`going back to ${path} restores the scroll position`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAlive(page, path)
    await page.evaluate(() => scrollTo(0, 1800))
    await expect.poll(() => scrolled(page)).toBe(1800)
    // An internal link, wherever the page is scrolled.
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.querySelector('main')?.append(link)
      link.click()
    }, other)
    await expect(page).toHaveURL(other)
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(() => scrolled(page)).toBe(1800)
  })

test('going back after a reload restores the scroll position without a layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, '/eiendommer')
  await page.evaluate(() => scrollTo(0, 3000))
  await expect.poll(() => scrolled(page)).toBe(3000)
  await page
    .locator('.card a')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/eiendommer\/./)
  await expect.poll(() => scrolled(page)).toBe(0)
  // React Router stores places under the page that it has heard of after the paint: a reload before would store this one's for the list.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.reload()
  await waitUntilAlive(page)
  // Every frame that shows the list from here on.
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    const note = () => {
      if (document.querySelector('.property-grid')) places.push(Math.round(scrollY))
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.goBack()
  await expect(page).toHaveURL('/eiendommer')
  await waitUntilAlive(page)
  await expect.poll(() => scrolled(page)).toBe(3000)
  const places = await page.evaluate(() => window.places)
  expect(new Set(places)).toEqual(new Set([3000]))
})

test('focuses the error summary each time a form is sent with errors', async ({ page }) => {
  await openAlive(page, '/tapt-nokkel')
  const form = page.locator('form.form')
  const summary = page.locator('.error-summary')
  await form.locator('button[type=submit]').click()
  await expect(summary).toBeFocused()
  await form.locator('[name=circumstances]').fill('Falt i sluket')
  await form.locator('button[type=submit]').click()
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
})

test('a draft restores a choice and the fields that depend on it', async ({ page }) => {
  // Too early for a home's three months, and late enough for the one month of a storage room.
  const endOfMonth = lastDayOfMonth(osloDate(new Date()), 2)
  await openAlive(page, '/si-opp-leilighet')
  const rented = page.locator('[name=rentalKind]')
  const dayChosen = page.locator('.field-aside').nth(1)
  await page.locator('[name=moveOutDate]').fill(endOfMonth)
  await expect(dayChosen).toContainText('er et ønske')
  await rented.selectOption('bod')
  await expect(dayChosen).toContainText('Da er siste dag med husleie')
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
  await openAlive(page, '/si-opp-leilighet')
  await expect(rented).toHaveValue('bod')
  await expect(dayChosen).toContainText('Da er siste dag med husleie')
})

test('a double click opens the review and does not send it', async ({ page }) => {
  await openAlive(page, '/parkering-soknad')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/skjema/')) sent += 1
  })
  const form = page.locator('form.form')
  await form.evaluate((element: HTMLFormElement) => {
    const samples: Record<string, string> = { date: '2031-05-17', email: 'kari@example.com', tel: '91234567' }
    for (const control of element.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
      if (control.matches('[type=hidden], [type=file], .form-trap *')) continue
      if (control.matches('[type=checkbox]')) control.click()
      else if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1
      else control.value = samples[control.type] ?? ''
    }
  })
  await form.locator('button[type=submit]').dblclick()
  await expect(page.locator('.review, .error-summary').first()).toBeVisible()
  expect(sent).toBe(0)
})

test('Space on the close link closes a dialog', async ({ page }) => {
  await openAlive(page, '/kundeservice')
  for (const name of ['Lukk', 'Avbryt']) {
    await page.getByRole('main').getByRole('link', { name: 'Tapt nøkkel', exact: true }).click()
    const dialog = page.locator('dialog.form-dialog')
    await dialog.getByRole('button', { name }).focus()
    await page.keyboard.press('Space')
    await expect(dialog).toBeHidden()
  }
})

test('a page opened by a link is announced, and Tab starts at its top', async ({ page }) => {
  await openAlive(page, '/')
  await page.locator('.site-footer a[href="/eiendommer"]').first().click()
  await expect(page).toHaveURL('/eiendommer')
  await expect(page.locator('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)
})

/** Opens the list, and follows the link of one of its cards. */
async function followCard(page: Page): Promise<Locator> {
  await openAlive(page, '/eiendommer')
  const link = page.locator('.card a[href^="/eiendommer/"]').nth(5)
  await link.click()
  await expect(page.locator('.gallery')).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
  return link
}

for (const back of ['Back', 'the link back'])
  test(`${back} from a property returns the focus to the card that led to it`, async ({ page }) => {
    const link = await followCard(page)
    if (back === 'Back') await page.goBack()
    else await page.getByRole('link', { name: 'Tilbake til eiendommer' }).click()
    await expect(page).toHaveURL('/eiendommer')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
  })

test('a page whose title comes with its data is announced by that title', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  const link = page.locator('.card a').first()
  const { cards } = await readProperties(page)
  const id = (await link.getAttribute('href'))?.split('/').at(-1)
  const title = cards.find((card) => card.id === id)?.title ?? ''
  expect(title).not.toBe('')
  await link.click()
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
})
