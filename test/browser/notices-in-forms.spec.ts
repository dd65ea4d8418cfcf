import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Form } from '../../src/forms/engine/form.ts'
import { fill, openForm, submit } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { findingsInHtml } from '../support/html-checker.ts'
import { mailsTo } from '../support/mailed-alert.ts'
import { cancelNotice, minutesFromNow, publishedNotice } from '../support/published-notice.ts'
import { expect, test } from '../support/reused-page.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { expectAccessibleInAllLooks, openAlive, readProperties } from '../support/site.ts'
import { signedInAs } from '../support/staff-browser.ts'

const LOOKUP = '**/api/driftsmeldinger'

const form = formWithId('issue-report')

let staff: Page
let now: string
let coming: string
let ids: string[]
let address: string
let other: string

test.beforeAll(async ({ browser, baseURL }) => {
  staff = await (await signedInAs(browser, 'saksbehandler', baseURL)).newPage()
  const { cards } = await readProperties(staff, '?type=bolig')
  const houses = cards.flatMap(({ title, location }) => {
    const [street = ''] = /^\p{L}+ \d+(?=,)/u.exec(title) ?? []
    return street ? [`${street}, ${location.split(',').at(-1)?.trim()}`] : []
  })
  ;[address = '', other = ''] = [...new Set(houses)].slice(-2)
  const { request } = staff
  now = `Vannet er borte ${randomUUID().slice(0, 6)}`
  coming = `Vannet stenges ${randomUUID().slice(0, 6)}`
  const holds = { from: minutesFromNow(-10), to: minutesFromNow(90), topic: 'plumbing' }
  ids = [
    await publishedNotice(request, address, { title: now, ...holds }),
    await publishedNotice(request, address, { title: coming }),
  ]
})
test.afterAll(async () => {
  for (const id of ids) await cancelNotice(staff.request, id)
  await staff.context().close()
})

const answersTo = (asked: Form) => ({
  ...sampleEntries(asked),
  address: [address],
  issueType: [asked.id === 'appliance-report' ? 'appliance' : 'plumbing'],
  urgency: ['normal'],
  danger: [],
})
const boxIn = (element: Locator) =>
  element.locator('[aria-live=polite]').filter({ hasText: 'Dette gjelder huset ditt' })
const notice = (box: Locator, title: string) => box.getByRole('listitem').filter({ hasText: title })

for (const id of ['issue-report', 'issue-report-dialog', 'appliance-report'])
  test(`${id} shows the notices of its house once it has the address, and those to come`, async ({
    page,
  }) => {
    const element = await openForm(page, formWithId(id))
    await element.locator('[name=address]').pressSequentially(address)
    const box = boxIn(element)
    await expect(notice(box, coming)).toContainText('Har ikke begynt ennå.')
    await expect(notice(box, now)).toBeVisible()
    await element.locator('[name=address]').fill(other)
    await expect(notice(box, coming)).toHaveCount(0)
  })

test('a form with notices is accessible and valid HTML, before and after its scripts', async ({ page }) => {
  const served = await (await page.request.get(form.page)).text()
  const element = await openForm(page, form)
  await expectAccessibleInAllLooks(page)
  await element.locator('[name=address]').fill(address)
  await expect(boxIn(element)).toBeVisible()
  await expectAccessibleInAllLooks(page)
  const pages = new Map([
    ['served', served],
    ['with a known house', await page.content()],
  ])
  expect(await findingsInHtml(pages)).toEqual([])
  expect(served).toContain(coming)
})

test('who has seen them sends with one press', async ({ page }) => {
  const element = await openForm(page, form)
  await fill(element, form, answersTo(form))
  await expect(notice(boxIn(element), now)).toBeVisible()
  await submit(element, form)
  await expect(page.getByRole('heading', { name: 'Avviksmelding sendt!' })).toBeVisible()
})

test('one that explains the fault can be followed instead, unless it is urgent', async ({ page }) => {
  const element = await openForm(page, form)
  await fill(element, form, answersTo(form))
  const follow = notice(boxIn(element), now).getByRole('button', { name: 'Si fra til meg i stedet' })
  await expect(follow).toHaveCount(1)
  await element.locator('[name=urgency]').selectOption('urgent')
  await expect(follow).toHaveCount(0)
  await element.locator('[name=urgency]').selectOption('normal')
  await element.locator('[name=issueType]').selectOption('noise')
  await expect(follow).toHaveCount(0)
  await element.locator('[name=issueType]').selectOption('plumbing')
  const email = `folger-${randomUUID()}@eksempel.no`
  await element.locator('[name=email]').fill(email)
  await follow.click()
  await expect(page.getByRole('heading', { name: 'Du får vite om endringer' })).toBeVisible()
  await expect.poll(async () => (await mailsTo(email)).map(({ text }) => text).join()).toContain(now)
})

