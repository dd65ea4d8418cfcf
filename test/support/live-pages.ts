import { type BrowserContext, expect, type Page } from '@playwright/test'
import { fill, openForm } from './form-filling.ts'
import { formWithId } from './form-with-id.ts'
import { sampleEntries } from './sample-answers.ts'
import { send } from './send-form.ts'
import type { HtmlPages } from './served-pages.ts'
import { openAlive, readProperties } from './site.ts'
import { inSiteDatabase } from './site-database.ts'
import { openStaffPage } from './staff-browser.ts'

/** The HTML of the public pages' states that only scripts bring about, as the browser has them. */
export async function livePages(page: Page): Promise<HtmlPages> {
  const pages: HtmlPages = new Map()
  const keep = async (name: string) => pages.set(`after scripts: ${name}`, await page.content())

  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, '/')
  await page.locator('.menu-button').click()
  await expect(page.locator('.menu-panel')).toBeVisible()
  await keep('the menu, open')
  await page.setViewportSize({ width: 1280, height: 900 })

  await openForm(page, formWithId('issue-report-dialog'))
  await keep('a dialog')

  const { cards } = await readProperties(page)
  await openAlive(page, `/eiendommer/${cards[0]?.id}`)
  await page.locator('.gallery').getByRole('button', { name: 'Neste' }).click()
  await expect(page.locator('.gallery [aria-live]')).toHaveText(/^2 \//)
  await keep('the gallery at its second picture')

  const application = formWithId('parking-application')
  const form = await openForm(page, application)
  await form.locator('button[type=submit]').click()
  await expect(page.locator('.error-summary')).toBeVisible()
  await keep('a form with errors')
  await fill(form, application, sampleEntries(application))
  await form.locator('button[type=submit]').click()
  await expect(form.locator('.review')).toBeVisible()
  await keep('the review of a form')
  return pages
}

/** The HTML of staff pages after their scripts, and of a page that the server could not make. */
export async function liveStaffPages(context: BrowserContext): Promise<HtmlPages> {
  const pages: HtmlPages = new Map()
  const page = await context.newPage()
  const keep = async (name: string) => pages.set(`after scripts: ${name}`, await page.content())
  const { reference } = await send(page, 'issue-report')
  for (const path of ['/saker', `/saker/${reference}`, '/intern/eiendommer/ny']) {
    await openStaffPage(page, path)
    await keep(path)
  }
  const unreadable = '{"need": 6}'
  await inSiteDatabase((client) =>
    client.query(
      `insert into content_versions (document, staff_id, state, value)
       values ('rense-sluket', (select id from staff limit 1), 'draft', $1)`,
      [unreadable],
    ),
  )
  try {
    const response = await page.goto('/intern/tekster/rense-sluket')
    expect(response?.status()).toBe(500)
    pages.set('a page that could not be made', (await response?.text()) ?? '')
  } finally {
    await inSiteDatabase((client) =>
      client.query('delete from content_versions where value = $1', [unreadable]),
    )
  }
  await page.close()
  return pages
}
