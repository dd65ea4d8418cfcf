import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { workOrderActions } from '../../src/features/contractors/work-order-actions.ts'
import { blankPhoto } from '../support/blank-photo.ts'
import { freePort } from '../support/free-port.ts'
import { type MailServer, mailServer } from '../support/mail-server.ts'
import { send } from '../support/send-form.ts'
import { expectAccessibleInAllLooks, expectNoSidewaysScroll } from '../support/site.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import {
  fromOurPages,
  makeColleagueByCommand,
  openStaffPage,
  signInOverHttp,
} from '../support/staff-browser.ts'

let mail: MailServer
let site: SiteProcess
let staffContext: BrowserContext
test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.beforeAll(async ({ browser }) => {
  mail = await mailServer()
  const port = await freePort()
  site = await startSiteProcess(port, { SMTP_URL: mail.url })
  const own = { DATA_DIR: site.dataDir, PORT: String(port) }
  staffContext = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
  await signInOverHttp(staffContext.request, await makeColleagueByCommand('saksbehandler', own))
})
test.afterAll(async () => {
  await staffContext.close()
  await site.end('SIGTERM')
  await mail.close()
})

const email = 'post@larvikror.example'

/** What the mails to the contractor match last. */
async function mailed(pattern: RegExp): Promise<string> {
  const found = () =>
    mail.received
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ subject = '', text = '' }) => pattern.exec(`${subject}\n${text}`)?.[1] ?? [])
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return found().at(-1) ?? ''
}

/** A fault that a staff member has given to the contractor in their browser. Gives the link of the mail. */
async function giveCase(staff: Page): Promise<{ reference: string; link: string }> {
  mail.received.length = 0
  const { reference } = await send(staff, 'issue-report', {
    name: 'Kari Nordmann',
    phone: '912 34 567',
    email: 'kari@eksempel.no',
    address: 'Storgata 31, 3256 Larvik',
  })
  await openStaffPage(staff, `/saker/${reference}`)
  const panel = staff.locator('[data-part=contractor]')
  await panel.getByText('Gi til håndverker').first().click()
  const known = panel.locator('summary', { hasText: 'En ny håndverker' })
  if (await known.isVisible()) {
    await panel.getByLabel('Hvem').selectOption({ label: `Larvik Rør, ${email}` })
  } else {
    await panel.getByLabel('Navn eller firma').fill('Larvik Rør')
    await panel.getByLabel('E-post').fill(email)
  }
  await panel.getByLabel('Beskjed til håndverkeren').fill('Ring på hos vaktmesteren.')
  await panel.getByRole('button', { name: 'Gi til håndverker' }).click()
  await expect(panel).toContainText('ikke åpnet ennå')
  return { reference, link: new URL(await mailed(/(http:\S+\/oppdrag\/[\w-]{22})/)).pathname }
}

async function unlock(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Send koden' }).click()
  await page.getByLabel('Kode på 6 siffer').fill(await mailed(/^(\d{6}) er koden din/))
  await page.getByRole('button', { name: 'Vis oppdraget' }).click()
  await expect(page.getByText('Storgata 31, 3256 Larvik')).toBeVisible()
}

/** Unfolds an action of the contractor. */
const act = (page: Page, name: string) =>
  page
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click()

