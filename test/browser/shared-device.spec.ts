import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { deviceKeyCookie } from '../../src/domain/people/device-worker.ts'
import { FAVOURITES_PLACE } from '../../src/features/portfolio-browsing/ui/favourites/place.ts'
import { sessionCookie } from '../../src/features/sign-in/server/auth-names.ts'
import { signInActions } from '../../src/features/sign-in/sign-in.ts'
import { ownAccountActions } from '../../src/features/team/own-account.ts'
import { blankPhoto } from '../support/blank-photo.ts'
import { readDeviceCopy, storedOn } from '../support/device-copy.ts'
import { send } from '../support/send-form.ts'
import {
  fromOurPages,
  type MadeColleague,
  makeColleague,
  openStaffPage,
  signInOverHttp,
  staffPassword,
} from '../support/staff-browser.ts'
import { totpAt } from '../support/totp.ts'

const SENDER = 'Dagny Delt'
const WRITTEN = 'Fødselsnummeret er 13097248022'
const TICKED = '4f'

let context: BrowserContext
let page: Page
let owner: MadeColleague
let secret: string
let reference: string

test.beforeEach(async ({ browser, baseURL }) => {
  context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    locale: 'nb-NO',
    viewport: { width: 390, height: 844 },
  })
  page = await context.newPage()
  owner = await makeColleague('vaktmester', baseURL)
  secret = await signInOverHttp(context.request, owner)
  const data = await blankPhoto().jpeg().toBuffer()
  const headers = { 'Content-Type': 'image/jpeg', ...fromOurPages }
  const { url } = await (await page.request.post('/api/vedlegg', { data, headers })).json()
  const answers = { urgency: 'urgent', name: SENDER, imageUrls: [url] }
  ;({ reference } = await send(page, 'issue-report', answers))
})
test.afterEach(() => context.close())

const card = () => page.locator(`.today-cases > li:has(a[href="/saker/${reference}"])`)
const note = () => card().locator('[name=note]')

/** How many answers the device has stored of cases, and how many the copy needs: itself, and its photos. */
async function storedAnswers() {
  const photos = (await readDeviceCopy(page))?.match(/ src="\/vedlegg\/[^"]+"/g)
  const stored = (await storedOn(page)).match(/\/[0-9a-f]{64}$/gm)
  return { stored: stored?.length ?? 0, needed: 1 + new Set(photos).size }
}

/** Opens «I dag», begins a note in a case, and waits until the device has stored both. */
async function writeToday(): Promise<void> {
  await openStaffPage(page, '/saker/i-dag')
  await card()
    .getByLabel(/^Mer: /)
    .click()
  await card()
    .getByLabel(/^Notat: /)
    .click()
  await note().fill(WRITTEN)
  await expect.poll(() => readDeviceCopy(page)).toContain(reference)
  await expect(async () => {
    const { stored, needed } = await storedAnswers()
    expect(needed).toBeGreaterThan(1)
    expect(stored).toBe(needed)
  }).toPass()
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ansattutkast:'))),
    )
    .toHaveLength(1)
}

/** Signs out on a page whose scripts have not run: its browser runs none. */
async function signOutBeforeScripts(): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto('/saker/i-dag')
  await page.locator('header summary', { hasText: 'vaktmester' }).click()
  await page.getByRole('button', { name: 'Logg ut' }).click()
  await expect(page.getByText('Du er logget ut.')).toBeVisible()
  await session.send('Emulation.setScriptExecutionDisabled', { value: false })
}

async function signInAgain(): Promise<void> {
  const post = (name: string, fields: Record<string, string>) =>
    context.request.post('/login', { form: { action: name, ...fields }, headers: fromOurPages })
  await post(signInActions.enterPassword.name, { email: owner.email, password: staffPassword })
  // The app's next code: already valid, and another than the one that was entered.
  await post(signInActions.enterCode.name, { code: totpAt(secret, Date.now() + 30_000) })
}

async function expectNothingOffline(): Promise<void> {
  await context.setOffline(true)
  await page.goto('/saker/i-dag')
  await expect(page.getByRole('heading', { name: 'Ingen dekning her' })).toBeVisible()
  await expect(page.getByText(SENDER)).toHaveCount(0)
  await context.setOffline(false)
}

test('who signs out before the scripts have run leaves noise, and their favourites, checklist and outbox', async () => {
  await context.route('**/api/ansatt/utboks', (route) => route.abort())
  await writeToday()
  await card()
    .getByRole('button', { name: /^Ta saken/ })
    .click()
  await expect(page.getByText('1 venter på dekning.')).toBeVisible()
  await page.evaluate(
    ([favourites, ticked]) => {
      localStorage.setItem(favourites, 'en-bolig')
      localStorage.setItem('sjekkliste-flyttevask', ticked)
    },
    [FAVOURITES_PLACE, TICKED] as const,
  )
  await signOutBeforeScripts()
  await expectNothingOffline()
  await page.goto('/login?ut')
  const kept = await storedOn(page)
  for (const text of [SENDER, WRITTEN, '13097248022']) expect(kept).not.toContain(text)
  for (const text of ['en-bolig', TICKED, `"reference":"${reference}"`]) expect(kept).toContain(text)
})

test('what a staff member wrote and stored is theirs again after the session has ended and they have signed in', async () => {
  await writeToday()
  await context.clearCookies({ name: sessionCookie })
  await page.goto('/saker/i-dag')
  await expect(page.getByLabel('E-post')).toBeVisible()
  await expectNothingOffline()
  await signInAgain()
  await page.goto(`/saker/${reference}`)
  // The browser itself keeps photos for some minutes.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  await page.goto('/saker/i-dag')
  await expect(card().getByText(SENDER).first()).toBeAttached()
  await expect(note()).toHaveValue(WRITTEN)
  const photo = card().locator('img')
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  await context.setOffline(false)
})

test('what was written is theirs again when they sign in after signing out', async () => {
  await writeToday()
  await signOutBeforeScripts()
  await signInAgain()
  await openStaffPage(page, '/saker/i-dag')
  await expect(note()).toHaveValue(WRITTEN)
})

test('the next staff member at the device reads nothing of the one before', async ({ baseURL }) => {
  await writeToday()
  await context.clearCookies({ name: sessionCookie })
  await signInOverHttp(context.request, await makeColleague('vaktmester', baseURL))
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto('/intern/konto')
  await expectNothingOffline()
  await session.send('Emulation.setScriptExecutionDisabled', { value: false })
  await openStaffPage(page, '/saker/i-dag')
  await expect(card()).toBeVisible()
  await expect(note()).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('13097248022')
})

test('signs out by a post alone: asking for its address does nothing', async () => {
  await writeToday()
  const { name } = ownAccountActions.signOut
  for (const path of [`/intern/konto?action=${name}`, '/login?ut']) {
    await context.request.get(path, { headers: fromOurPages, maxRedirects: 0 })
    expect(await readDeviceCopy(page)).toContain(reference)
  }
  await context.request.post('/intern/konto', { form: { action: name }, headers: fromOurPages })
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain(deviceKeyCookie)
  expect(await readDeviceCopy(page)).toBeNull()
})
