import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { zip } from '../../labs/hostile/zips.ts'
import { keysOf } from '../../src/domain/records.ts'
import { uniquePicture } from '../support/office-pictures.ts'
import { readProperties } from '../support/site.ts'
import { fromOurPages, openStaffPage, signedInAs } from '../support/staff-browser.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const jpeg = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await uniquePicture(randomUUID()),
})
const ours = '/intern/eiendommer/bilder'
const picturesOn = async (page: Page, id: string) => {
  await page.goto(`/intern/eiendommer/${id}`)
  return page.locator('.picture-list li').count()
}

for (const javaScriptEnabled of [true, false])
  test.describe(`many pictures, ${javaScriptEnabled ? 'with scripts' : 'without scripts'},`, () => {
    let context: BrowserContext
    let page: Page
    let homes: { id: string; title: string }[]
    test.beforeAll(async ({ browser, baseURL }) => {
      context = await signedInAs(browser, 'redaktor', baseURL, { javaScriptEnabled })
      page = await context.newPage()
      // Each mode has homes of its own.
      homes = (await readProperties(page)).cards.slice(javaScriptEnabled ? 0 : 3)
    })
    test.afterAll(() => context.close())

    test('in a ZIP are placed, added with one press, and taken off again', async () => {
      const [one, two, other] = homes
      if (!one || !two || !other) throw new Error('There are too few homes')
      const [before, beforeOther] = [await picturesOn(page, one.id), await picturesOn(page, other.id)]
      await page.goto(ours)
      if (javaScriptEnabled) await openStaffPage(page, ours)
      const names = [`${one.title} - 1.jpg`, `${one.title} - 2.jpg`, `${two.id}_1.jpg`, 'Ukjent vei 3/1.jpg']
      const buffer = zip(
        await Promise.all(names.map(async (name) => ({ name, content: await uniquePicture(randomUUID()) }))),
      )
      await page
        .getByLabel('ZIP, eller bilder')
        .setInputFiles({ name: 'bilder.zip', mimeType: 'application/zip', buffer })
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Last opp' }).click()
      await expect(page).toHaveURL(/bilder\/[0-9a-f-]{36}$/)
      const add = page.getByRole('button', { name: 'Legg til 3 bilder' })
      if (javaScriptEnabled) await add.waitFor()
      else
        await expect(async () => {
          await page.reload()
          await add.waitFor({ timeout: 500 })
        }).toPass()
      await page.getByLabel('Bolig').fill(other.title)
      await page.getByRole('button', { name: 'Plasser: Ukjent vei 3' }).click()
      await expect(page.getByText(`Plassert hos ${other.title}.`)).toBeVisible()
      await page.getByRole('button', { name: 'Legg til 4 bilder' }).click()
      await expect(page.locator('.staff-notice')).toContainText('4 bilder er lagt til 3 boliger.')
      const batch = page.url()
      expect(await picturesOn(page, one.id)).toBe(before + 2)
      expect(await picturesOn(page, other.id)).toBe(beforeOther + 1)
      await page.goto(batch)
      await page.getByRole('button', { name: 'Angre' }).click()
      await expect(page.getByText('Angret. 4 bilder er tatt bort fra 3 boliger.')).toBeVisible()
      expect(await picturesOn(page, one.id)).toBe(before)
    })

    test('chosen one by one say what cannot be used', async () => {
      await page.goto(ours)
      if (javaScriptEnabled) await openStaffPage(page, ours)
      await page
        .getByLabel('ZIP, eller bilder')
        .setInputFiles([
          await jpeg(`${homes[0]?.title}.jpg`),
          { name: 'bilde.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
        ])
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Last opp' }).click()
      await expect(page.getByRole('button', { name: 'Legg til 1 bilde' })).toBeVisible()
      await expect(page.getByText('bilde.jpg: Er ikke et JPEG- eller PNG-bilde.')).toBeVisible()
    })
  })

const folderActs = {
  chosen: async (page: Page, folder: string) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Velg en mappe' }).click()
    await (await chooser).setFiles(folder)
  },
  dropped: async (page: Page, folder: string) => {
    const { x, y } = (await page.getByText('Du kan også slippe').boundingBox()) ?? { x: 0, y: 0 }
    const devTools = await page.context().newCDPSession(page)
    const data = { items: [], files: [folder], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devTools.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data })
  },
}

for (const act of keysOf(folderActs))
  test(`a folder that is ${act} has a folder of pictures for each home`, async ({ browser, baseURL }) => {
    const context = await signedInAs(browser, 'redaktor', baseURL)
    const page = await context.newPage()
    const [one, two] = (await readProperties(page)).cards.slice(-3)
    if (!one || !two) throw new Error('There are too few homes')
    const folder = temporaryFolder('pictures')
    for (const file of [`${one.id}/1.jpg`, `${one.id}/2.jpg`, `${two.id}/1.jpg`]) {
      await mkdir(join(folder, dirname(file)), { recursive: true })
      await writeFile(join(folder, file), await uniquePicture(randomUUID()))
    }
    await writeFile(join(folder, 'Thumbs.db'), 'of Windows')
    await openStaffPage(page, ours)
    await folderActs[act](page, folder)
    await expect(page.getByRole('button', { name: 'Legg til 3 bilder' })).toBeVisible()
    await expect(page.getByText('Thumbs.db')).toHaveCount(0)
    await context.close()
  })

test('a picture that does not arrive is named, and goes at another try', async ({ browser, baseURL }) => {
  const context = await signedInAs(browser, 'redaktor', baseURL)
  const page = await context.newPage()
  const home = (await readProperties(page)).cards.at(-1)
  await openStaffPage(page, ours)
  let isDown = true
  await page.route(/bilde\?navn=.*%202\.jpg|bilde\?navn=.*\+2\.jpg/, (route) =>
    isDown ? route.fulfill({ status: 413 }) : route.continue(),
  )
  const files = [await jpeg(`${home?.title} - 1.jpg`), await jpeg(`${home?.title} - 2.jpg`)]
  await page.getByLabel('ZIP, eller bilder').setInputFiles(files)
  await expect(page.getByText('1 fil kom ikke fram:')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `${home?.title} - 2.jpg` })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(page.getByRole('button', { name: 'Legg til 2 bilder' })).toBeVisible()
  await context.close()
})

test('pictures are taken from staff who may edit the portfolio, and from the site’s own pages', async ({
  browser,
  baseURL,
  request,
}) => {
  const send = (context: Pick<BrowserContext, 'request'>, headers: Record<string, string>) =>
    context.request.post('/api/ansatt/bilder', { headers }).then((answer) => answer.status())
  expect(await send({ request }, fromOurPages)).toBe(401)
  const worker = await signedInAs(browser, 'saksbehandler', baseURL)
  expect(await send(worker, fromOurPages)).toBe(403)
  const editor = await signedInAs(browser, 'redaktor', baseURL)
  expect(await send(editor, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await send(editor, fromOurPages)).toBe(200)
  for (const context of [worker, editor]) await context.close()
})
