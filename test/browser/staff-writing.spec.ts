import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type Sent, send } from '../support/send-form.ts'
import { openStaffPage, signedInAs, signedInAsNew } from '../support/staff-browser.ts'

let context: BrowserContext
let page: Page
test.beforeAll(async ({ browser, baseURL }) => {
  context = await signedInAs(browser, 'saksbehandler', baseURL)
})
test.beforeEach(async () => {
  page = await context.newPage()
})
test.afterEach(() => page.close())
test.afterAll(() => context.close())

const written = 'Rørleggeren kommer på torsdag mellom ti og tolv.'

/** Opens a new case and begins to answer it. */
async function beginToAnswer(): Promise<Sent> {
  const sent = await send(page, 'issue-report')
  await openStaffPage(page, `/saker/${sent.reference}`)
  await page.locator('#message').fill(written)
  return sent
}

const sendReply = () => page.getByRole('button', { name: 'Send svar' }).click()
const isSent = () => expect(page.getByText('Svaret er lagret og står på avsenderens side.')).toBeVisible()
const repliesOn = (target: Page) => target.locator('.case-timeline li', { hasText: written })

async function asColleague(
  browser: Browser,
  baseURL: string | undefined,
  work: (theirs: Page) => Promise<void>,
) {
  const other = await signedInAsNew(browser, 'saksbehandler', baseURL)
  await work(await other.newPage())
  await other.close()
}

test('keeps a draft reply while other actions run on the case', async () => {
  await beginToAnswer()
  await page.getByRole('button', { name: 'Gi til meg' }).click()
  await expect(page.getByText('Ansvarlig er endret.')).toBeVisible()
  await page.getByRole('button', { name: 'Følg saken' }).click()
  await expect(page.getByRole('button', { name: 'Slutt å følge' })).toBeVisible()
  await page.locator('summary', { hasText: 'Internt notat' }).click()
  await page.locator('#note').fill('Husk nøkkelen')
  await page.getByRole('button', { name: 'Lagre notat' }).click()
  await expect(page.locator('[data-kind=note]')).toContainText('Husk nøkkelen')
  await expect(page.locator('#note')).toHaveValue('')
  await expect(page.locator('#message')).toHaveValue(written)
  await page.locator('summary', { hasText: 'Svar til avsenderen' }).click()
  await sendReply()
  await isSent()
  await expect(page.locator('#message')).toHaveValue('')
})

test('offers a reply that was begun before the browser was closed', async () => {
  const { reference } = await beginToAnswer()
  await page.close()
  page = await context.newPage()
  await openStaffPage(page, `/saker/${reference}`)
  await expect(page.getByText(/^Du har et utkast fra i dag/)).toBeVisible()
  await expect(page.locator('#message')).toHaveValue('')
  await page.getByRole('button', { name: 'Hent det' }).click()
  await expect(page.locator('#message')).toHaveValue(written)
  await sendReply()
  await isSent()
  await page.reload()
  await expect(
    page.getByText('Svaret er lagret og står på avsenderens side.').or(repliesOn(page)).first(),
  ).toBeVisible()
  await expect(page.getByText('Du har et utkast')).toHaveCount(0)
})

for (const [name, fail] of [
  ['the line breaks', (target: Page) => target.route('**/saker/*.data*', (route) => route.abort())],
  [
    'the server fails',
    (target: Page) =>
      target.route('**/saker/*.data*', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      ),
  ],
] as const) {
  test(`keeps a draft reply when ${name}, and sends it afterwards`, async () => {
    await beginToAnswer()
    await fail(page)
    await sendReply()
    await expect(page.getByText(/Det du har skrevet, står her/).first()).toBeVisible()
    await expect(page.locator('#message')).toHaveValue(written)
    await page.unroute('**/saker/*.data*')
    await sendReply()
    await isSent()
    await expect(page.locator('.connection-bar p')).toHaveCount(0)
  })
}

