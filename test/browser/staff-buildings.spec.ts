import { expect, test } from '@playwright/test'
import { blankPhoto } from '../support/blank-photo.ts'
import { readBuildingId } from '../support/building.ts'
import { expectFitsWithLargeText } from '../support/large-text.ts'
import { send } from '../support/send-form.ts'
import { expectAccessibleAt } from '../support/site.ts'
import { fromOurPages, openStaffPage, signedInAs } from '../support/staff-browser.ts'

test('what the caretaker must know stands on the cases of the building, and alike ones are answered together', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInAs(browser, 'vaktmester', baseURL)
  const page = await context.newPage()
  await openStaffPage(page, '/intern/bygg')
  const first = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /\d$/ }).first()
  const name = (await first.textContent()) ?? ''
  await page.getByRole('searchbox', { name: 'Finn et bygg' }).fill(name)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const town = ((await page.locator('main header p').textContent()) ?? '').split(' · ')[0]
  const building = new URL(page.url()).pathname

  await page.getByText('Endre', { exact: true }).click()
  await page.getByLabel('Vaktmesteren må vite').fill('Stoppekranen er bak vaskemaskinen i kjelleren.')
  await page.getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByText('Bygget er lagret.')).toBeVisible()

  const sending = await context.newPage()
  const report = { address: `${name}, ${town}`, description: 'Ingen ventilasjon i hele oppgangen.' }
  const { reference } = await send(sending, 'issue-report', report)
  await send(sending, 'issue-report', report)
  await openStaffPage(page, `/saker/${reference}`)
  await expect(page.getByText('Stoppekranen er bak vaskemaskinen i kjelleren.')).toBeVisible()

  await page.locator(`main a[href="${building}"]`).click()
  await expect(page).toHaveURL(building)
  const alike = page.locator('section').filter({ has: page.locator(`a[href="/saker/${reference}"]`) })
  const group = alike.filter({ has: page.getByRole('heading', { name: / av samme slag: / }) })
  await group
    .getByText(/^Svar alle \d+$/)
    .first()
    .click()
  await group.getByRole('textbox').fill('Vi retter ventilasjonen i dag.')
  await group.getByRole('button', { name: /^Svar alle \d+/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'besvart' })).toBeVisible()
  await openStaffPage(page, `/saker/${reference}`)
  await expect(page.getByText('Vi retter ventilasjonen i dag.').first()).toBeVisible()
  await context.close()
})

test('alike cases are merged from the page of their building, once it has asked where the senders differ', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInAs(browser, 'saksbehandler', baseURL)
  const page = await context.newPage()
  const report = { address: 'Granvegen 11, Notodden', issueType: 'noise' }
  const older = await send(page, 'issue-report', { ...report, email: 'kari@eksempel.no' })
  const newer = await send(page, 'issue-report', { ...report, email: 'per@eksempel.no' })
  await openStaffPage(page, `/saker/${newer.reference}`)
  await page.getByRole('link', { name: 'Granvegen 11, Notodden' }).click()
  const links = page.locator(`main a[href="/saker/${newer.reference}"]`)
  await expect(links).toHaveCount(2)
  await page.getByRole('button', { name: /^Slå sammen alle \d+: Avvik, Støy/ }).click()
  const question = page.getByRole('region', { name: 'Slå sammen saker fra ulike avsendere?' })
  await expect(question).toBeFocused()
  await expect(question.getByRole('link', { name: older.reference })).toBeVisible()
  await question.getByRole('button', { name: 'Slå sammen, og svar alle' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sakene er slått sammen.' })).toBeVisible()
  await expect(links).toHaveCount(0)
  await page.getByRole('button', { name: 'Angre' }).click()
  await expect(links).toHaveCount(2)
  await context.close()
})

test('the address of a building is edited by keyboard, and its cases find it by the old one too', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInAs(browser, 'saksbehandler', baseURL)
  const page = await context.newPage()
  await openStaffPage(page, '/intern/bygg')
  await page.keyboard.press('Tab')
  await page.getByRole('searchbox', { name: 'Finn et bygg' }).fill('Fyrveien 2')
  await page.getByRole('link', { name: 'Fyrveien 2', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Fyrveien 2' })).toBeVisible()
  await page
    .locator('summary')
    .filter({ hasText: /^Endre$/ })
    .press('Enter')
  await page.locator('summary').filter({ hasText: 'Adresse, matrikkel og eier' }).press('Enter')
  const address = page.getByLabel('Adresse eller navn')
  await address.fill('Fyrveien 2, Larvik')
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription(/Skriv bare gate og nummer/)
  await address.fill('Fyrveien 4')
  await address.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Fyrveien 4' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Fyrveien 2, Larvik' })).toBeVisible()

  const { reference } = await send(page, 'issue-report', { address: 'Fyrveien 2, Larvik' })
  await openStaffPage(page, `/saker/${reference}`)
  await expect(page.getByRole('link', { name: 'Fyrveien 4, Larvik' })).toBeAttached()
  await context.close()
})

