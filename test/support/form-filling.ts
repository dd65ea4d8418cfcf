import { expect, type Locator, type Page } from '@playwright/test'
import { type Form, fieldsOf } from '../../src/forms/engine/form.ts'
import type { Entries } from '../../src/forms/engine/read.ts'
import { holdRequests } from './hold-requests.ts'
import { sampleEntries } from './sample-answers.ts'
import { openAlive } from './site.ts'

/** Where a visitor with scripts finds a form: its page, and what opens it there. */
export interface FormPlace {
  path: string
  /** The name of the link or button that opens its dialog. */
  opener?: string
}

/** The form's place: dialogs are opened by their tiles, all others stand on their page. */
export function placeOf(form: Form): FormPlace {
  const [path = '', query] = form.page.split('?')
  if (!query?.startsWith('skjema=')) return { path: form.page }
  const openers: Record<string, string> = {
    termination: 'Si opp leiligheten',
    issue: 'Meld avvik',
    lostkey: 'Tapt nøkkel',
    neighbor: 'Naboklage',
    survey: 'Leilighetsundersøkelse',
    appliance: 'Meld feil',
  }
  return { path, opener: openers[query.replace('skjema=', '')] ?? '' }
}

/** Opens a form as a person does, and gives it. */
export async function openForm(page: Page, form: Form): Promise<Locator> {
  const { path, opener } = placeOf(form)
  await openAlive(page, path)
  if (opener) await page.getByRole('main').getByRole('link', { name: opener, exact: true }).click()
  const element = page.getByRole('form', { name: form.heading })
  await expect(element).toBeVisible()
  return element
}

/** Answers every question that is seen, and those in parts that fold. */
export async function fill(element: Locator, form: Form, entries: Entries): Promise<void> {
  for (const { title = '', isFolded } of form.sections)
    if (isFolded)
      await openFold(
        element.locator('details', { has: element.page().getByRole('heading', { name: title }) }),
      )
  for (const [name] of fieldsOf(form)) {
    const [answer] = entries[name] ?? []
    if (answer === undefined) continue
    const control = element.locator(`[name="${name}"]`).first()
    const kind = await control.evaluate((node) =>
      node instanceof HTMLInputElement ? node.type : node.tagName,
    )
    if (kind === 'radio' || kind === 'checkbox')
      await element.locator(`[name="${name}"][value="${answer}"]`).check()
    else if (kind === 'hidden') await expect(control).toHaveValue(answer)
    else if (kind === 'SELECT') await control.selectOption(answer)
    else await control.fill(answer)
  }
}

/** Opens a part that folds, where it is folded. */
export async function openFold(fold: Locator): Promise<void> {
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
    await fold.locator('summary').click()
}

/** The current values of the form, as they would be sent. */
export function valuesIn(element: Locator): Promise<Record<string, string[]>> {
  return element.evaluate((form: HTMLFormElement) => {
    const entries: Record<string, string[]> = {}
    for (const [name, value] of new FormData(form)) {
      if (typeof value !== 'string') continue
      entries[name] ??= []
      entries[name].push(value)
    }
    return entries
  })
}

/** Sends a form, over its review where it has one. */
export async function submit(element: Locator, form: Form): Promise<void> {
  const button = element.getByRole('button', { name: form.submit })
  await button.click()
  if (!form.review) return
  await expect(element.getByRole('heading', { name: 'Se over før du sender' })).toBeFocused()
  await button.click()
}

/** Presses the button that sends, in the review where the form has one; goes there first where it has not. */
export async function press(element: Locator, form: Form, how: 'once' | 'twice' = 'once'): Promise<void> {
  const button = element.getByRole('button', { name: form.submit })
  if (form.review && (await element.getAttribute('data-phase')) !== 'review') await button.click()
  await (how === 'twice' ? button.dblclick() : button.click())
}

/** Opens and answers a form and begins to send it. Its answer comes when the returned function is called. */
export async function beginSending(page: Page, form: Form): Promise<() => void> {
  const element = await openForm(page, form)
  await fill(element, form, sampleEntries(form))
  const answer = await holdRequests(page, '**/api/skjema/**')
  await submit(element, form)
  await expect(element).toHaveAttribute('data-phase', 'sending')
  return answer
}
