import { expect } from '@playwright/test'
import type { Tab } from './tab.ts'

/** Keys without a letter, by their code points in the W3C's WebDriver. */
export const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ArrowDown: '\uE015' }

/** Runs in the page: the first element that is drawn, has a text or accessible name, and is matched by a selector. */
function findShown(selector: string, text = ''): Element | undefined {
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() &&
      `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(text),
  )
}

/** Runs in the page: the middle of an element that is found, which is scrolled to; null where another one lies upon it. */
function middleOf(element: Element | undefined): [number, number] | null {
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  const x = Math.round(left + width / 2)
  const y = Math.round(top + height / 2)
  const upper = document.elementFromPoint(x, y)
  return upper && element?.contains(upper) ? [x, y] : null
}

/** What one does at a site in a tab: everything is waited for. */
export class Person {
  readonly #tab: Tab
  readonly #url: string

  constructor(tab: Tab, url: string) {
    this.#tab = tab
    this.#url = url
  }

  /** Opens a page, and waits until its scripts run. */
  async open(path: string): Promise<void> {
    await this.#tab.open(this.#url + path)
    await this.expect('window.earlyActs === undefined')
  }

  /** The value of an expression in the page, as JSON has it. */
  async value<T>(expression: string): Promise<T> {
    return JSON.parse(
      await this.#tab.evaluate(
        `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      ),
    )
  }

  /** Waits until an expression in the page has a value. */
  async expect(expression: string, value: unknown = true, name = expression): Promise<void> {
    // While a page is left, it cannot be asked.
    await expect.poll(() => this.value(expression).catch(String), name).toEqual(value)
  }

  async sees(selector: string, text = ''): Promise<void> {
    await this.expect(`${shown(selector, text)} !== undefined`, true, `sees ${selector} ${text}`)
  }

  async seesNo(selector: string, text = ''): Promise<void> {
    await this.expect(`${shown(selector, text)} === undefined`, true, `sees no ${selector} ${text}`)
  }

  async isAt(path: string): Promise<void> {
    await this.expect('location.pathname + location.search', path)
  }

  /** Presses with the mouse, once the element has come to rest. */
  async press(selector: string, text = ''): Promise<void> {
    const middle = () =>
      this.value<[number, number] | null>(`(${middleOf})(${shown(selector, text)})`).catch(() => null)
    let point: [number, number] | null = null
    const isAtRest = async () => {
      const before = point
      point = await middle()
      return point !== null && point.join() === before?.join()
    }
    await expect.poll(isAtRest, `${selector} ${text}`).toBe(true)
    const [x, y] = point ?? [0, 0]
    await this.#tab.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#tab.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Answers a question of a form by its name, as its control is answered. */
  async answer(form: string, name: string, value: string): Promise<void> {
    const control = `${form} [name="${name}"]`
    const kind = await this.value(`document.querySelector(${JSON.stringify(control)})?.type`)
    if (kind === 'radio') return this.press(`${form} label:has([name="${name}"][value="${value}"])`)
    await this.press(control)
    // No driver reaches the choices of a list, which the system draws.
    if (kind === 'select-one') await this.value(`(${select})(...${JSON.stringify([control, value])})`)
    else await this.type(value)
    await this.expect(`document.querySelector(${JSON.stringify(control)}).value`, value)
  }

  choose(selector: string, files: readonly string[]): Promise<void> {
    return this.#tab.choose(selector, files)
  }
}

const shown = (...found: [selector: string, text: string]) => `(${findShown})(...${JSON.stringify(found)})`

/** Runs in the page: chooses from a list. */
function select(selector: string, value: string): void {
  const list = document.querySelector<HTMLSelectElement>(selector)
  if (list) list.value = value
  list?.dispatchEvent(new Event('change', { bubbles: true }))
}
