import type { Page } from '@playwright/test'
import { actOnEveryControl, holdScripts, readPlaces, readState, waitUntilStyled } from './early-acts.ts'
import { expect, type Tabs } from './shared-page.ts'

/**
 * Uses everything on a page before its scripts have come, and once more after, and compares. What other tests do
 * meanwhile changes some pages between the two: a difference of the page's own shows every time.
 */
export async function expectSameEarlyAndLate(
  pages: readonly [Page, Page],
  address: string,
  open: (page: Page) => Promise<unknown> = (page) => page.goto(address),
): Promise<void> {
  await expect(async () => {
    await compareEarlyAndLate(...pages, open)
  }).toPass({ timeout: 150_000 })
}

/** Each page that the tab loads starts with empty storage. */
export const clearStorage = (page: Page) =>
  page.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

/** Two tabs: one where a page is used before its scripts have come, and one where it is used after. */
export const earlyAndLate = async (tabs: Tabs) =>
  [await tabs('early', {}, clearStorage), await tabs('late', {}, clearStorage)] as const

/** Clears the cookies that pages set themselves: what a page remembers, such as collapsed lanes, would change the next. */
async function forgetPages(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  for (const { name, httpOnly } of cookies) if (!httpOnly) await page.context().clearCookies({ name })
}

async function compareEarlyAndLate(
  early: Page,
  late: Page,
  open: (page: Page) => Promise<unknown>,
): Promise<void> {
  await early.unrouteAll({ behavior: 'ignoreErrors' })
  const releaseScripts = await holdScripts(early)
  await forgetPages(early)
  await open(early)
  await actOnEveryControl(early)
  const before = await readState(early)
  // What only scripts handle follows the others: «Velg alle på siden» is ticked once all of them are.
  for (const name of Object.keys(await readState(early, '.scripts-only'))) delete before[name]
  await releaseScripts()
  const after = await readState(early)
  // A control may be replaced, as when a type is chosen. One that stays keeps its value.
  const gone = Object.keys(before).filter((name) => !(name in after))
  for (const name of gone) delete before[name]
  expect(after).toMatchObject(before)

  await forgetPages(late)
  await expectNothingMoves(late, open)
  // Controls that the scripts add could not be used before them.
  await actOnEveryControl(late, Object.keys(before))
  // A picture that is on its way says so.
  const shown = async (page: Page) =>
    (await page.locator('body').innerText())
      .replaceAll(/\s*Bilde ikke tilgjengelig\s*/g, ' ')
      .replaceAll(/\s+/g, ' ')
  await expect(async () => {
    expect(await readState(early)).toEqual(await readState(late))
    expect(await shown(early)).toBe(await shown(late))
  }).toPass({ timeout: 15_000 })
}

/**
 * Opens a page, and lets its scripts come while it is shown. What moves then cannot be pressed: a press that begins
 * on a link and ends beside it is not a click.
 */
async function expectNothingMoves(page: Page, open: (page: Page) => Promise<unknown>): Promise<void> {
  const releaseScripts = await holdScripts(page)
  await open(page)
  await waitUntilStyled(page)
  const before = await readPlaces(page)
  await releaseScripts()
  expect(await readPlaces(page)).toEqual(before)
}

/** Posts a page's form empty, as a browser without scripts does: the page comes back with what is wrong. */
export async function postEmpty(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const refused = page.waitForResponse((response) => response.status() === 422)
  await page.locator('form.form').evaluate((form: HTMLFormElement) => form.submit())
  await refused
  await expect(page.locator('.error-summary')).toBeVisible()
}

/** Posts a form as a browser without scripts does, with some of its fields changed: the page says what is wrong. */
export async function postWrong(
  page: Page,
  address: string,
  selector: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(address)
  const refused = page.waitForResponse((response) => response.status() >= 400)
  const loaded = page.waitForEvent('domcontentloaded')
  await page
    .locator(selector)
    .first()
    .evaluate((form: HTMLFormElement, changed) => {
      for (const [name, value] of Object.entries(changed)) {
        const known = form.elements.namedItem(name)
        const input = known instanceof HTMLInputElement ? known : document.createElement('input')
        Object.assign(input, { name, value })
        if (input !== known) form.append(input)
      }
      form.submit()
    }, fields)
  await refused
  await loaded
}