const telephone = (browser: Browser, javaScriptEnabled = true) =>
  browser.newContext({ baseURL: site.url, javaScriptEnabled, viewport: { width: 390, height: 750 } })

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts'
  test(`a contractor gets a case, opens it with a code, sets a time, adds a photo and says that it is done, ${how}`, async ({
    browser,
  }) => {
    const staff = await staffContext.newPage()
    const { reference, link } = await giveCase(staff)
    const context = await telephone(browser, javaScriptEnabled)
    const page = await context.newPage()
    await page.goto(link)
    expect(await page.content()).not.toContain('Storgata')
    await unlock(page, link)
    await expect(page.getByRole('link', { name: 'Ring Kari Nordmann' })).toHaveAttribute(
      'href',
      'tel:+4791234567',
    )
    await expect(page.getByText('Ring på hos vaktmesteren.')).toBeVisible()
    expect(await page.content()).not.toContain('kari@eksempel.no')

    await act(page, 'Sett tid')
    await page.getByLabel('Dag').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
    await page.getByLabel('Fra klokka').selectOption('10.00')
    await page.getByRole('button', { name: 'Sett tiden' }).click()
    await expect(page.getByText(/kl\. 10\.00–12\.00/).first()).toBeVisible()

    await act(page, 'Legg ved bilder')
    await page.getByLabel('Bilder', { exact: true }).setInputFiles({
      name: 'kran.jpg',
      mimeType: 'image/jpeg',
      buffer: await blankPhoto().jpeg().toBuffer(),
    })
    await page.getByRole('button', { name: 'Send bildene' }).click()
    await expect(page.getByText('Du la ved ett bilde')).toBeVisible()

    await act(page, 'Ferdig')
    await page.getByLabel('Hva ble gjort?').fill('Byttet pakning i krana.')
    await page.getByRole('button', { name: 'Meld ferdig' }).click()
    await expect(page.getByText('Du har meldt at det er ferdig.')).toBeVisible()
    await expectNoSidewaysScroll(page)

    await openStaffPage(staff, `/saker/${reference}`)
    for (const line of [
      'Larvik Rør kommer ',
      'Larvik Rør la ved bilder',
      'Larvik Rør meldte at det er ferdig',
    ])
      await expect(staff.getByRole('listitem').filter({ hasText: line }).first()).toBeVisible()
    await expect(staff.getByText('Byttet pakning i krana.')).toBeVisible()

    await staff.getByRole('button', { name: 'Trekk tilbake: Larvik Rør' }).click()
    await expect(staff.locator('[data-part=contractor]')).toContainText('Trukket tilbake')
    const answer = await page.goto(link)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oppdraget er trukket tilbake.')
    await context.close()
    await staff.close()
  })
}

test('the link asks another device for a code of its own, and one who gets no mail for what staff read out', async ({
  browser,
}) => {
  const staff = await staffContext.newPage()
  const { link } = await giveCase(staff)
  const first = await telephone(browser)
  await unlock(await first.newPage(), link)
  const second = await telephone(browser)
  const page = await second.newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skriv koden, så ser du oppdraget')
  await page.getByLabel('Kode på 6 siffer').fill('000000')
  await page.getByRole('button', { name: 'Vis oppdraget' }).click()
  await expect(page.getByLabel('Kode på 6 siffer')).toHaveAttribute('aria-invalid', 'true')

  await staff.getByRole('button', { name: 'Vis kode å lese opp' }).click()
  const code = await staff
    .locator('[data-part=contractor]')
    .getByText(/^\d{6}$/)
    .textContent()
  await page.getByLabel('Kode på 6 siffer').fill(code ?? '')
  await page.getByRole('button', { name: 'Vis oppdraget' }).click()
  await expect(page.getByText('Storgata 31, 3256 Larvik')).toBeVisible()
  await openStaffPage(staff, new URL(staff.url()).pathname)
  expect(await staff.content()).not.toContain(code ?? '')
  for (const each of [first, second]) await each.close()
  await staff.close()
})

test('the page of a contractor is accessible in each of its states', async ({ browser }) => {
  const staff = await staffContext.newPage()
  const { link } = await giveCase(staff)
  const context = await telephone(browser)
  const page = await context.newPage()
  await page.goto(link)
  await expectAccessibleInAllLooks(page)
  await unlock(page, link)
  for (const fold of await page.locator('main details').all())
    await fold.evaluate((each) => each.setAttribute('open', ''))
  await expectAccessibleInAllLooks(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await page.goto('/oppdrag/AAAAAAAAAAAAAAAAAAAAAA')
  await expectAccessibleInAllLooks(page)
  await context.close()
  await staff.close()
})

test('the link is for no search engine, no cache and no other site, and takes no odd request', async ({
  browser,
}) => {
  const staff = await staffContext.newPage()
  const { link } = await giveCase(staff)
  const { request } = await telephone(browser)
  expect((await request.get(link)).headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  })
  const form = { action: workOrderActions.write.name, message: 'Hei' }
  const statuses = {
    other: (await request.post(link, { form, headers: { Origin: 'https://ond.eksempel.no' } })).status(),
    put: (await request.put(link, { form })).status(),
    locked: (await request.post(link, { form, headers: fromOurPages })).status(),
    large: (
      await request.post(link, { form: { ...form, message: 'x'.repeat(10_000) }, headers: fromOurPages })
    ).status(),
    cut: (await request.get('/oppdrag/%C3')).status(),
    long: (await request.get(`/oppdrag/${'A'.repeat(3000)}`)).status(),
    below: (await request.get(`${link}/x`)).status(),
  }
  expect(statuses).toEqual({ other: 403, put: 405, locked: 422, large: 422, cut: 400, long: 404, below: 404 })
  await staff.close()
})
