import { expect, type Page } from '@playwright/test'

/** Fills in the editor of a new property. */
export async function writeNew(
  page: Page,
  title: string,
  { address = 'Nyveien 1, Larvik' } = {},
): Promise<void> {
  await page.getByLabel('Tittel').fill(title)
  await page.getByLabel('Adresse').fill(address)
  await page.getByLabel('Sted').fill('Larvik')
  await page.getByLabel(/^Leie/).fill('11.900')
}

/** Creates a draft, and gives the path of its editor. */
export async function makeDraft(page: Page, title: string): Promise<string> {
  await page.goto('/intern/eiendommer/ny')
  await writeNew(page, title)
  await page.getByRole('button', { name: 'Lagre kladd' }).click()
  await expect(page.getByText('Kladden er lagret.')).toBeVisible()
  return new URL(page.url()).pathname
}
