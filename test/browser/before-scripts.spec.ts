import type { BrowserContext, Page } from '@playwright/test'
import { staffPages } from '../../domain/staff-pages.ts'
import { serviceDialogs } from '../../forms/service-dialogs.ts'
import { actOnEveryControl, holdScripts, readPlaces, readState } from '../support/early-acts.ts'
import { send } from '../support/send-form.ts'
import { expect, type Tabs, test } from '../support/shared-page.ts'
import { allPaths, openAlive, readProperties } from '../support/site.ts'
import { fromOurPages, makeColleague, signedInAs, staffPassword } from '../support/staff-browser.ts'

/** Every page, and every dialog, which stands open in its page when it is opened by its address. */
const paths = [
  ...allPaths,
  ...Object.keys(serviceDialogs).map((id) => `/kundeservice?skjema=${id}`),
  '/kundeservice?skjema=cleaning-checklist',
  '/eiendommer/:id',
  '/finnes-ikke',
]

const addressOf = async (page: Page, path: string) =>
  path.includes(':id') ? path.replace(':id', (await readProperties(page)).cards[0]?.id ?? '') : path

/**
 * Uses everything on a page before its scripts have come, and once more after, and compares. What other tests do
 * meanwhile changes some pages between the two: a difference of the page's own shows every time.
 */
async function expectSameEarlyAndLate(
  pages: readonly [Page, Page],
  address: string,
  open: (page: Page) => Promise<unknown> = (page) => page.goto(address),
): Promise<void> {
  await expect(async () => {
    await compareEarlyAndLate(...pages, open)
  }).toPass({ timeout: 150_000 })
}

/** Each page that the tab loads starts with empty storage. */
const clearStorage = (page: Page) =>
  page.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

const earlyAndLate = async (tabs: Tabs) =>
  [await tabs('early', {}, clearStorage), await tabs('late', {}, clearStorage)] as const

async function compareEarlyAndLate(
  early: Page,
  late: Page,
  open: (page: Page) => Promise<unknown>,
): Promise<void> {
  await early.unrouteAll({ behavior: 'ignoreErrors' })
  const releaseScripts = await holdScripts(early)
  await open(early)
  await actOnEveryControl(early)
  const before = await readState(early)
  await releaseScripts()
  const after = await readState(early)
  // A control may be replaced, as when a type is chosen. One that stays keeps its value.
  const gone = Object.keys(before).filter((name) => !(name in after))
  for (const name of gone) delete before[name]
  expect(after).toMatchObject(before)

  await expectNothingMoves(late, open)
  // Controls that the scripts add could not be used before them.
  await actOnEveryControl(late, Object.keys(before))
  // A picture that is on its way says so.
  const shown = async (page: Page) =>
    (await page.locator('body').innerText())
      .replaceAll(/\s*Bilde ikke tilgjengelig\s*/g, ' ')
      .replaceAll(/\s+/g, ' ')
  await expect(async () => {
    expect(await readState(early)).toEqual(await readState(late))
    expect(await shown(early)).toBe(await shown(late))
  }).toPass({ timeout: 15_000 })
}

/**
 * Opens a page, and lets its scripts come while it is shown. What moves then cannot be pressed: a press that begins
 * on a link and ends beside it is not a click.
 */
async function expectNothingMoves(page: Page, open: (page: Page) => Promise<unknown>): Promise<void> {
  const releaseScripts = await holdScripts(page)
  await open(page)
  const before = await readPlaces(page)
  await releaseScripts()
  expect(await readPlaces(page)).toEqual(before)
}

for (const path of paths)
  test(`${path} is the same whether it is used before or after its scripts have come`, async ({ tabs }) => {
    const pages = await earlyAndLate(tabs)
    await expectSameEarlyAndLate(pages, await addressOf(pages[0], path))
  })

/** Posts a page's form empty, as a browser without scripts does: the page comes back with what is wrong. */
async function postEmpty(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const refused = page.waitForResponse((response) => response.status() === 422)
  await page.locator('form.form').evaluate((form: HTMLFormElement) => form.submit())
  await refused
  await expect(page.locator('.error-summary')).toBeVisible()
}

// Together they have every kind of field, a review, photos, and conditional questions.
for (const path of ['/interesseskjema?type=bolig', '/melde-avvik', '/leilighetsundersokelse'])
  test(`${path} with errors is the same whether it is used before or after its scripts have come`, async ({
    tabs,
  }) => {
    await expectSameEarlyAndLate(await earlyAndLate(tabs), path, (page) => postEmpty(page, path))
  })

/** Posts a message without words, as a browser without scripts may. */
async function postEmptyMessage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const refused = page.waitForResponse((response) => response.status() === 422)
  await page.locator('form:has(#message)').evaluate((form: HTMLFormElement) => form.submit())
  await refused
  await expect(page.locator('.failure-notice')).toBeVisible()
}

test('the page of a case, open, refused and withdrawn, and its receipt are the same whether they are used before or after', async ({
  tabs,
}) => {
  const pages = await earlyAndLate(tabs)
  const [page] = pages
  const { path } = await send(page, 'issue-report')
  await expectSameEarlyAndLate(pages, path)
  await expectSameEarlyAndLate(pages, `${path}/kvittering`)
  await expectSameEarlyAndLate(pages, path, (early) => postEmptyMessage(early, path))
  await page.request.post(path, { form: { action: 'withdraw' }, headers: fromOurPages })
  await expectSameEarlyAndLate(pages, path)
})

