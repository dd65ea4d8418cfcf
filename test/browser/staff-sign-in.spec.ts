import { expect, type Page, test } from '@playwright/test'
import {
  chooseAndBegin,
  fromOurPages,
  makeColleague,
  openStaffPage,
  signedInAsNew,
  staffPassword,
} from '../support/staff-browser.ts'
import { totpAt } from '../support/totp.ts'

/** The app's next code: already valid, and different from the one just entered. */
const nextCode = (secret: string) => totpAt(secret, Date.now() + 30_000)

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Passord').fill(staffPassword)
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Kode').fill(code)
  await page.getByRole('button', { name: 'Fortsett' }).click()
}

test('keeps the secret and recovery codes after a mistyped code during app set-up, and can start over', async ({
  page,
  baseURL,
}) => {
  const colleague = await makeColleague('saksbehandler', baseURL)
  await chooseAndBegin(page, colleague)
  const secret = (await page.locator('.enroll-app-secret').textContent()) ?? ''
  const codes = await page.locator('.enroll-app-codes').textContent()
  const qr = await page.locator('.enroll-app-qr').getAttribute('src')
  for (const wrong of ['000000', '111111']) {
    await page.getByLabel('Skriv koden').fill(wrong)
    await page.getByRole('button', { name: 'Fullfør' }).click()
    await expect(page.getByRole('alert')).toContainText('Koden er feil')
    await expect(page.locator('.enroll-app-secret')).toHaveText(secret)
    await expect(page.locator('.enroll-app-codes')).toHaveText(codes ?? '')
    expect(await page.locator('.enroll-app-qr').getAttribute('src')).toBe(qr)
  }
  await page.getByRole('link', { name: 'Begynn på nytt' }).click()
  await page.getByLabel('Passord').fill(staffPassword)
  await page.getByRole('button', { name: 'Vis QR-kode' }).click()
  const newSecret = (await page.locator('.enroll-app-secret').textContent()) ?? ''
  expect(newSecret).not.toBe(secret)
  await page.getByLabel('Skriv koden').fill(totpAt(newSecret))
  await page.getByRole('button', { name: 'Fullfør' }).click()
  await expect(page).toHaveURL(/\/saker$/)
})

test('rejects a second factor from a session that passed only the password', async ({
  browser,
  page,
  baseURL,
}) => {
  const colleague = await makeColleague('saksbehandler', baseURL)
  await chooseAndBegin(page, colleague)
  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await enterPassword(stranger, colleague.email)
  await expect(stranger.getByRole('heading', { name: 'Sett opp det andre steget' })).toBeVisible()
  const secret = (await page.locator('.enroll-app-secret').textContent()) ?? ''
  const code = totpAt(secret)
  await page.getByLabel('Skriv koden').fill(code)
  await page.getByRole('button', { name: 'Fullfør' }).click()
  await expect(page).toHaveURL(/\/saker$/)

  const options = await stranger.request.get('/api/ansatt/passkey/generate-register-options')
  expect(options.status()).toBe(401)
  await stranger.goto('/login/andre-steg')
  await expect(stranger).toHaveURL(/\/login$/)
  // Nor with the code that the owner has just typed.
  await enterPassword(stranger, colleague.email)
  await enterCode(stranger, code)
  await expect(stranger.getByRole('alert')).toContainText('Koden er brukt før')
  await expect(stranger.getByLabel('Passord')).toBeVisible()
  await stranger.context().close()
})

test('asks to sign in again after five wrong codes, and accepts the new sign-in', async ({
  page,
  browser,
  baseURL,
}) => {
  const colleague = await makeColleague('saksbehandler', baseURL)
  await chooseAndBegin(page, colleague)
  const secret = (await page.locator('.enroll-app-secret').textContent()) ?? ''
  await page.getByLabel('Skriv koden').fill(totpAt(secret))
  await page.getByRole('button', { name: 'Fullfør' }).click()
  await expect(page).toHaveURL(/\/saker$/)

  const other = await (await browser.newContext({ baseURL })).newPage()
  await enterPassword(other, colleague.email)
  for (let i = 0; i < 5; i++) {
    await enterCode(other, '000000')
    await expect(other.getByRole('alert')).toContainText('Koden er feil')
  }
  await enterCode(other, nextCode(secret))
  await expect(other.getByRole('alert')).toContainText('Logg inn på nytt')
  await enterPassword(other, colleague.email)
  await enterCode(other, nextCode(secret))
  await expect(other).toHaveURL(/\/saker$/)
  await other.context().close()
})

