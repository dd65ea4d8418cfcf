import type { Page } from '@playwright/test'
import { expect, test } from '../support/reused-page.ts'
import { openAlive, readProperties } from '../support/site.ts'

interface Detail {
  id: string
  title: string
  type: string
  vacancy: { kind: string } | null
  price: string | null
  pictures: unknown[]
  amenities: string[]
  description: string | null
  details: { label: string; value: string }[]
}

/** The first property of the portfolio that the predicate accepts. */
async function findProperty(page: Page, holds: (property: Detail) => boolean, query = ''): Promise<Detail> {
  for (let side = 1; side < 10; side++) {
    const { cards } = await readProperties(page, `?side=${side}${query}`)
    for (const card of cards) {
      const property: Detail = await (await page.request.get(`/api/eiendommer/${card.id}`)).json()
      if (holds(property)) return property
    }
  }
  throw new Error('The demo portfolio has no such property')
}

test('the gallery wraps around in both directions, by buttons, keys and swipes', async ({ page }) => {
  const property = await findProperty(page, ({ pictures }) => pictures.length >= 3)
  const total = property.pictures.length
  await openAlive(page, `/eiendommer/${property.id}`)
  const counter = page.locator('.gallery-controls p')
  await expect(counter).toHaveText(`1 / ${total}`)
  await page.getByRole('button', { name: 'Forrige bilde' }).click()
  await expect(counter).toHaveText(`${total} / ${total}`)
  await page.getByRole('button', { name: 'Neste bilde' }).click()
  await expect(counter).toHaveText(`1 / ${total}`)
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText(`2 / ${total}`)
  const stage = page.locator('.gallery-stage')
  await stage.dispatchEvent('pointerdown', { clientX: 300, bubbles: true })
  await stage.dispatchEvent('pointerup', { clientX: 200, bubbles: true })
  await expect(counter).toHaveText(`3 / ${total}`)
  await page.locator('.gallery-thumbnails a').first().click()
  await expect(counter).toHaveText(`1 / ${total}`)
})

test('shows thumbnails in four columns on small screens and six on larger ones', async ({ page }) => {
  const { id } = await findProperty(page, ({ pictures }) => pictures.length > 1)
  await page.goto(`/eiendommer/${id}`)
  const columns = () =>
    page
      .locator('.gallery-thumbnails')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  expect(await columns()).toBe(6)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await columns()).toBe(4)
})

test('a property without pictures shows the placeholder', async ({ page }) => {
  const { id } = await findProperty(page, ({ pictures }) => pictures.length === 0)
  await page.goto(`/eiendommer/${id}`)
  await expect(page.locator('.gallery').getByText('Bilde ikke tilgjengelig')).toBeVisible()
})

test('hides facts that are not set', async ({ page }) => {
  const property = await findProperty(page, ({ price }) => price === null)
  await page.goto(`/eiendommer/${property.id}`)
  await expect(page.getByRole('heading', { name: 'Pris', exact: true })).toHaveCount(0)
  const rows = await page.locator('.terms dd').allTextContents()
  expect(rows).not.toEqual([])
  for (const row of rows) expect(row).not.toMatch(/^(0|null|)( m²)?$/)
})

test('coliving counts «Hybler», homes «Soverom»', async ({ page }) => {
  const rooms = await findProperty(
    page,
    ({ details }) => details.some(({ label }) => label === 'Hybler'),
    '&type=coliving',
  )
  const home = await findProperty(
    page,
    ({ details }) => details.some(({ label }) => label === 'Soverom'),
    '&type=bolig',
  )
  expect(rooms.type).toBe('Coliving')
  expect(home.type).not.toBe('Coliving')
})

test('both buttons lead to short forms with the property filled in', async ({ page }) => {
  const { id } = await findProperty(page, ({ vacancy }) => vacancy?.kind === 'now', '&type=bolig')
  await openAlive(page, `/eiendommer/${id}`)
  await expect(
    page.getByText('Interessert i denne eiendommen? Ta kontakt for mer informasjon.'),
  ).toBeVisible()
  const contact = page.getByRole('link', { name: 'Ta kontakt' })
  await expect(contact).toHaveAttribute('href', `/ta-kontakt?eiendom=${id}`)
  const apply = page.getByRole('link', { name: 'Send interesseskjema' })
  await expect(apply).toHaveAttribute('href', `/interesseskjema?type=bolig&eiendom=${id}`)
  await page.getByRole('link', { name: 'Bestill visning' }).click()
  await expect(page).toHaveURL(`/bestill-visning?eiendom=${id}`)
})

test('a rented property offers what is available instead of a viewing', async ({ page }) => {
  const { id } = await findProperty(page, ({ vacancy }) => vacancy?.kind === 'rented', '&type=bolig')
  await page.goto(`/eiendommer/${id}`)
  await expect(page.locator('.property-article-price .availability')).toHaveText('Utleid')
  await expect(page.getByRole('link', { name: 'Bestill visning' })).toHaveCount(0)
  await expect(page.locator('.contact-card .button').first()).toHaveAttribute('href', '/ledige-leiligheter')
  const notice = page.locator('.rented-notice')
  await expect(notice.getByRole('heading', { name: 'Dette er utleid' })).toBeVisible()
  await notice.locator('.nearby-list a').first().click()
  await expect(page.locator('.property-article-price .availability')).toHaveText('Ledig nå')
})

