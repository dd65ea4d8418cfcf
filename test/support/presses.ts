import { expect, type Locator, type Page } from '@playwright/test'

/**
 * The seconds of a practised hand, by the keystroke-level model (Card, Moran and Newell, 1980): pointing at something and
 * pressing it, a key that is a command, a letter, and one stroke of the wheel or the thumb. Reading and thinking are left
 * out: no screen can do them for a person.
 */
const seconds = { press: 1.3, key: 0.3, letter: 0.2, scroll: 1 } as const

/**
 * The hands of a person at a page: acts on it as a person would, and counts. A press of the mouse or the thumb is one, a
 * key that is a command is one, a text is one however long it is, and so is a scroll to what does not stand in the window.
 */
export class Presses {
  count = 0
  seconds = 0

  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Presses something, after scrolling to it where that is needed. */
  async press(target: Locator): Promise<void> {
    await this.see(target)
    await target.click()
    this.add(1, seconds.press)
  }

  /**
   * Presses a key that is a command, such as `j` or `Control+Enter`. It counts once, and is pressed until the page has
   * heard it: a page hears keys a moment after it is shown, which no person is fast enough to meet.
   */
  async key(name: string, hasHeard: () => Promise<unknown>): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press(name)
      await hasHeard()
    }).toPass()
    this.add(1, seconds.key)
  }

  /** Writes a text in a field, which is pressed first where it does not have the focus. */
  async write(field: Locator, text: string): Promise<void> {
    await field.waitFor()
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.press(field)
    else await this.see(field)
    await field.fill(text)
    this.add(1, text.length * seconds.letter)
  }

  /** Chooses an option of a native select: one press opens it, another chooses. */
  async choose(select: Locator, option: string): Promise<void> {
    await this.see(select)
    await select.selectOption(option)
    this.add(2, 2 * seconds.press)
  }

  /** Takes or chooses a photo: one press opens the camera, another takes it. */
  async takePhoto(field: Locator, path: string): Promise<void> {
    await this.see(field)
    await field.setInputFiles(path)
    this.add(2, 2 * seconds.press)
  }

  /** Chooses a file of the computer: one press opens its dialog, another chooses. */
  async chooseFile(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.see(field)
    await field.setInputFiles(file)
    this.add(2, 2 * seconds.press)
  }

  /** Copies a short text that stands on the page: marked by a double press, then copied. */
  async copy(text: Locator): Promise<void> {
    await this.see(text)
    this.add(2, seconds.press + seconds.key)
  }

  /** Scrolls until something stands in the window, where it does not. */
  async see(target: Locator): Promise<void> {
    await target.waitFor()
    if (await target.evaluate(stands)) return
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    this.add(1, seconds.scroll)
  }

  private add(count: number, time: number): void {
    this.count += count
    this.seconds += time
  }
}

/** Runs in the page: whether the middle of an element stands in the window, and nothing else lies above it. */
function stands(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  return found !== null && (element.contains(found) || found.contains(element))
}
