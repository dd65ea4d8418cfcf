import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { ownName } from '../support/press-acts/act.ts'
import { writeNew } from '../support/property-draft.ts'
import { send } from '../support/send-form.ts'
import { expectAccessibleAt, expectNoSidewaysScroll, openAlive } from '../support/site.ts'
import { signedInAs } from '../support/staff-browser.ts'

/** Homes of a title that no others have, published. */
async function addHomes(page: Page, count: number): Promise<string> {
  const name = ownName()
  for (let number = 1; number <= count; number += 1) {
    await openAlive(page, '/intern/eiendommer/ny')
    await writeNew(page, `${name} ${number}`, { address: `${name} ${number}, Larvik` })
    await page.getByRole('button', { name: 'Publiser nå' }).click()
    await expect(page.getByText('Publisert.')).toBeVisible()
  }
  return name
}

const rows = (page: Page) => page.locator('main ol > li')
const rentOf = (page: Page, title: string) => page.getByRole('button', { name: `Endre leia: ${title}` })
const chosen = (page: Page) => page.locator('[data-row-choice]:checked')

test.describe('the list of homes', () => {
  let context: BrowserContext
  let page: Page
  let name: string
  test.beforeAll(async ({ browser, baseURL }) => {
    context = await signedInAs(browser, 'redaktor', baseURL)
    page = await context.newPage()
    name = await addHomes(page, 3)
  })
  test.afterAll(() => context.close())
  test.beforeEach(() => openAlive(page, `/intern/eiendommer?q=${name}`))

  test('finds while it is typed, and its filters stand in the address', async () => {
    await openAlive(page, '/intern/eiendommer')
    await page.getByLabel('Søk i eiendommer').fill(`${name.toLowerCase()} 2`)
    await expect(rows(page)).toHaveCount(1)
    await page.getByLabel('Søk i eiendommer').fill(name)
    await expect(rows(page)).toHaveCount(3)
    await page.getByText('Filtre', { exact: true }).click()
    await page.getByLabel('Mangler').selectOption({ label: 'Uten bilde (3)' })
    await expect(page).toHaveURL(/mangler=bilde/)
    await page.getByLabel('Sortert etter').selectOption('Sist endret')
    await expect(rows(page).first()).toContainText(`${name} 3`)
    await page.getByRole('link', { name: 'Fjern filtrene' }).click()
    await expect(page).not.toHaveURL(/mangler/)
  })

  test('changes the rent in its row, and the undo brings it back', async () => {
    await rentOf(page, `${name} 1`).click()
    await page.keyboard.type('13 000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '→' })).toContainText(/11\s900\skr → 13\s000\skr/)
    await expect(rentOf(page, `${name} 1`)).toHaveText(/13\s000/)
    await page.getByRole('button', { name: 'Angre' }).click()
    await expect(rentOf(page, `${name} 1`)).toHaveText(/11\s900/)
  })

  test('shows new rents of several from what to what, changes them as one and undoes them as one', async () => {
    await page.getByLabel('Velg alle på siden').check()
    await page.getByLabel('Ny leie', { exact: true }).fill('+2,9 %')
    await page.getByLabel('Ny leie', { exact: true }).press('Enter')
    await expect(page.getByRole('row', { name: `${name} 2` })).toContainText(/11\s900\skr.*12\s245\skr/)
    await expect(rentOf(page, `${name} 2`)).toHaveText(/11\s900/)
    await page.getByRole('button', { name: 'Endre leia for 3 eiendommer' }).click()
    await expect(page.getByText('Leia er endret for 3 eiendommer.')).toBeVisible()
    for (const number of [1, 2, 3]) await expect(rentOf(page, `${name} ${number}`)).toHaveText(/12\s245/)
    await page.getByRole('button', { name: 'Angre' }).click()
    for (const number of [1, 2, 3]) await expect(rentOf(page, `${name} ${number}`)).toHaveText(/11\s900/)
  })

  test('is worked with by keys alone', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('Shift+X')
    await expect(chosen(page)).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(chosen(page)).toHaveCount(0)
    await page.keyboard.press('k')
    await page.keyboard.press('l')
    await page.keyboard.type('14 000')
    await page.keyboard.press('Enter')
    await expect(rentOf(page, `${name} 2`)).toHaveText(/14\s000/)
    await page.keyboard.press('Control+z')
    await expect(rentOf(page, `${name} 2`)).toHaveText(/11\s900/)
    await page.keyboard.press('l')
    await page.keyboard.press('Escape')
    await expect(rentOf(page, `${name} 2`)).toBeFocused()
  })

  test('sets what can be rented, and takes off the site', async () => {
    await page.getByLabel(`Velg ${name} 3`).check()
    await page.getByLabel('Ledighet').last().selectOption('Utleid')
    await page.getByRole('button', { name: 'Sett' }).click()
    await expect(rows(page).last()).toContainText('Utleid')
    await page.getByLabel(`Velg ${name} 3`).check()
    await page.getByRole('button', { name: 'Ta bort' }).click()
    await expect(rows(page).last()).toContainText('Tatt bort')
    await page.getByRole('button', { name: 'Angre' }).click()
    await expect(rows(page).last()).not.toContainText('Tatt bort')
  })

  test('has no faults with homes chosen and rents previewed, narrow and wide', async () => {
    await page.getByLabel('Velg alle på siden').check()
    await page.getByLabel('Ny leie', { exact: true }).fill('+100')
    await page.getByRole('button', { name: 'Se endringene' }).click()
    await expect(page.getByRole('button', { name: 'Endre leia for 3 eiendommer' })).toBeVisible()
    for (const width of [375, 1280]) await expectAccessibleAt(page, width)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 900 })
  })
})

