import { defaultLanguage, wordsOf } from '../../src/domain/text/language.ts'
import { alertWords } from '../../src/features/alerts/alerts.words.ts'
import { earlyAndLate, expectSameEarlyAndLate } from '../support/early-and-late.ts'
import { askToBeTold, confirmAsked, mailedAlertPage, mailsTo } from '../support/mailed-alert.ts'
import { expect, test } from '../support/shared-page.ts'
import { expectAccessible, expectNoSidewaysScroll, openAlive } from '../support/site.ts'

const { own, paces, signUp } = wordsOf(alertWords, defaultLanguage)
const address = '/si-fra?type=bolig&by=larvik&soverom=2'

test('without scripts a visitor asks, confirms by a press, pauses, goes on and stops', async ({
  withoutScripts: page,
}) => {
  const email = `uten.skript.${Date.now()}@eksempel.no`
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await expect(page.getByRole('listitem').filter({ hasText: /^2 soverom$/ })).toBeVisible()
  await page.getByLabel(signUp.email).fill('kari@eksempel')
  await page.getByRole('button', { name: signUp.submit }).click()
  await expect(page.getByRole('alert')).toContainText('Ugyldig e-postadresse')
  await page.getByLabel(signUp.email).fill(email)
  await page.getByLabel('Én gang om dagen').check()
  await page.getByRole('button', { name: signUp.submit }).click()
  // The site under test has no SMTP_URL.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signUp.notSentTitle)
  await expect(page.getByText(email)).toBeVisible()

  const path = await mailedAlertPage(email)
  // What opens the link before the person does: a scanner, twice.
  for (const method of ['GET', 'HEAD']) await page.request.fetch(path, { method })
  const headers = (await page.goto(path))?.headers() ?? {}
  expect([headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
    'no-store',
    'noindex, nofollow',
    'no-referrer',
  ])
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1)
  await page.getByRole('button', { name: own.confirm }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.title)
  await expect(page.getByText('Du får beskjed én gang om dagen.')).toBeVisible()
  await page.getByRole('button', { name: own.pause }).click()
  await expect(page.getByText(own.pausedLead)).toBeVisible()
  await expect(page.getByText(paces.daily.paused)).toBeVisible()
  await expect(page.getByText(paces.daily.sentence)).toBeHidden()
  await page.getByRole('button', { name: own.resume }).click()
  await expect(page.getByText(own.lead)).toBeVisible()
  await expect(page.getByText(paces.daily.sentence)).toBeVisible()
  await page.getByRole('button', { name: own.stopAll }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.stoppedTitle)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.goneTitle)
  expect(await mailsTo(email)).toHaveLength(1)
})

for (const width of [1280, 390])
  test(`at ${width} a small list and an empty one offer it above all homes: three acts to the mail`, async ({
    withoutScripts: page,
  }) => {
    await page.setViewportSize({ width, height: 750 })
    for (const query of [
      'type=bolig&by=larvik&slag=rekkehus',
      'type=bolig&by=larvik&soverom=4&maksleie=9000',
    ]) {
      await page.goto(`/eiendommer?${query}`)
      const offer = page.getByRole('main').getByRole('search').getByRole('link', { name: signUp.title })
      await expect(offer).toHaveCount(1)
      await expect(offer).toBeInViewport()
      await offer.click()
      await page.getByLabel(signUp.email).fill(`tre.trykk.${width}.${Date.now()}@eksempel.no`)
      await page.getByRole('button', { name: signUp.submit }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(signUp.notSentTitle)
    }
  })

test('from the front page it takes five acts, by the menu or by the footer', async ({
  withoutScripts: page,
}) => {
  const email = `fra.forsiden.${Date.now()}@eksempel.no`
  await page.setViewportSize({ width: 390, height: 750 })
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: signUp.title })).toHaveAttribute(
    'href',
    '/si-fra',
  )
  let acts = 0
  const act = async (work: Promise<void>) => {
    acts += 1
    await work
  }
  await act(page.getByText('Meny', { exact: true }).click())
  await act(
    page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: signUp.title }).click(),
  )
  await act(page.getByRole('link', { name: 'Bolig', exact: true }).click())
  await act(page.getByLabel(signUp.email).fill(email))
  await act(page.getByRole('button', { name: signUp.submit }).click())
  await expect(page.getByText(email)).toBeVisible()
  expect(acts).toBeLessThanOrEqual(6)
})

test('by keyboard a visitor asks, and the page of a known address says the same', async ({ page }) => {
  const email = `tastatur.${Date.now()}@eksempel.no`
  const said: string[] = []
  for (const round of [1, 2]) {
    await openAlive(page, address)
    await page.getByLabel(signUp.email).focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signUp.notSentTitle)
    said.push(await page.getByRole('main').innerText())
    if (round === 1) await confirmAsked(page.request, await mailedAlertPage(email))
  }
  expect(said[1]).toBe(said[0])
})

test('a page of alerts, waiting and confirmed, is the same whether it is used before or after its scripts have come', async ({
  tabs,
}) => {
  const email = `tidlig.${Date.now()}@eksempel.no`
  const pages = await earlyAndLate(tabs)
  const { request } = pages[0]
  await askToBeTold(request, email)
  const path = await mailedAlertPage(email)
  await expectSameEarlyAndLate(pages, path)
  await confirmAsked(request, path)
  await expectSameEarlyAndLate(pages, path)
  // A tab of its own: the other two are used by other tests, at their width.
  const page = await tabs('narrow', { viewport: { width: 320, height: 640 } })
  await page.goto(path)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
