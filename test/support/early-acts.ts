import type { Page } from '@playwright/test'
import { waitUntilAlive } from './site.ts'

/** The state of every control of a page, by its position among those of its name. */
export type ControlStates = Record<string, string>

/** Delays the application's scripts, as a slow connection does. The returned function releases them and waits until they run. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue().catch(() => undefined)
  })
  // A page is complete with its scripts: what is opened meanwhile is there before.
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = (url, options) => goto(url, { waitUntil: 'domcontentloaded', ...options })
  page.reload = (options) => reload({ waitUntil: 'domcontentloaded', ...options })
  return async () => {
    open()
    Object.assign(page, { goto, reload })
    await waitUntilAlive(page)
  }
}

/** Waits for the style sheets and fonts of a page, which may come after its document. */
export async function waitUntilStyled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    // A font is asked for once what it stands in is laid out.
    document.documentElement.getBoundingClientRect()
    return sheets.every(({ sheet }) => sheet) && document.fonts.status === 'loaded'
  })
}

/** Fills in, ticks, selects or opens every control of the page, or those with the given names. */
export async function actOnEveryControl(page: Page, only: string[] | null = null): Promise<void> {
  await page.evaluate(throughControls, { act: true, only, within: '*' })
}

/** The state of every control, or of those within what a selector matches. */
export function readState(page: Page, within = '*'): Promise<ControlStates> {
  return page.evaluate(throughControls, { act: false, only: null, within })
}

/** Where everything that can be read or pressed stands on the page, by what it is and its place among those. */
export function readPlaces(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const counts: Record<string, number> = {}
    const places: Record<string, string> = {}
    for (const element of document.querySelectorAll(
      'a, button, input, select, textarea, summary, h1, h2, h3, img, p',
    )) {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) continue
      // A link that closes a dialog is a button once scripts run.
      const kind = element.matches('a, button') ? 'press' : element.tagName.toLowerCase()
      const what = `${kind} ${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}`
      counts[what] = (counts[what] ?? 0) + 1
      places[`${what} ${counts[what]}`] = [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ')
    }
    return places
  })
}

/** Runs in the page. */
function throughControls({
  act,
  only,
  within,
}: {
  act: boolean
  only: string[] | null
  within: string
}): ControlStates {
  const samples: Record<string, string> = {
    date: '2031-05-17',
    'datetime-local': '2031-05-17T10:30',
    month: '2031-05',
    time: '10:30',
    number: '7',
    email: 'kari@example.com',
  }
  const write = (element: HTMLInputElement | HTMLTextAreaElement, text: string) =>
    // Past React, as the browser itself does.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text)
  const use = (element: Element) => {
    // A type that is chosen puts another form in the place of this one; a template is written, and then none is chosen.
    const left =
      ':disabled, [readonly], [type=file], [type=submit], .form-trap *, .type-choice *, .scripts-only *'
    if (element.matches(left)) return
    if (element instanceof HTMLDetailsElement) element.open = !element.open
    else if (element instanceof HTMLSelectElement) {
      const last = [...element.options].filter((option) => !option.disabled).at(-1)
      if (last) last.selected = true
    } else if (element instanceof HTMLTextAreaElement)
      write(element, `${element.value} skrevet tidlig`.trim())
    else if (element instanceof HTMLInputElement) {
      // A click tells of itself.
      if (['checkbox', 'radio'].includes(element.type)) return element.click()
      write(element, samples[element.type] ?? 'skrevet tidlig')
    }
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const stateOf = (element: Element) => {
    if (element instanceof HTMLDetailsElement) return String(element.open)
    if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return element.value
    if (!(element instanceof HTMLInputElement)) return ''
    if (element.type === 'file') return ''
    return ['checkbox', 'radio'].includes(element.type) ? String(element.checked) : element.value
  }
  const counts: Record<string, number> = {}
  const controls = [...document.querySelectorAll('input:not([type=hidden]), textarea, select, details')].map(
    (element) => {
      // The first words of a summary: what follows may count.
      const summary = element.querySelector(':scope > summary')?.firstChild?.textContent?.trim()
      const name = element.getAttribute('name') ?? summary ?? element.closest('label')?.textContent ?? ''
      const kind = `${element.tagName.toLowerCase()} ${name}`
      counts[kind] = (counts[kind] ?? 0) + 1
      return { name: `${kind} ${counts[kind]}`, element }
    },
  )
  if (act) for (const { name, element } of controls) if (!only || only.includes(name)) use(element)
  const wanted = controls.filter(({ element }) => element.closest(within))
  return Object.fromEntries(wanted.map(({ name, element }) => [name, stateOf(element)]))
}
