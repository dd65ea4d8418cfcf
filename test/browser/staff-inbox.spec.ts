import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { caseActions } from '../../src/features/inbox/casework.ts'
import { blankPhoto } from '../support/blank-photo.ts'
import { send } from '../support/send-form.ts'
import { inSiteDatabase } from '../support/site-database.ts'
import { fromOurPages, openStaffPage, signedInAs } from '../support/staff-browser.ts'

let context: BrowserContext
let page: Page
test.beforeAll(async ({ browser, baseURL }) => {
  context = await signedInAs(browser, 'administrator', baseURL)
})
test.beforeEach(async () => {
  page = await context.newPage()
})
test.afterEach(() => page.close())
test.afterAll(() => context.close())

const marked = () => page.locator('.inbox-row[data-here]')

test('the selection stays on its case when another arrives above it, and keys act on it', async () => {
  const low = await send(page, 'issue-report', { name: 'Merke Mona', urgency: 'low' })
  await openStaffPage(page, '/saker?fane=nye&q=merke')
  await expect(page.getByText('Velg alle på siden')).toBeVisible()
  await expect(marked().getByRole('link')).toHaveAttribute('href', new RegExp(low.reference))
  await send(page, 'issue-report', { name: 'Merke Hastesen', urgency: 'urgent' })
  await expect(page.locator('.inbox-row').first()).toContainText('Merke Hastesen')
  await expect(marked().getByRole('link')).toHaveAttribute('href', new RegExp(low.reference))
  await page.keyboard.press('a')
  await expect(page.getByText('Én sak har fått ny ansvarlig.')).toBeVisible()
  // It has left the lane; the next one is selected.
  await expect(marked()).toContainText('Merke Hastesen')
})

test('Enter in a case’s checkbox opens the case, and leaves the chosen cases unchanged', async () => {
  const sent = await send(page, 'issue-report', { name: 'Enter Enok' })
  await openStaffPage(page, '/saker?q=enter+enok')
  const box = page.getByRole('checkbox', { name: `Velg ${sent.reference}` })
  await box.check()
  await expect(page.getByLabel('Melding til avsenderne')).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(new RegExp(sent.reference))
  await expect(page.locator('#plan-assignee')).toHaveValue('-')
})

test('filters stay in their lane and keep the focus, and a search looks everywhere', async () => {
  await openStaffPage(page, '/saker')
  await page.locator('summary', { hasText: 'Filtre' }).click()
  const urgency = page.locator('#filter-hast')
  await urgency.focus()
  await urgency.selectOption('urgent')
  await expect(page).toHaveURL(/hast=urgent/)
  expect(new URL(page.url()).searchParams.has('fane')).toBe(false)
  await expect(urgency).toBeFocused()
  await expect(page.locator('.inbox-lanes [aria-current]')).toContainText('Venter på oss')
  await page.getByRole('searchbox').fill('ingen som heter dette')
  await expect(page).toHaveURL(/q=ingen/)
  await expect(page.locator('.inbox-lanes [aria-current]')).toContainText('Alle')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).not.toHaveURL(/skjema=/)
})

