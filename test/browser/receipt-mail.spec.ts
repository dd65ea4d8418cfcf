import { expect, test } from '@playwright/test'
import { mailedCode } from '../support/mailed-code.ts'
import { send } from '../support/send-form.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/site.ts'

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts'
  test(`receipt and codes say what is mailed, and a used-up code is asked for again, 390 px, ${how}`, async ({
    browser,
    baseURL,
    page: sending,
  }) => {
    const email = `kode.${javaScriptEnabled}.${Date.now()}@eksempel.no`
    const sent = await send(sending, 'issue-report', { email })
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto(`${sent.path}/kvittering`)
    // The site under test has no SMTP_URL.
    const notSent = page.getByText('Kvitteringen er ikke sendt på e-post, for nettstedet sender ikke e-post')
    await expect(notSent).toBeVisible()
    await page.reload()
    await expect(notSent).toBeVisible()
    await expectNoSidewaysScroll(page)

    await page.goto('/mine-saker')
    await page.getByLabel('E-post').fill(email)
    await page.getByRole('button', { name: 'Send kode' }).click()
    await expect(page.getByText(`Koden til ${email} er ikke sendt`)).toBeVisible()
    const code = await mailedCode(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (const answer of [...Array(4).fill('Koden stemmer ikke'), 'Det er skrevet feil kode fem ganger']) {
      await page.getByLabel('Kode').fill(wrong)
      await page.getByRole('button', { name: 'Vis sakene mine' }).click()
      await expect(page.getByRole('alert')).toContainText(answer)
    }
    await expectNoSidewaysScroll(page)
    if (javaScriptEnabled) await expectAccessible(page)
    await page.getByRole('button', { name: 'Send ny kode' }).click()
    await expect(page.getByText(`Koden til ${email} er ikke sendt`)).toBeVisible()
    await page.getByLabel('Kode').fill(await mailedCode(email, code))
    await page.getByRole('button', { name: 'Vis sakene mine' }).click()
    await expect(page.getByText(sent.reference)).toBeVisible()
    await context.close()
  })
}
