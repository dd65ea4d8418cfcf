import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { contactMessage } from '../../src/features/enquiries/contact-message.ts'
import { fill, openForm } from '../support/form-filling.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { send } from '../support/send-form.ts'
import { expectToast, noteToasts } from '../support/shown-toasts.ts'
import { expectAccessible } from '../support/site.ts'
import { signedInAs } from '../support/staff-browser.ts'

const before = 'Vi kommer tilbake til deg innen 24 timer.'
const after = 'Vi kommer tilbake til deg innen 3 virkedager.'

/** What the mails to an address say. */
async function mailsTo(email: string): Promise<string> {
  const folder = join(process.env.TEST_DATA_DIR ?? '', 'mail')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails
    .flatMap(({ to = [], text }) => (to.some(({ address }) => address === email) ? [text] : []))
    .join()
}

/** When the case of a receipt is answered at the latest. */
async function answerBy(page: Page, path: string): Promise<string> {
  await page.goto(`${path}/kvittering`)
  return (await page.locator('dl').first().innerText()).replace(/\s+/g, ' ')
}

test('staff change a reply time: the form, its toast, receipt and mail follow, and a case that was sent keeps its own', async ({
  browser,
  page,
  baseURL,
}) => {
  const email = `svartid.${Date.now()}@eksempel.no`
  const earlier = await send(page, 'contact-message')
  const promisedBefore = await answerBy(page, earlier.path)
  const context = await signedInAs(browser, 'redaktor', baseURL)
  const editor = await context.newPage()
  await editor.goto('/intern/tekster/svartider')
  const promise = editor.getByRole('group', { name: 'Henvendelse fra forsiden' })
  await promise.getByLabel('innen').fill('3 virkedager')
  await promise.getByLabel('Frist').fill('5')
  await promise.getByLabel('Enhet').selectOption('virkedager')
  await editor.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(promise).toContainText('Henvendelse fra forsiden: ordene lover svar før fristen.')
  await expectAccessible(editor)
  await promise.getByLabel('Frist').fill('3')
  const parking = editor.getByRole('group', { name: 'Søknad om parkering' })
  await parking.getByLabel('innen').fill('én uke på hverdager')
  await editor.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(editor.getByText('Publisert.')).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/')).text(), { intervals: [50] })
    .toContain('innen 3 virkedager')

  await noteToasts(page)
  const form = await openForm(page, contactMessage)
  await expect(page.locator('#contact')).toContainText('Vi kommer tilbake til deg innen 3 virkedager.')
  await expect(page.locator('#contact')).not.toContainText('24 timer')
  await fill(form, contactMessage, { ...sampleEntries(contactMessage), email: [email] })
  await form.getByRole('button', { name: contactMessage.submit }).click()
  await expectToast(page, after)
  await page.getByRole('link', { name: 'Se kvitteringen' }).first().click()
  await expect(page.getByText(after)).toBeVisible()
  await expect.poll(() => mailsTo(email)).toContain('Vi svarer innen 3 virkedager.')

  await page.goto(`${earlier.path}/kvittering`)
  await expect(page.getByText(before)).toBeVisible()
  expect(await answerBy(page, earlier.path)).toBe(promisedBefore)

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await withoutScripts.newPage()
  await plain.goto('/parkering')
  await expect(plain.getByText('Du får svar innen én uke på hverdager.')).toBeVisible()
  await plain.goto('/parkering-soknad')
  await expect(plain.getByText('Vi svarer innen én uke på hverdager.')).toBeVisible()
  await withoutScripts.close()

  await editor.getByRole('button', { name: 'Publiser denne igjen: Slik den ble levert' }).click()
  await expect(editor.getByText('Versjonen er publisert igjen.')).toBeVisible()
  await expect.poll(async () => (await page.request.get('/')).text()).not.toContain('innen 3 virkedager')
  await context.close()
})
