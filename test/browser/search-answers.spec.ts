import { expect, test } from '@playwright/test'
import { inSiteDatabase } from '../support/site-database.ts'
import { signedInAs } from '../support/staff-browser.ts'

test('a search that found nothing becomes an answer by a press, and is answered as soon as that is published', async ({
  browser,
  page,
  baseURL,
}) => {
  await page.goto('/sok?q=hengekøye')
  await expect(page.getByText('Ingen treff på «hengekøye».')).toBeVisible()
  const context = await signedInAs(browser, 'redaktor', baseURL)
  const editor = await context.newPage()
  await editor.goto('/intern/tekster/svar-i-soket')
  await editor.getByRole('link', { name: 'Skriv svar på «hengekøye»' }).click()
  await expect(editor.getByLabel('Søk som får svaret, ett på hver linje').first()).toHaveValue('hengekøye')
  await editor.getByLabel('Overskrift').first().fill('Hengekøye')
  await editor.getByLabel('Svaret, på en linje eller to').first().fill('Spør oss på {telefon}.')
  await editor.getByRole('button', { name: 'Lagre kladd' }).click()
  await expect(editor.getByText('Kladden er lagret.')).toBeVisible()
  await editor.getByText('Slik svarer søket, med kladden').click()
  const shown = editor.getByRole('region', { name: 'Hengekøye' })
  await expect(shown.getByText(/^Spør oss på [\d ]+\.$/)).toBeVisible()
  expect((await (await page.request.get('/api/sok?q=hengekoye')).json()).answer).toBeNull()
  await editor.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(editor.getByText('Publisert.')).toBeVisible()
  await expect(editor.getByText('Har fått svar')).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/api/sok?q=hengekoye')).json(), { intervals: [100] })
    .toMatchObject({ answer: { title: 'Hengekøye', note: expect.stringMatching(/^Spør oss på [\d ]+\.$/) } })
  await inSiteDatabase((client) =>
    client.query(`delete from content_versions where document = 'svar-i-soket'; delete from missed_searches`),
  )
})