test('chosen filters stand beside the folded ones, and each is removed by one press', async () => {
  await openStaffPage(page, '/saker?fane=mine&skjema=issue-report&fra=2026-11-10')
  await expect(page.locator('#filter-skjema')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Fjern filteret Skjema: Avvik' })).toBeVisible()
  await page.getByRole('link', { name: 'Fjern filteret Fra dato: 10. november 2026' }).click()
  await expect(page).toHaveURL(/\?fane=mine&skjema=issue-report$/)
  await page.getByRole('link', { name: 'Nullstill' }).click()
  await expect(page).toHaveURL(/\?fane=mine$/)
})

test('keyboard shortcuts can be turned off and on again', async () => {
  await openStaffPage(page, '/saker')
  const open = page.getByRole('button', { name: 'Tastatursnarveier' })
  await open.click()
  await page.getByLabel('Slå av enkelttaster på denne enheten').check()
  await page.getByRole('button', { name: 'Lukk' }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open.click()
  await page.getByLabel('Slå av enkelttaster på denne enheten').uncheck()
  await page.getByRole('button', { name: 'Lukk' }).click()
  // Pressed again until the page has noticed that the dialog was closed.
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('the back link of a case restores the list', async () => {
  await send(page, 'issue-report', { name: 'Tilbake Tora' })
  await openStaffPage(page, '/saker?q=tilbake+tora')
  await page.getByRole('link', { name: 'Avvik: Tilbake Tora' }).click()
  await expect(page.getByRole('link', { name: '← Saker' })).toHaveAttribute('href', /q=tilbake/)
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/q=tilbake/)
})

test('reopens a refused event stream, and shows what arrived meanwhile', async () => {
  let refusals = 0
  await page.route('**/api/ansatt/hendelser*', (route) => {
    refusals += 1
    return refusals === 1 ? route.fulfill({ status: 502, body: '' }) : route.continue()
  })
  await openStaffPage(page, '/saker?fane=nye&q=avvist+strom')
  await send(page, 'issue-report', { name: 'Avvist Strom' })
  await expect(page.getByRole('link', { name: /Avvist Strom/ })).toBeVisible()
})

test('assigns, answers and closes several cases at once, names those that failed, and undoes it', async () => {
  const word = 'mangesaker'
  const cases = []
  for (const name of ['Én', 'To', 'Tre'])
    cases.push(await send(page, 'issue-report', { name: `${name} Mangesaker` }))
  await openStaffPage(page, `/saker?q=${word}`)
  await page.getByRole('checkbox', { name: 'Velg alle på siden' }).check()
  await expect(page.getByText('3 valgt')).toBeInViewport()
  await page.keyboard.press('a')
  await expect(page.getByText('3 saker har fått ny ansvarlig.')).toBeVisible()
  await page.getByRole('button', { name: 'Angre' }).click()
  await expect(page.getByText('Angret.')).toBeVisible()
  await expect(page.locator('.inbox-row', { hasText: 'Ingen ansvarlig' })).toHaveCount(3)

  // One is closed already: it is named, stays chosen, and the others are done.
  const [first] = cases
  await page.request.post(`/saker/${first?.reference}`, {
    form: { action: caseActions.reply.name, message: 'Ordnet.', status: 'done' },
    headers: fromOurPages,
  })
  await openStaffPage(page, `/saker?q=${word}`)
  await expect(page.locator('.inbox-row', { hasText: 'Ferdig' })).toHaveCount(1)
  const boxes = page.getByRole('checkbox', { name: /^Velg [A-Z]{3}-/ })
  await boxes.first().click()
  await boxes.last().click({ modifiers: ['Shift'] })
  await page.keyboard.press('e')
  await page.keyboard.type('Vi venter på deler.')
  await page.getByLabel('Etterpå er sakene').selectOption('waiting-for-sender')
  await page.getByRole('button', { name: 'Se meldingene' }).click()
  await expect(page.getByRole('status', { name: 'Slik blir meldingene' })).toContainText(
    'Vi venter på deler.',
  )
  await page.getByRole('button', { name: 'Send til 3' }).click()
  await expect(page.getByText(/2 saker er besvart.*Én sak ble ikke med/)).toBeVisible()
  await expect(
    page.getByText(new RegExp(`${first?.reference} \\(Én Mangesaker\\): En sak kan ikke`)),
  ).toBeVisible()
  await expect(page.locator('.inbox-row', { hasText: 'Venter på avsender' })).toHaveCount(2)
  await expect(page.getByText('1 valgt')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 valgt')).toBeHidden()
})

test('several cases are answered and closed without scripts', async ({ baseURL }) => {
  const sent = []
  for (const name of ['Ada', 'Bo']) sent.push(await send(page, 'issue-report', { name: `${name} Skriptløs` }))
  const bare = await context.browser()?.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    ...(baseURL ? { baseURL } : {}),
  })
  if (!bare) throw new Error('No browser')
  const plain = await bare.newPage()
  await plain.goto('/saker?q=skriptløs')
  for (const { reference } of sent) await plain.getByRole('checkbox', { name: `Velg ${reference}` }).check()
  const message = plain.getByLabel('Melding til avsenderne')
  await message.fill('Hei {navn}, {dag} er det i orden.')
  await plain.getByRole('button', { name: 'Send til de valgte' }).click()
  // Refused: nothing that was chosen or written is gone.
  await expect(plain.getByRole('alert').filter({ hasText: '{dag}' })).toBeVisible()
  await message.fill('Hei {navn}, det er i orden.')
  await plain.getByRole('button', { name: 'Send til 2 og avslutt' }).click()
  await expect(plain.getByText('2 saker er besvart og avsluttet.')).toBeVisible()
  await bare.close()
})

test('assigns a case of the day, adds a note with a photo, closes it and undoes that', async () => {
  const sent = await send(page, 'issue-report', { urgency: 'urgent' })
  // The day holds the first eighty cases of a suite that sends many.
  await inSiteDatabase((client) =>
    client.query(
      "update cases set is_danger = true, promised_at = now() - interval '99 days' where reference = $1",
      [sent.reference],
    ),
  )
  await openStaffPage(page, '/saker/i-dag')
  const card = page.locator(`.today-cases > li:has(a[href="/saker/${sent.reference}"])`)
  // What is done at the door stands first; the rest is folded.
  await expect(card.locator('summary:visible, .button:visible')).toHaveCount(5)
  await card.getByLabel(/^Mer: /).click()
  await card.getByRole('button', { name: /^Ta saken/ }).click()
  await expect(page.getByText('Ansvarlig er endret.')).toBeVisible()
  await card.getByLabel(/^Notat: /).click()
  const note = card.locator('[name=note]')
  await note.fill('Sett på stedet')
  const buffer = await blankPhoto().jpeg().toBuffer()
  await card
    .locator('form:has([name=note]) [type=file]')
    .setInputFiles({ name: 'vask.jpg', mimeType: 'image/jpeg', buffer })
  await card.getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByText('Notatet er lagret.')).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(card.getByRole('link', { name: 'Rute til' })).toHaveAttribute('href', /destination=Storgata/)
  const done = card.locator('[type=file][form]')
  const shown = card.getByRole('img', { name: 'Bilde 1, blir sendt' })
  const isDrawn = () =>
    shown.evaluate(
      (canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(64, 64, 1, 1).data[3] === 255,
    )
  await done.setInputFiles({ name: 'ferdig.jpg', mimeType: 'image/jpeg', buffer })
  await expect.poll(isDrawn).toBe(true)
  // What was chosen before does not stand for a photo that cannot be read.
  await done.setInputFiles({ name: 'odelagt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('odelagt') })
  await expect.poll(isDrawn).toBe(false)
  await done.setInputFiles({ name: 'ferdig.jpg', mimeType: 'image/jpeg', buffer })
  await expect.poll(isDrawn).toBe(true)
  await card.getByRole('button', { name: 'Send og avslutt' }).click()
  await expect(page.getByText(/Saken er avsluttet/)).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Angre' }).click()
  await expect(card).toHaveCount(1)
  await page.goto(`/saker/${sent.reference}`)
  await expect(page.locator('.case-timeline .case-photo-strip img')).toHaveCount(2)
  await expect(page.locator('[data-kind=note]')).toContainText('Sett på stedet')
})

test('shows 16 cases on a laptop and 7 on a phone, one line each unless the person wants more', async () => {
  for (let i = 0; i < 16; i++) await send(page, 'issue-report', { name: `Tett Tora ${i}` })
  const whole = () =>
    page
      .locator('.inbox-row')
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStaffPage(page, '/saker?fane=nye')
  await expect(page).toHaveTitle(/^\(\d+\) Innboks – /)
  await expect(page.getByRole('complementary', { name: 'Demo', exact: true })).toBeVisible()
  expect(await whole()).toBeGreaterThanOrEqual(16)
  const height = () =>
    page
      .locator('.inbox-row')
      .last()
      .evaluate((row) => row.getBoundingClientRect().height)
  const tight = await height()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await whole()).toBeGreaterThanOrEqual(7)
  await page.getByRole('button', { name: 'Vis romslige rader' }).click()
  await expect(page.getByRole('button', { name: 'Vis tette rader' })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await height()).toBeGreaterThan(tight)
  await page.reload()
  await page.getByRole('button', { name: 'Vis tette rader' }).click()
  await expect(page.getByRole('button', { name: 'Vis romslige rader' })).toBeVisible()
})

test('cuts no name of a form, and each head stands over its column', async () => {
  // The longest name, and a sender with a long name.
  await send(page, 'house-rules-agreement', { name: 'Hodebryn Hallgerd Hammersborg-Haugen' })
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await openStaffPage(page, '/saker?q=hodebryn')
    const form = page.locator('.inbox-row [data-column=form]').first()
    await expect(form).toHaveText('Avtale om husordensregler')
    expect(await form.evaluate((cell) => cell.scrollWidth - cell.clientWidth), `${width}`).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const column of ['form', 'place', 'excerpt', 'deadline', 'assignee']) {
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((found) => found.getBoundingClientRect().left)
    expect(await left(`.list-head [data-head=${column}]`), column).toBeCloseTo(
      await left(`.inbox-row [data-column=${column}]`),
      0,
    )
  }
})

test('collapses the lanes to the current one, which leaves their column to the list', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStaffPage(page, '/saker?fane=haster')
  const list = page.locator('.inbox-main')
  const width = () => list.evaluate((element) => element.clientWidth)
  const before = await width()
  const lanes = page.getByRole('navigation', { name: 'Velg saksliste' })
  await lanes.locator('summary').click()
  await expect(lanes.getByRole('link', { name: /^Ferdig/ })).toBeHidden()
  await expect(lanes.locator('summary')).toContainText('Haster')
  expect(await width()).toBeGreaterThan(before + 150)
  // They are left as they were, until they are shown again.
  await page.reload()
  await expect(lanes.getByRole('link', { name: /^Ferdig/ })).toBeHidden()
  await lanes.locator('summary').click()
  await page.reload()
  await expect(lanes.getByRole('link', { name: /^Ferdig/ })).toBeVisible()
})