for (const javaScriptEnabled of [true, false]) {
  test(`pictures of a building are added, shown on its cases and removed, ${javaScriptEnabled ? 'by keyboard' : 'without scripts'}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await signedInAs(browser, 'vaktmester', baseURL, {
      javaScriptEnabled,
      viewport: { width: 390, height: 750 },
    })
    const page = await context.newPage()
    const caption = `Stoppekran i kjelleren ${javaScriptEnabled}`
    const building = `/intern/bygg/${await readBuildingId(context.request)}`
    const open = (path: string) => (javaScriptEnabled ? openStaffPage(page, path) : page.goto(path))
    const press = (name: string | RegExp) => page.locator('summary').filter({ hasText: name }).press('Enter')
    await open(building)
    const place = `${await page.getByRole('heading', { level: 1 }).textContent()}, Larvik`

    await press('Legg til bilder')
    const files = page.locator('input[type=file]')
    const add = page.getByRole('button', { name: 'Legg til', exact: true })
    await files.setInputFiles({ name: 'katt.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await add.press('Enter')
    await expect(page.getByText(/katt\.gif/).first()).toBeVisible()
    const buffer = await blankPhoto().jpeg().toBuffer()
    await files.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('textbox', { name: 'Hva bildet viser' }).first().fill(caption)
    await add.press('Enter')
    await expect(page.getByText('Bildet er lagt til.')).toBeVisible()
    const picture = page.getByRole('link', { name: caption })
    const src = (await picture.getAttribute('href')) ?? ''
    expect((await context.request.get(src)).headers()['content-type']).toBe('image/jpeg')

    const { reference } = await send(page, 'issue-report', { address: place })
    await open(`/saker/${reference}`)
    await expect(
      page.locator('[data-part=location]').getByRole('link', { name: caption, includeHidden: true }),
    ).toBeAttached()

    await open(building)
    await press('Endre bildene')
    const row = page.getByRole('listitem').filter({ has: page.locator(`input[value="${caption}"]`) })
    await row.getByRole('button', { name: /^Fjern/ }).press('Enter')
    await expect(page.getByText('Bildet er fjernet.')).toBeVisible()
    await expect(picture).toHaveCount(0)
    expect((await context.request.get(src)).status()).toBe(404)
    await context.close()
  })
}

test('the pictures of a building can be used by all, with large text too', async ({ browser, baseURL }) => {
  const context = await signedInAs(browser, 'vaktmester', baseURL)
  const page = await context.newPage()
  const building = `/intern/bygg/${await readBuildingId(context.request)}`
  for (const caption of ['Hovedinntaket for vann, bak vaskemaskinen i vaskekjelleren', '']) {
    const imageUrls = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await blankPhoto().jpeg().toBuffer() }
    const multipart = { action: 'building.addPictures', caption, imageUrls }
    await context.request.post(building, { multipart, headers: fromOurPages })
  }
  await openStaffPage(page, building)
  const address = await page.getByRole('heading', { level: 1 }).textContent()
  const { reference } = await send(page, 'issue-report', { address: `${address}, Larvik` })
  for (const path of [building, `/saker/${reference}`]) {
    await openStaffPage(page, path)
    await page.locator('details').evaluateAll((all) => {
      for (const each of all) if (each instanceof HTMLDetailsElement) each.open = true
    })
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessibleAt(page, width)
    }
    await expectFitsWithLargeText(page)
  }
  await context.close()
})

test('pictures of a building are for those who read cases', async ({ browser, baseURL, request }) => {
  const [caretaker, editor] = await Promise.all([
    signedInAs(browser, 'vaktmester', baseURL),
    signedInAs(browser, 'redaktor', baseURL),
  ])
  const building = `/intern/bygg/${await readBuildingId(caretaker.request)}`
  const imageUrls = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await blankPhoto().jpeg().toBuffer() }
  const post = (who: typeof request) =>
    who.post(building, {
      multipart: { action: 'building.addPictures', imageUrls },
      headers: fromOurPages,
      maxRedirects: 0,
    })
  expect((await post(caretaker.request)).status()).toBeLessThan(400)
  const src = /\/vedlegg\/[^"]+/.exec(await (await caretaker.request.get(building)).text())?.[0] ?? ''
  const unsigned = src.split('?')[0] ?? ''
  expect(unsigned).toMatch(/^\/vedlegg\/[0-9a-f-]{36}$/)
  for (const who of [request, editor.request]) {
    expect((await who.get(unsigned)).status()).toBe(403)
    const page = await who.get(building, { maxRedirects: 0 })
    expect(page.status() === 200 ? await page.text() : '').not.toContain(unsigned)
    expect([302, 303, 401, 403]).toContain((await post(who)).status())
  }
  await Promise.all([caretaker.close(), editor.close()])
})