/** Posts a form as a browser without scripts does, with some of its fields changed: the page says what is wrong. */
async function postWrong(
  page: Page,
  address: string,
  selector: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(address)
  const refused = page.waitForResponse((response) => response.status() >= 400)
  const loaded = page.waitForEvent('domcontentloaded')
  await page
    .locator(selector)
    .first()
    .evaluate((form: HTMLFormElement, changed) => {
      for (const [name, value] of Object.entries(changed)) {
        const known = form.elements.namedItem(name)
        const input = known instanceof HTMLInputElement ? known : document.createElement('input')
        Object.assign(input, { name, value })
        if (input !== known) form.append(input)
      }
      form.submit()
    }, fields)
  await refused
  await loaded
}

test.describe('on the pages of staff', () => {
  test.describe.configure({ mode: 'default' })
  let staff: BrowserContext
  let pages: [Page, Page]
  let reference: string
  test.beforeAll(async ({ browser, baseURL }) => {
    staff = await signedInAs(browser, 'administrator', baseURL)
    pages = [await staff.newPage(), await staff.newPage()]
    for (const page of pages) await clearStorage(page)
    reference = (await send(pages[0], 'issue-report')).reference
  })
  test.afterAll(() => staff.close())

  for (const { path } of staffPages)
    test(`${path} is the same whether it is used before or after its scripts have come`, async () => {
      const address = path.replace(':reference', reference).replace(':document', 'kontakt')
      await expectSameEarlyAndLate(pages, await addressOf(pages[0], address))
    })

  for (const [state, path, form, fields] of [
    ['a refused reply', '/saker/:reference', '#svar form', { action: 'casework.reply' }],
    [
      'a text with errors',
      '/intern/tekster/kontakt',
      '#rediger',
      { action: 'text.kontakt.publish', phone: '' },
    ],
  ] as const)
    test(`${state} is the same whether it is used before or after its scripts have come`, async () => {
      const address = path.replace(':reference', reference)
      await expectSameEarlyAndLate(pages, address, (page) => postWrong(page, address, form, fields))
    })
})

test('the second step is the same whether it is used before or after its scripts have come', async ({
  browser,
  baseURL,
}) => {
  const address = '/login/andre-steg'
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const { email, link } = await makeColleague('saksbehandler', baseURL)
  const form = { email, password: staffPassword }
  await context.request.post(link, { form, headers: fromOurPages })
  await context.request.post('/login', { form, headers: fromOurPages })
  const pages = [await context.newPage(), await context.newPage()] as const
  await expectSameEarlyAndLate(pages, address)
  await expectSameEarlyAndLate(pages, address, (page) =>
    postWrong(page, address, 'form', { action: 'ownAccount.beginApp', password: 'feil' }),
  )
  await context.close()
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a menu opened before the scripts have come stays open', async ({ page }) => {
    const releaseScripts = await holdScripts(page)
    await page.goto('/')
    await page.locator('.menu-button').tap()
    await expect(page.locator('.menu-panel')).toBeVisible()
    await releaseScripts()
    await expect(page.locator('.menu-panel')).toBeVisible()
    await expect(page.locator('main')).toHaveAttribute('inert', '')
  })
})

test('a picture chosen before the scripts have come is shown when they do', async ({ page }) => {
  const { cards } = await readProperties(page)
  const releaseScripts = await holdScripts(page)
  await page.goto(`/eiendommer/${cards[0]?.id}`)
  const gallery = page.locator('.gallery')
  await gallery.getByRole('button', { name: 'Neste' }).click()
  await gallery.locator('.thumbnails a').nth(2).click()
  await gallery.getByRole('button', { name: 'Neste' }).click()
  await releaseScripts()
  await expect(gallery.locator('[aria-live]')).toHaveText(/^1 \//)
})

test('a notice submitted before the scripts have come is shown for review first', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/parkering-soknad')
  const form = page.locator('form.form')
  await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''))
  await form.locator('button[type=submit]').dblclick()
  await releaseScripts()
  await expect(page).toHaveURL('/parkering-soknad')
  await expect(page.locator('.error-summary')).toBeVisible()
})

test('a field in use keeps its scroll position, focus and cursor', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/melde-avvik')
  const field = page.locator('textarea').first()
  await field.pressSequentially('Det drypper fra taket')
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowLeft')
  await releaseScripts()
  await page.keyboard.type('nye ')
  await expect(field).toHaveValue('Det drypper fra nye taket')
})

test('answers given before the scripts have come win over an older draft, which fills in the rest', async ({
  page,
}) => {
  await openAlive(page, '/tapt-nokkel')
  await page.locator('[name=address]').fill('Torget 1')
  await page.locator('[name=circumstances]').fill('Falt i sluket')
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
  const releaseScripts = await holdScripts(page)
  await page.reload()
  await page.locator('[name=address]').fill('Torget 2')
  await releaseScripts()
  await expect(page.locator('[name=address]')).toHaveValue('Torget 2')
  await expect(page.locator('[name=circumstances]')).toHaveValue('Falt i sluket')
})

for (const [what, address, open] of [
  ['a form with errors', '/melde-avvik', postEmpty],
  ['a dialog', '/kundeservice?skjema=lostkey', (page: Page, path: string) => page.goto(path)],
] as const)
  test(`a field of ${what} keeps its focus when the scripts come`, async ({ page }) => {
    const releaseScripts = await holdScripts(page)
    await open(page, address)
    const field = page.locator('form.form [name=address]')
    await field.fill('Torget')
    await releaseScripts()
    await expect(field).toBeFocused()
    await page.keyboard.type(' 1')
    await expect(field).toHaveValue('Torget 1')
  })