test('Enter in a field sends the report, also where a notice can be followed', async ({ page }) => {
  const element = await openForm(page, form)
  await fill(element, form, answersTo(form))
  await expect(notice(boxIn(element), now)).toBeVisible()
  await element.locator('[name=name]').press('Enter')
  await expect(page.getByRole('heading', { name: 'Avviksmelding sendt!' })).toBeVisible()
})

test('a form whose notices cannot be read is whole, and asks when it is sent', async ({ page }) => {
  await page.route(LOOKUP, (route) => route.fulfill({ status: 503, body: '' }))
  const element = await openForm(page, form)
  const failed = page.waitForResponse(LOOKUP)
  await fill(element, form, answersTo(form))
  await failed
  await expect(boxIn(element)).toHaveCount(0)
  await submit(element, form)
  await expect(page.getByText('dette vet vi om')).toBeVisible()
  await submit(page.locator('form[aria-label="Meld avvik"]'), form)
  await expect(page.getByRole('heading', { name: 'Avviksmelding sendt!' })).toBeVisible()
})

test('a form whose script for notices cannot be loaded is sent as the browser sends it', async ({ page }) => {
  await page.route('**/notices-box-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('notices-box'))
  await page.goto(form.page)
  await failed
  const element = page.locator('form[aria-label="Meld avvik"]')
  await fill(element, form, { ...answersTo(form), address: [other] })
  await submit(element, form)
  await expect(page).toHaveURL(/kvittering$/)
})

test('a kept draft shows the notices of its house', async ({ page }) => {
  const element = await openForm(page, form)
  await element.locator('[name=address]').fill(address)
  await page.goto('/om-oss')
  await openAlive(page, form.page)
  await expect(notice(boxIn(page.locator('form[aria-label="Meld avvik"]')), coming)).toBeVisible()
})

// Not every browser keeps what is seen in its place by itself.
for (const anchoring of ['auto', 'none'])
  test(`the field in use stays where it is when the notices come late, with the browser's anchoring ${anchoring}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 750 })
    const release = await holdRequests(page, LOOKUP)
    const element = await openForm(page, form)
    await page.evaluate((value) => {
      document.documentElement.style.overflowAnchor = value
    }, anchoring)
    const asked = page.waitForRequest(LOOKUP)
    await element.locator('[name=address]').fill(address)
    await asked
    const field = element.locator('[name=apartmentNumber]')
    await field.focus()
    const before = await field.boundingBox()
    release()
    await expect(notice(boxIn(element), coming)).toBeAttached()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect((await field.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  const openPlain = async (page: Page) => {
    await page.goto(form.page)
    const element = page.locator('form[aria-label="Meld avvik"]')
    const list = element.locator('details').filter({ hasText: coming })
    await expect(list.locator('summary')).toContainText(address)
    await list.locator('summary').click()
    return { element, list }
  }

  test('the notices stand in the form with their houses, and can be followed instead', async ({ page }) => {
    const { element, list } = await openPlain(page)
    await expect(notice(list, coming)).toContainText('Har ikke begynt ennå.')
    await element.locator('[name=email]').fill(`folger-${randomUUID()}@eksempel.no`)
    await notice(list, now).getByRole('button', { name: 'Si fra til meg i stedet' }).click()
    await expect(page.getByRole('heading', { name: 'Du får vite om endringer' })).toBeVisible()
  })

  test('what is urgent is not left unsent for one', async ({ page }) => {
    const { element, list } = await openPlain(page)
    await fill(element, form, { ...answersTo(form), urgency: ['urgent'] })
    await notice(list, now).getByRole('button', { name: 'Si fra til meg i stedet' }).click()
    await expect(page.getByRole('alert')).toContainText('Send meldingen nederst.')
    await expect(element.locator('[name=address]')).toHaveValue(address)
  })

  test('Enter in a field sends the report', async ({ page }) => {
    const { element } = await openPlain(page)
    await fill(element, form, { ...answersTo(form), address: [other] })
    await element.locator('[name=name]').press('Enter')
    await expect(page).toHaveURL(/kvittering$/)
  })
})
