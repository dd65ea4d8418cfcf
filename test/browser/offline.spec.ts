import {
  type BrowserContext,
  chromium,
  expect,
  type Page,
  type Route,
  test,
  type Worker,
} from '@playwright/test'
import { copyHeader } from '../../src/domain/people/device-worker.ts'
import { caseActions } from '../../src/features/inbox/casework.ts'
import { blankPhoto } from '../support/blank-photo.ts'
import { chromiumFlags, findChromium } from '../support/chromium.ts'
import { readDeviceCopy } from '../support/device-copy.ts'
import { type FaultyProxy, faultyProxy } from '../support/faulty-proxy.ts'
import { send } from '../support/send-form.ts'
import { waitUntilAlive } from '../support/site.ts'
import {
  fromOurPages,
  makeColleague,
  openStaffPage,
  signedInAs,
  signInOverHttp,
} from '../support/staff-browser.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test.describe.configure({ mode: 'serial' })

const phone = { viewport: { width: 390, height: 844 }, locale: 'nb-NO' } as const
const profile = temporaryFolder('phone')

let context: BrowserContext
let page: Page
/** The line to the site. A browser sends what waits as soon as it runs: before `setOffline` reaches its service worker. */
let line: FaultyProxy

/** Opens the browser of a telephone, which keeps what it has stored when it is killed. */
async function openPhone(baseURL: string | undefined): Promise<void> {
  context = await chromium.launchPersistentContext(profile, {
    ...phone,
    ...(baseURL ? { baseURL } : {}),
    executablePath: findChromium(),
    args: [...chromiumFlags, `--proxy-server=localhost:${line.port}`, '--proxy-bypass-list=<-loopback>'],
  })
  page = context.pages()[0] ?? (await context.newPage())
}

/** Waits until the device holds the page as it was read last, and in it a case. */
const untilCopied = (reference: string) =>
  expect(async () => {
    expect(await readDeviceCopy(page)).toContain(reference)
  }).toPass()

const storedCopies = () =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('forseglet-')))

/** Settles when a service worker has put an answer into a cache, or has given up the cache. */
const untilPutOrLeft = (worker: Worker | undefined) =>
  worker?.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { put } = Cache.prototype
        Cache.prototype.put = async function (...stored) {
          await put.apply(this, stored)
          resolve()
        }
        const { delete: leave } = CacheStorage.prototype
        CacheStorage.prototype.delete = async function (name) {
          const isLeft = await leave.call(this, name)
          resolve()
          return isLeft
        }
      }),
  )

const card = (reference: string) => page.locator(`.today-cases > li:has(a[href="/saker/${reference}"])`)

/** Shows what is needed less often at the door. */
const unfoldMore = (reference: string) =>
  card(reference)
    .getByLabel(/^Mer: /)
    .click()

const sendFault = (name: string) => send(page, 'issue-report', { urgency: 'urgent', name })

/** Sends a fault, and opens the list of the day with it. */
async function openWithFault(name: string): Promise<string> {
  const { reference } = await sendFault(name)
  await openStaffPage(page, '/saker/i-dag')
  await untilCopied(reference)
  return reference
}

test.beforeAll(async ({ baseURL }) => {
  line = await faultyProxy(Number(new URL(baseURL ?? '').port))
  await openPhone(baseURL)
  await signInOverHttp(context.request, await makeColleague('vaktmester', baseURL))
})
test.afterAll(async () => {
  await context.close()
  await line.close()
})

test('finishes a case with a photo without contact, survives a kill, and sends it once', async ({
  baseURL,
}) => {
  const reference = await openWithFault('Tor Tunnel')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/Sist hentet kl\. \d\d\.\d\d/)).toBeVisible()
  await unfoldMore(reference)
  await card(reference).getByText('Les saken').click()
  await expect(card(reference).locator('dd').first()).toBeVisible()
  const buffer = await blankPhoto().jpeg().toBuffer()
  await card(reference)
    .locator('[type=file][form]')
    .setInputFiles({ name: 'ferdig.jpg', mimeType: 'image/jpeg', buffer })
  await card(reference).getByRole('button', { name: 'Send og avslutt' }).dblclick()
  await expect(page.getByText('1 venter på dekning.')).toBeVisible()
  await expect(card(reference).getByText('Ferdig: Venter på dekning')).toBeVisible()

  line.set({ kind: 'down' })
  await context.close()
  await openPhone(baseURL)
  await context.setOffline(true)
  await page.goto('/saker/i-dag')
  await expect(page.getByText('1 venter på dekning.')).toBeVisible()
  line.set({ kind: 'open' })
  await context.setOffline(false)
  await expect(page.getByText(/Saken er avsluttet/)).toBeVisible()
  await expect(card(reference)).toHaveCount(0)
  await openStaffPage(page, `/saker/${reference}`)
  await expect(page.locator('.case-timeline .case-photo-strip img')).toHaveCount(1)
  await expect(page.locator('.case-timeline').getByText('Dette er nå i orden')).toHaveCount(1)
})

