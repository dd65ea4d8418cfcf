import type { Locator, Page } from '@playwright/test'

/** One thing that a person does on a page. */
export type Act = (page: Page) => Promise<void>

/** What a person does on a page, one after the other. */
export type Acts = Readonly<Record<string, Act>>

/**
 * How long a finger or a mouse button is down in a press, in milliseconds. Playwright's own presses take no time, and look in
 * the page what lies at the point: the page would be measured with both.
 */
const DOWN_MS = 60

type Press = (find: (page: Page) => Locator) => Act

export const pressByFinger: Press = (find) => async (page) => {
  const point = await find(page).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const inFront = document.elementFromPoint(middle.x, middle.y)
    if (!inFront || !(element.contains(inFront) || inFront.contains(element)))
      throw new Error(`${inFront?.outerHTML.slice(0, 80)} lies in front of it`)
    return middle
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(DOWN_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

export const pressByMouse: Press = (find) => async (page) => {
  await find(page).hover()
  await page.mouse.down()
  await page.waitForTimeout(DOWN_MS)
  await page.mouse.up()
}

export const pressKey =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key)
