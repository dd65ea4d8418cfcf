import { expect, type Page, test } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { type MailServer, mailServer } from '../support/mail-server.ts'
import { send } from '../support/send-form.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/site.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'

let mail: MailServer
let site: SiteProcess
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  mail = await mailServer()
  site = await startSiteProcess(await freePort(), { SMTP_URL: mail.url })
})
test.afterAll(async () => {
  await site.end('SIGTERM')
  await mail.close()
})

const mailsTo = (address: string) => mail.received.filter(({ recipients }) => recipients.includes(address))

async function codeTo(address: string): Promise<string> {
  const find = () =>
    mailsTo(address).flatMap(({ subject }) => /^(\d{6}) er koden din/.exec(subject ?? '')?.[1] ?? [])
  await expect.poll(() => find().length).toBeGreaterThan(0)
  return find().at(-1) ?? ''
}

/** Presses a button, or a summary, with the keyboard alone. */
async function press(page: Page, name: string): Promise<void> {
  await page.locator('summary, button', { hasText: name }).focus()
  await page.keyboard.press('Enter')
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts'
  test(`a sender corrects number and address on the page of their case, by keyboard, 320 px, ${how}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: site.url,
      viewport: { width: 320, height: 700 },
    })
    const page = await context.newPage()
    const old = `kari.${javaScriptEnabled}@gmial.com`
    const right = `kari.${javaScriptEnabled}@eksempel.no`
    const sent = await send(page, 'termination', { email: old, phone: '911 11 111' })
    await page.goto(sent.path)
    const contact = page.locator('#kontakt')
    await expect(contact).toContainText(old)

    await press(page, 'Rett telefonnummeret')
    await page.getByLabel('Nytt telefonnummer').fill('ring meg')
    await page.keyboard.press('Enter')
    await expect(contact.getByRole('alert')).toHaveText('Telefonnummer må være minst 8 siffer')
    await expect(page.getByLabel('Nytt telefonnummer')).toHaveValue('ring meg')
    await expect(page.getByLabel('Nytt telefonnummer')).toBeInViewport()
    await page.getByLabel('Nytt telefonnummer').fill('922 22 222')
    await page.keyboard.press('Enter')
    await expect(contact.locator('dl')).toContainText(/922\s22\s222/)

    await press(page, 'Rett e-postadressen')
    await expect(contact).toContainText(`Vi sier fra til ${old}`)
    await page.getByLabel('Ny e-postadresse').fill(right)
    await page.keyboard.press('Enter')
    await expect(contact).toContainText(`Vi sender en kode på 6 siffer til ${right}`)
    await expect(page.getByLabel('Kode')).toBeInViewport()
    await expect(contact.locator('dl')).toContainText(old)
    await expectNoSidewaysScroll(page)
    if (javaScriptEnabled) await expectAccessible(page)
    const code = await codeTo(right)
    await page.getByLabel('Kode').fill(code === '000000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    await expect(contact.getByRole('alert')).toContainText('Koden stemmer ikke')
    await expect(page.getByLabel('Kode')).toBeInViewport()
    await page.getByLabel('Kode').fill(code)
    await page.keyboard.press('Enter')
    await expect(contact.locator('dl')).toContainText(right)
    await expect(page.getByLabel('Kode')).toHaveCount(0)
    await expect(page.locator('.case-thread-timeline')).toContainText(`Fra ${old} til ${right}`)
    await expectNoSidewaysScroll(page)
    await expect
      .poll(() => mailsTo(old).at(-1)?.subject)
      .toBe(`Oppsigelse har fått en ny e-postadresse (${sent.reference})`)
    await expect.poll(() => mailsTo(right).at(-1)?.subject).toContain(sent.reference)
    await context.close()
  })
}

test('a site that sends no mail says so beside the address, and asks the sender to ring', async ({
  page,
}) => {
  const sent = await send(page, 'issue-report')
  await page.goto(sent.path)
  await expect(page.locator('#kontakt')).toContainText('Nettstedet sender ikke e-post ennå')
  await expect(page.locator('#kontakt').getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expect(page.getByText('Rett e-postadressen')).toHaveCount(0)
})