test('sends once what the server did although its answer was lost', async () => {
  const reference = await openWithFault('Siri Svar')
  let lost = 0
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
    lost += 1
  }
  await page.route('**/api/ansatt/utboks', loseAnswer, { times: 1 })
  await unfoldMore(reference)
  await card(reference)
    .getByLabel(/^Notat: /)
    .click()
  await card(reference).locator('[name=note]').fill('Sett på kjelleren.')
  await card(reference).getByRole('button', { name: 'Lagre' }).click()
  // Sent again by the page, or by its service worker where that is faster.
  await expect(page.getByText('Notatet er lagret.')).toBeVisible()
  expect(lost).toBe(1)
  await expect(card(reference).locator('[name=note]')).toHaveValue('')
  await expect(card(reference).locator('[name=note]')).toBeHidden()
  await openStaffPage(page, `/saker/${reference}`)
  await expect(page.locator('.case-timeline').getByText('Sett på kjelleren.')).toHaveCount(1)
})

test('keeps what was done while signed out, and asks for signing in', async () => {
  const reference = await openWithFault('Ulla Ut')
  const cookies = await context.cookies()
  await context.clearCookies()
  await unfoldMore(reference)
  await card(reference)
    .getByRole('button', { name: /^Ta saken/ })
    .click()
  await expect(page.getByText(/Du er logget ut\. Det du har gjort, ligger her/)).toBeVisible()
  await context.addCookies(cookies)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('Ansvarlig er endret.')).toBeVisible()
})

test('shows what was refused since a colleague was first, and asks before it is left by signing out', async ({
  browser,
  baseURL,
}) => {
  const reference = await openWithFault('Kari Konflikt')
  const office = await signedInAs(browser, 'saksbehandler', baseURL)
  await context.setOffline(true)
  await card(reference).getByText('Ferdig', { exact: true }).click()
  await card(reference).getByRole('button', { name: 'Send og avslutt' }).click()
  await card(reference).getByText('Ferdig: Venter på dekning').waitFor()
  await office.request.post(`/saker/${reference}`, {
    form: { action: caseActions.reply.name, message: 'Rørleggeren kommer i morgen.', status: 'in-progress' },
    headers: fromOurPages,
  })
  await office.close()
  await context.setOffline(false)
  const refused = page.getByRole('alert').filter({ hasText: 'Én ting ble ikke gjort' })
  await expect(refused).toContainText(/saksbehandler .* har (skrevet i|flyttet|endret|gitt) /)
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => dialog.dismiss().then(() => resolve(dialog.message())))
  })
  await page.locator('header summary', { hasText: 'vaktmester' }).click()
  await page.getByRole('button', { name: 'Logg ut' }).click()
  expect(await asked).toContain('Én ting i utboksen')
  await refused.getByRole('button', { name: /^Forkast/ }).click()
  await expect(refused).toHaveCount(0)
})

test('says that there is no contact on pages that the device has no copy of', async () => {
  await openStaffPage(page, '/saker/i-dag')
  await context.setOffline(true)
  await page.goto('/saker?fane=nye')
  await expect(page.getByRole('heading', { name: 'Ingen dekning her' })).toBeVisible()
  await page.getByRole('link', { name: 'Til I dag' }).click()
  await expect(page.getByRole('heading', { name: 'I dag' })).toBeVisible()
  await context.setOffline(false)
})

test('leaves the pages of visitors alone, and deletes the copy at sign-out', async () => {
  await openWithFault('Lars Logget')
  await page.locator('header summary', { hasText: 'vaktmester' }).click()
  await page.getByRole('button', { name: 'Logg ut' }).click()
  await expect(page.getByLabel('E-post')).toBeVisible()
  await expect.poll(storedCopies).toEqual([])
  await page.goto('/kundeservice')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await context.setOffline(true)
  await expect(page.goto('/saker/i-dag')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
})

test('stores no copy that was being read while its owner signed out', async ({ baseURL }) => {
  await signInOverHttp(context.request, await makeColleague('vaktmester', baseURL))
  await openWithFault('Lise Leser')
  const read = Promise.withResolvers<void>()
  const signedOut = Promise.withResolvers<void>()
  const answerLate = async (route: Route) => {
    if (!route.request().headers()[copyHeader.toLowerCase()]) return route.fallback()
    const response = await route.fetch()
    read.resolve()
    await signedOut.promise
    await route.fulfill({ response })
  }
  await context.route('**/saker/i-dag', answerLate)
  await sendFault('Laila Leser')
  await read.promise
  const settled = untilPutOrLeft(context.serviceWorkers().at(-1))
  await page.locator('header summary', { hasText: 'vaktmester' }).click()
  await page.getByRole('button', { name: 'Logg ut' }).click()
  await expect(page.getByLabel('E-post')).toBeVisible()
  await waitUntilAlive(page)
  signedOut.resolve()
  await settled
  expect(await storedCopies()).toEqual([])
  await context.unroute('**/saker/i-dag', answerLate)
})
