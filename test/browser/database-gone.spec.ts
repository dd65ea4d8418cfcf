import { expect, test } from '@playwright/test'
import { allForms } from '../../src/features/form-catalogue/catalogue.ts'
import { fieldsOf } from '../../src/forms/engine/form.ts'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { fill, openForm, submit, valuesIn } from '../support/form-filling.ts'
import { freePort } from '../support/free-port.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

/** Forms whose choices come from the database cannot be filled in without it. */
const forms = allForms.filter((form) => fieldsOf(form).every(([, field]) => field.kind !== 'property'))

const folder = temporaryFolder('shared')
let site: SiteProcess
test.beforeAll(async () => {
  const database = await startEmbeddedDatabase(folder)
  site = await startSiteProcess(await freePort(), { LOG_LEVEL: 'silent', DATABASE_URL: database.url })
  await database.stop()
  await expect
    .poll(() => fetch(`${site.url}/healthz`).then(({ status }) => status), { timeout: 30_000 })
    .toBe(503)
})
test.afterAll(async () => {
  await site.end('SIGKILL')
})

test('without a database the process is alive and not ready', async ({ request }) => {
  expect(await (await request.get(`${site.url}/healthz`)).json()).toMatchObject({
    ready: false,
    database: 'unreachable',
  })
  expect((await request.get(`${site.url}/livez`)).status()).toBe(200)
})

test('without a database every form reports failure and returns its answers', async ({ request }) => {
  for (const form of forms) {
    const entries = sampleEntries(form)
    const body = new URLSearchParams(Object.entries(entries).map(([name, [text = '']]) => [name, text]))
    const response = await request.post(`${site.url}${form.page}`, {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      data: body.toString(),
      maxRedirects: 0,
    })
    const html = await response.text()
    expect([form.id, response.status(), response.headers()['retry-after']]).toEqual([form.id, 503, '5'])
    expect(html).toContain(form.failure.text)
    for (const [name, field] of fieldsOf(form)) {
      const [answer] = entries[name] ?? []
      if (answer && ['text', 'email', 'phone', 'date'].includes(field.kind))
        expect(html).toContain(`value="${answer}"`)
    }
    const json = await request.post(`${site.url}/api/skjema/${form.id}`, { data: entries })
    expect([form.id, json.status(), json.headers()['retry-after']]).toEqual([form.id, 503, '5'])
    expect(await json.json()).toMatchObject({
      ...form.failure,
      reference: expect.stringMatching(/^[A-Z2-9]{8}$/),
    })
  }
})

test('with scripts every form reports failure under a reference and keeps its answers', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  for (const id of ['lost-key', 'termination-dialog', 'issue-report']) {
    const form = forms.find((each) => each.id === id)
    if (!form) throw new Error(`There is no form ${id}`)
    const element = await openForm(page, form)
    await fill(element, form, sampleEntries(form))
    const before = await valuesIn(element)
    await submit(element, form)
    await expect(page.locator('.toast-card').first()).toContainText(form.failure.text)
    await expect(element.locator('.alert-box')).toContainText('Vent noen sekunder, og send en gang til.')
    await expect(element.locator('.alert-box code')).toHaveText(/^[A-Z2-9]{8}$/)
    expect(await valuesIn(element)).toEqual(before)
    await page.evaluate(() => sessionStorage.clear())
  }
  await context.close()
})

test('without a database a search says that it could not be made, not that nothing is found', async ({
  request,
}) => {
  const html = await (await request.get(`${site.url}/sok?q=bolig`)).text()
  expect(html).toContain('Søket virker ikke akkurat nå.')
  expect(html).toMatch(/<code>[A-Z2-9]{8}<\/code>/)
  expect(html).not.toContain('Ingen treff')
})