test('on a phone price and next step stay in view until the buttons are', async ({ page }) => {
  const { id, price } = await findProperty(
    page,
    (property) => property.vacancy?.kind === 'now' && property.price !== null,
    '&type=bolig',
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, `/eiendommer/${id}`)
  const bar = page.locator('.property-bar')
  await expect(page.locator('.property-head .property-price-price')).toBeInViewport()
  await expect(bar).toContainText(price ?? '')
  const next = bar.locator('a')
  await expect(next).toBeInViewport({ ratio: 1 })
  // Readers and keyboards have the same on the contact card.
  await expect(page.getByRole('link', { name: 'Bestill visning' })).toHaveCount(1)
  await page.locator('.contact-card').scrollIntoViewIfNeeded()
  await page.locator('.contact-card').evaluate((card) => card.scrollIntoView({ block: 'center' }))
  await expect(next).toBeHidden()
  await expect(page.locator('.contact-card .button').first()).toBeInViewport({ ratio: 1 })
})

test('on a wide screen price, vacancy, heart and next steps stay in view to the end of the page', async ({
  page,
}) => {
  const { id, price } = await findProperty(
    page,
    (property) => property.vacancy?.kind === 'now' && property.price !== null,
    '&type=bolig',
  )
  await page.setViewportSize({ width: 1280, height: 720 })
  await openAlive(page, `/eiendommer/${id}`)
  const side = page.locator('.property-article-side')
  for (const part of ['h1', '.map-place']) {
    await page
      .locator(part)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(side.getByText(price ?? '')).toBeInViewport({ ratio: 1 })
    await expect(side.getByText('Ledig nå')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Lagre/ })).toBeInViewport({ ratio: 1 })
    for (const name of ['Ta kontakt', 'Bestill visning'])
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
})

test('a price of premises says what it is', async ({ page }) => {
  const { id } = await findProperty(
    page,
    ({ title }) => title === 'Kongegata 10, kontor i tredje etasje',
    '&type=naering',
  )
  await page.goto(`/eiendommer/${id}`)
  await expect(page.locator('.property-article-price')).toContainText('1\u00a0598\u00a0kr/m²/år · eks. mva')
  await expect(page.locator('.terms').filter({ hasText: 'Felleskostnader' })).toContainText(
    '5\u00a0400\u00a0kr/mnd',
  )
})

test('the map names the street of the property, its area and what is around, and says that it is a sketch', async ({
  page,
}) => {
  const { id } = await findProperty(
    page,
    ({ title }) => title === 'Kongegata 10, kontor i tredje etasje',
    '&type=naering',
  )
  await page.goto(`/eiendommer/${id}`)
  const map = page.locator('.map-place')
  for (const name of ['Kongegata 10', 'Sentrum', 'Kirkegata', 'Fv. 301'])
    await expect(map.locator('text').getByText(name, { exact: true })).toBeVisible()
  await expect(map).toContainText('Kartet er en skisse.')
})

test('the back link leads to the list as it was left, with its filter', async ({ page }) => {
  await openAlive(page, '/eiendommer?type=minilager')
  await page.locator('.card a').nth(8).click()
  await expect(page.locator('.property-head')).toBeVisible()
  await page.getByRole('link', { name: 'Tilbake til eiendommer' }).click()
  await expect(page).toHaveURL('/eiendommer?type=minilager')
  await expect(page.locator('.eiendommer-head')).toBeVisible()
  expect(await page.evaluate(() => history.state.idx)).toBe(0)
  // Also after a full document load, as when the list's scripts had not run.
  await page.evaluate(() => {
    const link = document.querySelectorAll<HTMLAnchorElement>('.card a')[8]
    if (link) location.href = link.href
  })
  const back = page.getByRole('link', { name: 'Tilbake til eiendommer' })
  await expect(back).toHaveAttribute('href', '/eiendommer?type=minilager')
  await back.click()
  await expect(page).toHaveURL('/eiendommer?type=minilager')
})

test('an unknown property is a 404 with a link back to the list', async ({ page }) => {
  for (const id of ['00000000-0000-4000-8000-00000000dead', 'ikke-en-id', '%27;drop table']) {
    const response = await page.goto(`/eiendommer/${id}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Eiendom ikke funnet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Tilbake til eiendommer' })).toHaveAttribute(
      'href',
      '/eiendommer',
    )
  }
})

test('shows the loading text when opened from the list, and a back link to it', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  const held = Promise.withResolvers<void>()
  await page.route('**/eiendommer/*.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.locator('.card a').first().click()
  await expect(page.getByText('Laster eiendom...')).toBeVisible()
  held.resolve()
  await expect(page.locator('.property-head h1')).toBeVisible()
  await page.getByRole('link', { name: 'Tilbake til eiendommer' }).click()
  await expect(page).toHaveURL('/eiendommer')
})
