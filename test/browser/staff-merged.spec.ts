import { type BrowserContext, expect, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

test.describe('a case that another is merged into', () => {
  let context: BrowserContext
  test.beforeAll(async ({ browser, baseURL }) => {
    context = await signedInAs(browser, 'saksbehandler', baseURL)
  })
  test.afterAll(() => context.close())

  test('is answered for both senders, says so, and is no longer snoozed when the other sender writes', async ({
    page: others,
  }) => {
    const first = await send(others, 'neighbor-complaint', { name: 'Første Frid', email: 'frid@eksempel.no' })
    const second = await send(others, 'neighbor-complaint', { name: 'Andre Arne', email: 'arne@eksempel.no' })
    const page = await context.newPage()
    await openStaffPage(page, `/saker/${second.reference}`)
    await page.getByText('Koble og slå sammen').click()
    await page.getByLabel('Referanse til den andre saken').fill(first.reference)
    await page.getByRole('button', { name: 'Slå denne inn i den' }).click()
    await expect(page.getByText('Sakene er slått sammen.')).toBeVisible()

    await openStaffPage(page, `/saker/${first.reference}`)
    await expect(page.locator('#message-hjelp')).toContainText('(frid@eksempel.no og én annen avsender)')
    await expect(page.getByLabel('Etterpå er saken')).toContainText('Under arbeid, når du svarer')
    await page.getByRole('button', { name: 'Sett inn mal' }).click()
    await page.getByRole('option', { name: 'Vi er på saken' }).click()
    await expect(page.locator('#message')).toHaveValue(/^Hei,\n/)
    await page.getByRole('button', { name: 'Send svar' }).click()
    await expect(page.getByText('Svaret sendes om ti sekunder.')).toBeVisible()
    await expect(page.locator('[data-part=marks]').getByText('Under arbeid')).toBeVisible()

    await others.goto(second.path)
    await expect(others.locator('.case-page-head')).toContainText('Noen hos oss arbeider med saken.')
    await expect(others.locator('.case-page-head')).not.toContainText('Du hører fra oss senest')

    await page.getByText('Utsett', { exact: true }).first().click()
    await page.getByLabel('Utsett til').fill('2099-12-24')
    await page.getByRole('button', { name: 'Utsett' }).click()
    await expect(page.locator('[data-part=marks]')).toContainText('Utsatt til 24. desember 2099')
    await others.getByLabel('Melding').fill('Det bråker igjen')
    await others.getByRole('button', { name: 'Send melding' }).click()
    await expect(page.locator('.case-timeline')).toContainText('Det bråker igjen')
    await expect(page.locator('[data-part=marks]')).not.toContainText('Utsatt til')
  })
})