test('keeps the page when a reload of its data fails, and says so', async ({ browser, baseURL }) => {
  const sent = await beginToAnswer()
  await page.route('**/saker/*.data*', (route) => route.abort())
  await asColleague(browser, baseURL, async (theirs) => {
    await openStaffPage(theirs, `/saker/${sent.reference}`)
    await theirs.getByRole('button', { name: 'Gi til meg' }).click()
  })
  await expect(page.locator('.connection-bar')).toContainText('Ingen kontakt akkurat nå')
  await expect(page.locator('#message')).toHaveValue(written)
  await page.unroute('**/saker/*.data*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('.connection-bar p')).toHaveCount(0)
  await expect(page.locator('#message')).toHaveValue(written)
})

test('keeps a draft reply when the session has ended, until the next sign-in', async ({
  browser,
  baseURL,
}) => {
  const own = await signedInAsNew(browser, 'saksbehandler', baseURL)
  const mine = await own.newPage()
  const sent = await send(mine, 'issue-report')
  await openStaffPage(mine, `/saker/${sent.reference}`)
  await mine.locator('#message').fill(written)
  const cookies = await own.cookies()
  await own.clearCookies()
  await mine.getByRole('button', { name: 'Send svar' }).click()
  await expect(mine.locator('.connection-bar')).toContainText('Du er logget ut')
  await expect(mine.getByRole('link', { name: 'Logg inn i en ny fane' })).toHaveAttribute('target', '_blank')
  await expect(mine.locator('#message')).toHaveValue(written)
  await own.addCookies(cookies)
  await mine.reload()
  await expect(mine.locator('#message')).toHaveValue(written)
  await mine.getByRole('button', { name: 'Send svar' }).click()
  await expect(mine.getByText('Svaret er lagret og står på avsenderens side.')).toBeVisible()
  await mine.reload()
  await expect(mine.locator('#message')).toHaveValue('')
  await own.close()
})

test('sends once on a double press', async () => {
  await beginToAnswer()
  let posts = 0
  const held = Promise.withResolvers<void>()
  await page.route('**/saker/*.data*', async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1
      await held.promise
    }
    await route.continue()
  })
  const button = page.getByRole('button', { name: 'Send svar' })
  await button.dblclick()
  await button.click({ force: true })
  held.resolve()
  await isSent()
  await button.click({ force: true })
  await expect(page.getByText('Skriv noe først.')).toHaveCount(0)
  expect(posts).toBe(1)
  await expect(repliesOn(page)).toHaveCount(1)
})

test('says in our own words that there is nothing to send, and the browser does not', async () => {
  await beginToAnswer()
  await page.locator('#message').fill('')
  await page.getByRole('button', { name: 'Send svar' }).click()
  await expect(page.locator('#message-feil')).toHaveText('Skriv noe først')
  await expect(page.locator('#message')).toBeFocused()
  await page.locator('#message').fill('A')
  await expect(page.locator('#message-feil')).toHaveCount(0)
  await page.locator('#notat > summary').click()
  await page.getByRole('button', { name: 'Lagre notat' }).click()
  await expect(page.locator('#note-feil')).toHaveText('Skriv noe først')
})

test('warns twice before a reply that follows a colleague’s is sent', async ({ browser, baseURL }) => {
  const sent = await beginToAnswer()
  await asColleague(browser, baseURL, async (theirs) => {
    await openStaffPage(theirs, `/saker/${sent.reference}`)
    await theirs.locator('#message').fill('Jeg har ringt og ordnet det.')
    await theirs.getByRole('button', { name: 'Send svar' }).click()
    await expect(theirs.getByText('Svaret er lagret og står på avsenderens side.')).toBeVisible()
  })
  await expect(page.locator('.reply-form-unread')).toContainText('Dette har kommet mens du skrev')
  await sendReply()
  await expect(page.getByText(/har skrevet i saken mens du skrev/)).toBeVisible()
  await expect(page.locator('#message')).toHaveValue(written)
  await sendReply()
  await isSent()
})

test('without scripts, a reload after a reply does not send it again', async ({ browser, baseURL }) => {
  const plain = await signedInAs(browser, 'saksbehandler', baseURL, { javaScriptEnabled: false })
  const mine = await plain.newPage()
  const sent = await send(mine, 'issue-report')
  await mine.goto(`/saker/${sent.reference}`)
  await mine.locator('#message').fill(written)
  await mine.getByRole('button', { name: 'Send svar' }).click()
  await expect(mine.getByText('Svaret er lagret og står på avsenderens side.')).toBeVisible()
  await mine.reload()
  await expect(repliesOn(mine)).toHaveCount(1)
  await plain.close()
})
