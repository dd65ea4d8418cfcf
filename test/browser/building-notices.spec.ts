import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readBuildingId } from '../support/building.ts'
import { fill, openForm, submit } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { mailsTo } from '../support/mailed-alert.ts'
import { minutesFromNow } from '../support/published-notice.ts'
import { expect, test } from '../support/reused-page.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { send } from '../support/send-form.ts'
import { expectAccessibleAt, readProperties } from '../support/site.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

test.describe.configure({ mode: 'serial' })

const title = `Vannet stenges ${randomUUID().slice(0, 6)}`
const tenant = `leietaker-${randomUUID()}@eksempel.no`
const follower = `folger-${randomUUID()}@eksempel.no`
const form = formWithId('issue-report')

/** What a form asks once it has an address (`notices-in-forms.spec.ts`). */
const LOOKUP = '**/api/driftsmeldinger'

let address: string
let staff: Page
let reference: string
let casePath: string

test.beforeAll(async ({ browser, baseURL }) => {
  staff = await (await signedInAs(browser, 'saksbehandler', baseURL)).newPage()
  const { cards } = await readProperties(staff, '?type=bolig')
  const home = cards.find((each) => /^\p{L}+ \d+,/u.test(each.title))
  const [street = '', town = ''] = [home?.title.split(',')[0], home?.location.split(',').at(-1)?.trim()]
  address = `${street}, ${town}`
  const sent = await send(staff, form.id, { email: tenant, address, issueType: 'plumbing' })
  ;({ reference } = sent)
  casePath = sent.path
})
test.afterAll(() => staff.context().close())

const text = async (email: string) => (await mailsTo(email)).map((mail) => mail.text ?? '').join('\n')

test('a notice is written once, mailed to the tenants, and shown to all whom it concerns', async ({
  page,
}) => {
  await openStaffPage(staff, '/intern/driftsmeldinger')
  await staff.getByLabel('Hva skjer?').fill(title)
  await staff.getByLabel('Hus eller steder').fill(address)
  await staff.getByLabel('Fra', { exact: true }).fill(minutesFromNow(-10))
  await staff.getByLabel('Til', { exact: true }).fill(minutesFromNow(90))
  await staff.getByLabel(/Hva må leietakerne gjøre/).fill('Tapp vann først.')
  await staff.getByLabel(/Hva slags feil/).selectOption({ label: 'Vann og avløp' })
  await staff.getByRole('button', { name: 'Publiser' }).click()
  await expect(staff.getByText(/^Driftsmeldingen er publisert\. \d+|Én får/)).toBeVisible()

  await expect.poll(() => text(tenant)).toContain('Tapp vann først.')
  await page.goto('/kundeservice')
  await expect(page.getByText(title)).toBeVisible()
  await page.goto(casePath)
  await expect(page.getByText(title)).toBeVisible()
  await openStaffPage(staff, `/saker/${reference}`)
  await staff.locator('summary').filter({ hasText: title }).click()
  await expect(staff.getByText('Tapp vann først.')).toBeVisible()
})

test('a building leads to a notice for it', async () => {
  await openStaffPage(staff, `/intern/bygg/${await readBuildingId(staff.request)}`)
  const building = await staff.locator('h1').innerText()
  await staff.getByRole('link', { name: 'Ny driftsmelding' }).click()
  await expect(staff.getByLabel('Hus eller steder')).toHaveValue(new RegExp(`^${building}, .`))
})

for (const scripts of [true, false])
  test(`who has not seen in the form that it is known is told before it is sent, ${scripts ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: scripts })
    const page = await context.newPage()
    const email = scripts ? follower : `uten-${follower}`
    const answers = {
      ...sampleEntries(form),
      email: [email],
      address: [address],
      issueType: ['plumbing'],
      urgency: ['normal'],
      danger: [],
    }
    if (scripts) await page.route(LOOKUP, (route) => route.abort())
    const element = scripts ? await openForm(page, form) : page.locator('form[aria-label="Meld avvik"]')
    if (!scripts) await page.goto(form.page)
    await fill(element, form, answers)
    await submit(element, form)
    const box = page.getByRole('alert').filter({ hasText: 'dette vet vi om' })
    await expect(box).toContainText(title)
    if (scripts) await expectAccessibleAt(page, 375)
    await expect(element.getByLabel('E-post')).toHaveValue(email)
    await box
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('button', { name: 'Si fra til meg i stedet' })
      .click()
    await expect(page.getByRole('heading', { name: 'Du får vite om endringer' })).toBeVisible()
    await expect.poll(() => text(email)).toContain(title)
    await context.close()
  })

test('who sends a report all the same sends it once more', async ({ page }) => {
  await page.route(LOOKUP, (route) => route.abort())
  const element = await openForm(page, form)
  const calm = { urgency: ['normal'], danger: [] }
  await fill(element, form, { ...sampleEntries(form), address: [address], issueType: ['plumbing'], ...calm })
  await submit(element, form)
  await expect(page.getByText('dette vet vi om')).toBeVisible()
  await submit(page.locator('form[aria-label="Meld avvik"]'), form)
  await expect(page.getByRole('heading', { name: 'Avviksmelding sendt!' })).toBeVisible()
})

test('a poster has it with a code that opens the page', async () => {
  await openStaffPage(staff, '/intern/driftsmeldinger')
  await staff.getByRole('link', { name: title }).click()
  await staff.getByRole('link', { name: 'Plakat' }).click()
  await expect(staff.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(staff.getByRole('img', { name: /kundeservice$/ })).toBeVisible()
  const pdf = await staff.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('a link in a mail refuses further ones, and looking at it changes nothing', async ({ page }) => {
  const [path = ''] = /\/driftsmelding\/[\w-]{36}/.exec(await text(follower)) ?? []
  await page.goto(path)
  await expect(page.getByText(title)).toBeVisible()
  await page.getByRole('button', { name: 'Ikke send meg driftsmeldinger' }).click()
  await expect(page.getByText('Du får ikke driftsmeldinger på e-post.')).toBeVisible()
})

test('one that ends before its time says so everywhere, and by mail to those who want it', async ({
  page,
}) => {
  await openStaffPage(staff, '/intern/driftsmeldinger')
  await staff.getByRole('link', { name: title }).click()
  await staff.getByRole('button', { name: 'Avlys' }).click()
  await expect(staff.getByText(/^Driftsmeldingen er avlyst/)).toBeVisible()
  await page.goto('/kundeservice')
  await expect(page.getByText(`Over: ${title}`)).toBeVisible()
  await expect.poll(() => text(tenant)).toContain(`Over: ${title}`)
  expect(await text(follower)).not.toContain('Over: ')
})