test('without scripts, rents are previewed, changed and undone', async ({ browser, baseURL }) => {
  const context = await signedInAs(browser, 'redaktor', baseURL)
  const name = await addHomes(await context.newPage(), 2)
  await context.close()
  const plain = await signedInAs(browser, 'redaktor', baseURL, { javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto('/intern/eiendommer')
  await page.getByLabel('Søk i eiendommer').fill(name)
  await page.getByRole('button', { name: 'Søk', exact: true }).click()
  await page.getByLabel(`Velg ${name} 1`).check()
  await page.getByLabel('Ny leie', { exact: true }).fill('+100')
  await page.getByRole('button', { name: 'Se endringene' }).click()
  await expect(page.getByRole('row', { name: `${name} 1` })).toContainText(/12\s000/)
  await page.getByRole('button', { name: 'Endre leia for 1 eiendom' }).click()
  await expect(rows(page).first()).toContainText(/12\s000/)
  await page.getByRole('button', { name: 'Angre' }).click()
  await expect(rows(page).first()).toContainText(/11\s900/)
  await plain.close()
})

test('those who answer visitors read a property, and find it from a case, but change nothing', async ({
  browser,
  baseURL,
}) => {
  const editor = await signedInAs(browser, 'redaktor', baseURL)
  const name = await addHomes(await editor.newPage(), 1)
  await editor.close()
  const context = await signedInAs(browser, 'saksbehandler', baseURL)
  const page = await context.newPage()
  await openAlive(page, `/intern/eiendommer?q=${name}`)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ny eiendom' })).toHaveCount(0)
  await page.getByRole('link', { name: `${name} 1` }).click()
  await expect(page.getByRole('definition').filter({ hasText: /^11\s900 kr\/mnd$/ })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  for (const width of [375, 1280]) await expectAccessibleAt(page, width)
  await page.goto(`/intern/finn?q=${name}`)
  await expect(page.getByRole('link', { name: `${name} 1` })).toHaveAttribute(
    'href',
    /\/intern\/eiendommer\//,
  )
  const { reference } = await send(page, 'issue-report', { address: `${name} 1, Larvik` })
  await page.goto(`/saker/${reference}`)
  await page.getByRole('link', { name: `${name} 1`, exact: true }).click()
  await expect(page).toHaveURL(/\/intern\/eiendommer\//)
  await context.close()
})
