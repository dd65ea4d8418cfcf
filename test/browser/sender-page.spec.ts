import { expect, test } from '@playwright/test'
import { senderActions } from '../../src/features/cases/sender-actions.ts'
import { blankPhoto } from '../support/blank-photo.ts'
import { expectWholeRanges } from '../support/broken-words.ts'
import { expectFitsWithLargeText } from '../support/large-text.ts'
import { mailedCode } from '../support/mailed-code.ts'
import { send } from '../support/send-form.ts'
import { expectAccessible, expectNoSidewaysScroll, openAlive } from '../support/site.ts'

// What their pages have beside each other: a promise, a day that was told, neither.
for (const id of ['issue-report', 'termination', 'contact-message'])
  test(`the page and the receipt of ${id} fit a telephone, with large text too`, async ({ page }) => {
    const { path } = await send(page, id)
    for (const address of [path, `${path}/kvittering`]) {
      await page.goto(address)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
      await expectFitsWithLargeText(page)
    }
  })

test.describe('the sender’s page', () => {
  test('shows the answers, accepts messages and photos, and can be withdrawn and reopened, without scripts', async ({
    browser,
    baseURL,
    page: withScripts,
  }) => {
    const sent = await send(withScripts, 'issue-report')
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    const response = await page.goto(sent.path)
    const headers = response?.headers() ?? {}
    expect([headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      'no-store',
      'noindex, nofollow',
      'same-origin',
    ])
    await expect(page.getByText(sent.reference)).toBeVisible()
    await expect(page.locator('.case-next')).toContainText('Du får beskjed om når noen kommer.')
    await expect(page.getByText('Storgata 12').first()).toBeHidden()
    await page.locator('summary', { hasText: 'Dette sendte du' }).click()
    await expect(page.getByText('Storgata 12').first()).toBeVisible()
    await page.getByLabel('Melding').fill('Det er verre nå')
    await page.getByRole('button', { name: 'Send melding' }).click()
    await expect(page.locator('.case-thread-timeline')).toContainText('Det er verre nå')
    await page
      .getByLabel('Bilder')
      .setInputFiles({ name: 'en.jpg', mimeType: 'image/jpeg', buffer: await blankPhoto().jpeg().toBuffer() })
    await page.getByRole('button', { name: 'Last opp' }).click()
    await expect(page.locator('.case-thread-photos img')).toHaveCount(1)
    await page
      .getByLabel('Bilder')
      .setInputFiles({ name: 'en.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await page.getByRole('button', { name: 'Last opp' }).click()
    await expect(page.getByRole('alert')).toContainText('en.txt is not a valid image type.')
    await page.locator('summary', { hasText: 'Trekk saken' }).click()
    await page.getByRole('button', { name: 'Ja, trekk saken' }).click()
    await expect(page.locator('.case-page-head .tag')).toHaveText('Trukket')
    await expect(page.getByLabel('Melding')).toHaveCount(0)
    await page.locator('summary', { hasText: 'Åpne saken igjen' }).click()
    await page.getByRole('button', { name: 'Åpne saken igjen' }).click()
    await expect(page.locator('.case-page-head .tag')).toHaveText('Under arbeid')
    await page.locator('summary', { hasText: 'Lag ny lenke' }).click()
    await page.getByRole('button', { name: 'Lag ny lenke' }).click()
    expect(new URL(page.url()).pathname).not.toBe(sent.path)
    expect((await page.request.get(sent.path)).status()).toBe(404)
    await context.close()
  })

  test('keeps a written message until it is stored, also when the connection breaks', async ({
    page,
    context,
  }) => {
    const sent = await send(page, 'termination')
    await openAlive(page, sent.path)
    await expect(page.locator('.case-next-date')).toContainText('Siste dag med husleie')
    const message = page.getByLabel('Melding')
    await message.fill('Nøkkelen ligger\ni postkassa')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send melding' }).click()
    await expect(page.getByRole('alert')).toContainText('Du er uten nett')
    await expect(message).toHaveValue('Nøkkelen ligger\ni postkassa')
    await context.setOffline(false)
    await page.route(sent.path, (route) => route.abort())
    await page.getByRole('button', { name: 'Send melding' }).click()
    await page.waitForURL('chrome-error://**')
    await page.unroute(sent.path)
    await openAlive(page, sent.path)
    await expect(message).toHaveValue('Nøkkelen ligger\ni postkassa')
    await page.getByRole('button', { name: 'Send melding' }).click()
    await expect(page.locator('.case-thread-timeline')).toContainText('Nøkkelen ligger')
    await expect(message).toHaveValue('')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Skriv til oss' })).toBeHidden()
    await page.goto(`${sent.path}/kvittering`)
    await expect(page.locator('.receipt-facts')).toContainText('Adressen du sier opp')
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('link', { name: /^Legg \d+\. \p{Ll}+ \d{4} i kalenderen$/u })).toBeVisible()
  })

  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1280, 'light'],
  ] as const) {
    test(`is accessible with its receipt, ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const url = await page.request
        .post('/api/vedlegg', { data: await blankPhoto().jpeg().toBuffer() })
        .then((answer) => answer.json())
      const sent = await send(page, 'issue-report', { imageUrls: [url.url, 'lost'] })
      for (const path of [
        sent.path,
        `${sent.path}/kvittering`,
        '/sak/AAAAAAAAAAAAAAAAAAAAAA',
        '/mine-saker',
      ]) {
        await openAlive(page, path)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
    })
  }

  test('keeps dates and ranges of days on one line on a telephone, as its receipt does', async ({ page }) => {
    const sent = await send(page, 'termination')
    for (const path of [sent.path, `${sent.path}/kvittering`]) {
      await page.goto(path)
      for (const width of [320, 375, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expectWholeRanges(page)
      }
    }
  })

  test('rejects posts from another site', async ({ page }) => {
    const { path } = await send(page, 'issue-report')
    const response = await page.request.post(path, {
      form: { action: senderActions.withdraw.name },
      headers: { Origin: 'https://ond.eksempel.no' },
    })
    expect(response.status()).toBe(403)
    const cross = await page.request.post(path, {
      form: { action: senderActions.withdraw.name },
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(cross.status()).toBe(403)
    await page.goto(path)
    await expect(page.locator('.case-page-head .tag')).toHaveText('Mottatt')
  })
})

test('«Mine saker» opens with the code that was mailed, and lists what was sent', async ({ page }) => {
  const email = `mine.saker.${Date.now()}@eksempel.no`
  const { reference } = await send(page, 'issue-report', { email })
  await openAlive(page, '/mine-saker')
  await page.getByRole('button', { name: 'Send kode' }).click()
  await expect(page).toHaveTitle(/^Feil: Mine saker/)
  await expect(page.getByLabel('E-post')).toBeFocused()
  await page.getByLabel('E-post').fill(email)
  await page.getByRole('button', { name: 'Send kode' }).click()
  await expect(page.getByRole('heading', { name: 'Skriv koden' })).toBeVisible()
  const code = await mailedCode(email)
  await page.getByLabel('Kode').fill('000000')
  await page.getByRole('button', { name: 'Vis sakene mine' }).click()
  await expect(page.getByRole('alert')).toContainText('Koden stemmer ikke')
  await page.getByLabel('Kode').fill(code)
  await page.getByRole('button', { name: 'Vis sakene mine' }).click()
  await expect(page.getByText(reference)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Avvik' }).click()
  await expect(page.getByText(reference)).toBeVisible()
})
