import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type Sent, send } from '../support/send-form.ts'
import { expectAccessibleInAllLooks, expectNoSidewaysScroll } from '../support/site.ts'
import { inSiteDatabase } from '../support/site-database.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

let context: BrowserContext
test.beforeAll(async ({ browser, baseURL }) => {
  context = await signedInAs(browser, 'saksbehandler', baseURL)
})
test.afterAll(() => context.close())

/** A page of the same staff member, as a telephone shows it, with or without scripts. */
async function telephone(
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
  javaScriptEnabled: boolean,
): Promise<Page> {
  const own = await browser.newContext({
    javaScriptEnabled,
    baseURL: baseURL ?? '',
    storageState: await context.storageState(),
    viewport: { width: 390, height: 844 },
  })
  return own.newPage()
}

async function sendLate(page: Page, word: string, name: string): Promise<Sent> {
  const sent = await send(page, 'issue-report', { name: `${name} ${word}`, urgency: 'urgent' })
  await inSiteDatabase((client) =>
    client.query(
      `update cases set sent_at = now() - interval '9 days', promised_at = now() - interval '8 days' where reference = $1`,
      [sent.reference],
    ),
  )
  return sent
}

/** The references in a list that is narrowed to the cases of one test. */
async function listed(page: Page, lane: string, word: string): Promise<number> {
  await page.goto(`/saker?fane=${lane}&q=${word}`)
  return page.locator('.inbox-row').count()
}

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without scripts'

  test(`asks before a late case is snoozed, and sends a holding reply with a new deadline, ${how}`, async ({
    browser,
    baseURL,
  }) => {
    const word = `Utsett${randomUUID().slice(0, 8)}`
    const page = await telephone({ browser, baseURL }, scripts)
    const sent = await sendLate(page, word, 'Kari')
    if (scripts) await openStaffPage(page, `/saker/${sent.reference}`)
    else await page.goto(`/saker/${sent.reference}`)
    await page.getByText(/^Ansvarlig: .*Frist og besøk$/).click()
    await page.getByText('Utsett', { exact: true }).first().click()
    await page.getByRole('button', { name: /^Om en uke/ }).click()
    const question = page.locator('[data-part=snooze-question]')
    await expect(question).toBeInViewport()
    await expect(question).toContainText('Fristen var')
    const message = question.getByLabel('Foreløpig svar til avsenderen')
    await expect(message).toHaveValue(/^Hei Kari\.[\s\S]*Du hører fra oss igjen senest \p{L}+ \d/u)
    if (scripts) {
      await expect(question).toBeFocused()
      await expectAccessibleInAllLooks(page)
    }
    await expectNoSidewaysScroll(page)
    await question.getByRole('button', { name: 'Send svaret og utsett' }).click()
    await expect(page.getByText('Saken er utsatt. Svaret er lagret')).toBeVisible()
    await expect(page.locator('[data-part=marks]')).toContainText('Utsatt til')
    expect([await listed(page, 'haster', word), await listed(page, 'for-sent', word)]).toEqual([1, 0])
    await page.goto(sent.path)
    await expect(page.getByText('Du hører fra oss igjen senest')).toBeVisible()
    await page.context().close()
  })

  test(`asks before several are snoozed, and keeps late ones late where they are all the same, ${how}`, async ({
    browser,
    baseURL,
  }) => {
    const word = `Flere${randomUUID().slice(0, 8)}`
    const page = await telephone({ browser, baseURL }, scripts)
    for (const name of ['Kari', 'Per']) await sendLate(page, word, name)
    if (scripts) await openStaffPage(page, `/saker?fane=for-sent&q=${word}`)
    else await page.goto(`/saker?fane=for-sent&q=${word}`)
    for (const box of await page.locator('.inbox-row').getByRole('checkbox').all()) await box.check()
    if (scripts) {
      await page.getByRole('button', { name: 'Utsett …' }).click()
      await page.getByRole('option', { name: /^Om en uke/ }).click()
    } else {
      await page.getByText('Utsett …').last().click()
      await page.getByLabel('Utsett til').selectOption({ index: 1 })
      await page.getByRole('button', { name: 'Utsett til' }).click()
    }
    const question = page.locator('[data-part=snooze-question]')
    await expect(question.getByLabel('Foreløpig svar')).toHaveValue(/^Hei \{navn\}\./)
    await expect(page.getByText(/^2 saker har fristen før/)).toBeVisible()
    if (scripts) await expectAccessibleInAllLooks(page)
    await expectNoSidewaysScroll(page)
    await question.getByRole('button', { name: 'Utsett alle uten å svare' }).click()
    await expect(page.getByText('2 saker er utsatt.')).toBeVisible()
    for (const lane of ['haster', 'for-sent', 'utsatt']) expect(await listed(page, lane, word)).toBe(2)
    await expect(page.locator('.inbox-row').first()).toContainText('Utsatt til')
    await page.context().close()
  })
}
