import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

test.describe('on a wide screen', () => {
  let context: BrowserContext
  let page: Page
  test.beforeAll(async ({ browser, baseURL }) => {
    context = await signedInAs(browser, 'administrator', baseURL)
    page = await context.newPage()
  })
  test.afterAll(() => context.close())

  test('the account menu closes with Esc and by a press elsewhere', async () => {
    await openStaffPage(page, '/saker')
    const summary = page.locator('.staff-header-self summary')
    const account = page.getByRole('link', { name: 'Min konto' })
    await summary.click()
    await page.keyboard.press('Escape')
    await expect(account).toBeHidden()
    await expect(summary).toBeFocused()
    await summary.click()
    await expect(account).toBeVisible()
    await page.locator('h1').click()
    await expect(account).toBeHidden()
    await summary.click()
    await account.click()
    await expect(page.getByRole('heading', { name: 'Min konto' })).toBeVisible()
    await expect(account).toBeHidden()
  })

  test('a page of a group is two presses away, and closes the group', async () => {
    await openStaffPage(page, '/saker')
    const menu = page.getByRole('navigation', { name: 'Meny for ansatte' })
    await menu.getByText('Styring').click()
    await menu.getByRole('link', { name: 'Logg', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg')
    await expect(menu.getByRole('link', { name: 'Logg', exact: true })).toBeHidden()
    await menu.getByText('Innhold').click()
    await menu.getByText('Styring').click()
    await expect(menu.getByRole('link', { name: 'Tekster' })).toBeHidden()
    await expect(menu.getByRole('link', { name: 'Logg', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('Ctrl+K goes to a case by the phone number of its sender, without the mouse', async () => {
    const sent = await send(page, 'issue-report', { name: 'Finn Meg', phone: '+47 400 12 345' })
    await openStaffPage(page, '/intern/logg')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Side, sak, person eller eiendom' })
    await expect(field).toBeFocused()
    await page.keyboard.type('40012345')
    const hit = page.getByRole('option', { name: 'Finn Meg' }).first()
    await expect(hit).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await hit.getAttribute('id')) ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/saker/${sent.reference}`)
    await expect(page.getByRole('dialog', { name: 'Finn' })).toBeHidden()
  })

  test('the finder does what the keys of the page do', async () => {
    await openStaffPage(page, '/saker')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('søk')
    await page.getByRole('dialog').getByRole('option', { name: 'søk' }).click()
    await expect(page.getByRole('search').getByRole('searchbox')).toBeFocused()
  })

  test('the finder says that nothing fits, closes with Esc, and leaves the focus where it was', async () => {
    await openStaffPage(page, '/intern/logg')
    const opener = page.getByRole('link', { name: 'Finn' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const reachable = page.locator(':is(a, button):not([inert], [inert] *, dialog *)')
    await expect(reachable).toHaveCount(0)
    await page.keyboard.type('xyzzyqq')
    await expect(page.getByRole('dialog').getByText('Ingenting passer. Prøv færre ord.')).toBeVisible()
    await page.keyboard.press('Escape')
    // The first Esc empties a search field; the second closes the dialog.
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(reachable).not.toHaveCount(0)
    await expect(page.locator('[inert]')).toHaveCount(0)
  })
})

test('without scripts the finder is a page, and the whole menu opens', async ({ browser, baseURL }) => {
  const context = await signedInAs(browser, 'administrator', baseURL, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/saker')
  const bar = page.getByRole('navigation', { name: 'Hurtigmeny' })
  await expect(bar.locator('> *')).toHaveText([/^Saker/, 'I dag', 'Finn', /^Meny/])
  await bar.getByRole('button', { name: 'Meny' }).click()
  await page.getByRole('link', { name: 'Personvern' }).click()
  await expect(page).toHaveURL('/intern/personvern')
  await bar.getByRole('link', { name: 'Finn' }).click()
  await page.getByRole('searchbox').fill('tekst')
  await page.getByRole('button', { name: 'Finn' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Tekster' }).click()
  await expect(page).toHaveURL('/intern/tekster')
  await context.close()
})

test('on a telephone the bar leads, the menu closes after it, and nothing of the page lies behind the bar', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInAs(browser, 'vaktmester', baseURL, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await openStaffPage(page, '/saker')
  const bar = page.getByRole('navigation', { name: 'Hurtigmeny' })
  await expect(bar.locator('> *')).toHaveText(['I dag', /^Saker/, 'Finn', 'Meny'])
  await bar.getByRole('button', { name: 'Meny' }).tap()
  await page.getByRole('navigation', { name: 'Meny for ansatte' }).getByRole('link', { name: 'Ny sak' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Meny for ansatte' })).toBeHidden()
  const last = page.getByRole('main').locator('button, a, input').filter({ visible: true }).last()
  await last.focus()
  const [field, edge] = [await last.boundingBox(), await bar.boundingBox()]
  expect(field && edge && field.y + field.height).toBeLessThanOrEqual(edge?.y ?? 0)
  await context.close()
})