test('rejects malformed requests with a sentence', async ({ browser, baseURL }) => {
  const context = await signedInAsNew(browser, 'administrator', baseURL)
  const stranger = await browser.newContext({ baseURL })
  const long = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
  const cases = [
    [stranger, '/login', { ...long, data: `email=${'x'.repeat(20_000)}` }, 413, 'Vi klarte ikke å lese'],
    [
      stranger,
      '/login/glemt',
      { ...long, data: `email=${'x'.repeat(20_000)}` },
      413,
      'Vi klarte ikke å lese',
    ],
    [
      stranger,
      '/login',
      { headers: { 'Content-Type': 'text/css' }, data: 'a{}' },
      415,
      'Vi klarte ikke å lese',
    ],
    [
      stranger,
      '/login',
      { form: { action: 'signIn.enterPassword', email: 'a\u0000@b.no', password: 'x' } },
      422,
      'E-post eller passord er feil',
    ],
    [stranger, '/login', { form: { email: 'a@b.no', password: 'x' } }, 422, 'Ukjent handling'],
    [stranger, '/login', { form: { action: 'secondStep.beginApp' } }, 422, 'Ukjent handling'],
    [stranger, '/mine-saker', { form: { email: 'a@b.no' } }, 422, 'Ukjent handling'],
    [context, '/intern/ansatte', { form: { action: 'team.close', id: 'foo' } }, 422, 'Kontoen finnes ikke'],
    [context, '/intern/ansatte', { form: { action: 'constructor', id: 'x' } }, 422, 'Ukjent handling'],
    [context, '/intern/konto', { form: { action: 'constructor', id: 'x' } }, 422, 'Ukjent handling'],
    [
      context,
      '/intern/konto',
      { form: { action: 'ownAccount.removePasskey', id: 'foo' } },
      422,
      'eneste andre steget',
    ],
    [
      context,
      '/intern/konto',
      { form: { action: 'ownAccount.endSession', id: 'foo' } },
      200,
      'Her er du logget inn',
    ],
    [context, '/intern/epost', { form: { action: 'constructor', id: 'x' } }, 422, 'Ukjent handling'],
    [context, '/intern/annonser', { form: { action: 'constructor', id: 'x' } }, 422, 'Ukjent handling'],
    [
      context,
      '/intern/ansatte',
      { headers: { 'Content-Type': 'text/css' }, data: 'x' },
      415,
      'Vi klarte ikke',
    ],
  ] as const
  for (const [who, path, posted, status, sentence] of cases) {
    const answer = await who.request.post(path, {
      ...posted,
      headers: { ...fromOurPages, ...('headers' in posted ? posted.headers : {}) },
    })
    expect(answer.status(), `${path} ${JSON.stringify(posted)}`).toBe(status)
    expect(await answer.text(), `${path} ${JSON.stringify(posted)}`).toContain(sentence)
  }
  for (const path of ['/saker?by=%00', '/intern/logg?hvem=%00', '/login?neste=%00', '/saker/%00.data']) {
    const answer = await context.request.get(path)
    expect(answer.status(), path).toBe(400)
    expect(await answer.text(), path).toContain('Adressen kan ikke leses')
  }
  // A role without the permission gets the refusal, also for a hand-made post.
  const caretaker = await signedInAsNew(browser, 'vaktmester', baseURL)
  expect(
    (
      await caretaker.request.post('/intern/ansatte', {
        form: { action: 'team.close' },
        headers: fromOurPages,
      })
    ).status(),
  ).toBe(403)
  for (const each of [context, stranger, caretaker]) await each.close()
})

test('reports activity on the page once a minute at most, and only after keys or pointer', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInAsNew(browser, 'saksbehandler', baseURL)
  const page = await context.newPage()
  const statuses: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/ansatt/her')) statuses.push(answer.status())
  })
  await page.clock.install()
  await openStaffPage(page, '/saker')
  await page.keyboard.press('Shift')
  await page.clock.fastForward('02:00')
  expect(statuses).toHaveLength(0)
  await page.keyboard.press('Shift')
  await expect.poll(() => statuses).toEqual([204])
  await page.keyboard.press('Shift')
  await page.clock.fastForward('02:00')
  await page.mouse.click(5, 5)
  await expect.poll(() => statuses).toEqual([204, 204])
  await context.close()
})
