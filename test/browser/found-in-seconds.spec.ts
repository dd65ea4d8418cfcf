import { expect, type Locator, type Page, test } from '@playwright/test'
import { Presses } from '../support/presses.ts'
import { openAlive } from '../support/site.ts'

/** A visitor with a phone, whose acts are counted: what is pressed, and the fields that are filled; scrolls apart. */
class Visit {
  acts = 0
  readonly page: Page
  readonly #hands: Presses

  constructor(page: Page) {
    this.page = page
    this.#hands = new Presses(page)
  }

  /** How often something did not stand in the window. */
  get scrolls(): number {
    return this.#hands.count
  }

  see(target: Locator): Promise<void> {
    return this.#hands.see(target)
  }

  async press(target: Locator): Promise<void> {
    await this.see(target)
    await target.click()
    this.acts += 1
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.see(field)
    await field.fill(text)
    this.acts += 1
  }

  /** Says what is wanted in the field that the front page begins with. */
  async ask(wish: string): Promise<void> {
    await openAlive(this.page, '/')
    const main = this.page.getByRole('main')
    await this.fill(main.getByRole('searchbox').first(), wish)
    await this.press(main.getByRole('button', { name: 'Søk' }).first())
    await expect(this.page).toHaveURL(/\/sok\?q=/)
  }
}

test.use({ viewport: { width: 390, height: 750 } })

/** The first home of an answer that is vacant now. */
const vacant = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ hasNot: page.locator('li') })
    .filter({ hasText: 'Ledig nå' })
    .first()

test('a vacant two-room with its price is one line and one press away, on the first screen', async ({
  page,
}) => {
  const visit = new Visit(page)
  await visit.ask('toroms')
  for (const said of ['1 soverom', 'kr/mnd', 'Ledig nå']) {
    await expect(vacant(page).getByText(said)).toBeInViewport({ ratio: 0.9 })
  }
  expect([visit.acts, visit.scrolls]).toEqual([2, 0])
})

test('a viewing of a vacant home on the front page is asked for in five acts', async ({ page }) => {
  const visit = new Visit(page)
  await openAlive(page, '/')
  const vacantHomes = page.locator('section', { has: page.getByRole('heading', { name: 'Ledig nå' }) })
  await visit.press(vacantHomes.getByRole('article').getByRole('link').first())
  await expect(page).toHaveURL(/\/eiendommer\//)
  await visit.press(page.getByRole('link', { name: 'Bestill visning' }).filter({ visible: true }).last())
  await visit.fill(page.getByLabel('Navn'), 'Kari Nordmann')
  await visit.fill(page.getByLabel('Telefon'), '412 34 567')
  await visit.press(page.getByRole('button', { name: 'Send ønsket' }))
  await expect(page.getByRole('main')).toContainText(/VNG-\w{4}-\w{4}/)
  expect(visit.acts).toBeLessThanOrEqual(5)
})

test('a viewing of a home that was found is asked for in five acts', async ({ page }) => {
  const visit = new Visit(page)
  await visit.ask('toroms')
  const found = visit.acts
  await visit.press(vacant(page).getByRole('link'))
  await expect(page.getByRole('heading', { level: 2, name: 'Pris' })).toBeVisible()
  await visit.press(page.getByRole('link', { name: 'Bestill visning' }).filter({ visible: true }).last())
  await visit.fill(page.getByLabel('Navn'), 'Kari Nordmann')
  await visit.fill(page.getByLabel('Telefon'), '412 34 567')
  await visit.press(page.getByRole('button', { name: 'Send ønsket' }))
  // In its place on the page, or a page of its own where it is sent before the scripts have come.
  await expect(page.getByRole('heading', { name: 'Ønsket er sendt' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/VNG-\w{4}-\w{4}/)
  expect(visit.acts - found).toBeLessThanOrEqual(5)
  expect(visit.scrolls).toBeLessThanOrEqual(2)
})

test('an alert of such homes is asked for in five acts', async ({ page }) => {
  const visit = new Visit(page)
  await visit.ask('toroms')
  await visit.press(page.getByRole('main').getByRole('link', { name: 'Si fra når noe passer' }).first())
  await visit.fill(page.getByLabel('E-post'), `to-${crypto.randomUUID()}@eksempel.no`)
  await visit.press(page.getByRole('button', { name: 'Si fra til meg' }))
  await expect(page.getByRole('main')).toContainText('bekreft')
  expect(visit.acts).toBeLessThanOrEqual(5)
  expect(visit.scrolls).toBeLessThanOrEqual(3)
})

test('a place for a boat, and what it costs, is found in three acts', async ({ page }) => {
  const visit = new Visit(page)
  await visit.ask('båt')
  const place = page.getByRole('main').locator('li').filter({ hasText: 'Båtlageret' }).first()
  await expect(place.getByText(/\d\skr\/sesong/).first()).toBeInViewport({ ratio: 0.9 })
  expect(visit.acts).toBeLessThanOrEqual(3)
  expect(visit.scrolls).toBe(0)
})

test('the number to ring in danger is a press away in the search', async ({ page }) => {
  const visit = new Visit(page)
  await visit.ask('vannlekkasje')
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeInViewport({ ratio: 0.9 })
  expect([visit.acts, visit.scrolls]).toEqual([2, 0])
})
