import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, openAlive } from '../support/site.ts'

const formOf = (page: Page) => page.getByRole('form', { name: 'Lurer du på noe?' })

async function fillIn(page: Page): Promise<void> {
  const form = formOf(page)
  await form.getByLabel('Navn').fill('Kari Nordmann')
  await form.getByLabel('Emne').fill('Åpningstid')
  await form.getByLabel('Melding').fill('Når åpner kontoret?')
  await form.getByLabel('Telefon').fill('ring meg')
  await form.getByLabel('E-post').fill('kari@gmial.com')
}

test('asks about a mistyped address and a missing number, takes over what was meant at a press, and refuses nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openAlive(page, '/')
  await fillIn(page)
  const form = formOf(page)
  await form.getByLabel('E-post').blur()
  await expect(form.getByText('Her står det ikke noe nummer')).toBeVisible()
  await expect(form.getByText('Mente du kari@gmail.com?')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await form.getByRole('button', { name: 'Ja, bruk den' }).press('Enter')
  await expect(form.getByLabel('E-post')).toHaveValue('kari@gmail.com')
  await expect(form.getByLabel('E-post')).toBeFocused()
  await expect(form.getByText('Mente du')).toHaveCount(0)
  await form.getByRole('button', { name: 'Send melding' }).click()
  await expect(page.getByText('Takk for din henvendelse!').first()).toBeVisible()
})

test('asks once without scripts, and stores the form when it is sent again', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/')
  await fillIn(page)
  await formOf(page).getByRole('button', { name: 'Send melding' }).click()
  await expect(page.getByRole('alert')).toContainText('Ikke sendt ennå')
  await expect(formOf(page).getByText('Mente du kari@gmail.com?')).toBeVisible()
  await expect(formOf(page).getByRole('button', { name: 'Ja, bruk den' })).toHaveCount(0)
  await expect(formOf(page).getByLabel('Telefon')).toHaveValue('ring meg')
  await formOf(page).getByRole('button', { name: 'Send melding' }).click()
  await expect(page).toHaveURL(/\/kvittering$/)
  await context.close()
})
