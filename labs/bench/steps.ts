import type { Browser, Page } from '@playwright/test'
import { onSlowPhone, openWhole, untilQuiet, VISITS } from './slow-visit.ts'

/** How long a finger rests on a link before the press counts as one, in milliseconds. */
const TOUCH_MS = 80

/** A step from one page to another: where it begins, the link that is pressed, and the heading that it leads to. */
export interface Step {
  from: string
  link: string
}

/** Milliseconds from the press of a link until the heading of the next page is painted, the best of the visits. */
export async function measureStep(browser: Browser, url: string, { from, link }: Step): Promise<number> {
  const visits: number[] = []
  for (let count = 0; count < VISITS; count++)
    visits.push(await onSlowPhone(browser, (page) => step(page, url + from, link)))
  return Math.min(...visits)
}

async function step(page: Page, url: string, link: string): Promise<number> {
  await page.addInitScript(noteSteps)
  await openWhole(page, url)
  await untilQuiet(page)
  const target = page.locator(link).first()
  await target.scrollIntoViewIfNeeded()
  const before = page.url()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${link} is not shown`)
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)]
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await new Promise((resolve) => setTimeout(resolve, TOUCH_MS))
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForURL((address) => address.href !== before)
  const shown = await page.waitForFunction(() => Number(sessionStorage.getItem('shown')))
  return Number(await shown.jsonValue())
}

/** Notes in the session how long the heading of the next page takes, over documents too. Runs in the page. */
function noteSteps(): void {
  const now = () => performance.timeOrigin + performance.now()
  const address = location.href
  let heading = ''
  addEventListener(
    'click',
    () => {
      heading = document.querySelector('h1')?.textContent ?? ''
      sessionStorage.setItem('pressed', String(now()))
    },
    true,
  )
  const look = () => {
    const pressed = Number(sessionStorage.getItem('pressed'))
    const shown = document.querySelector('main h1')?.textContent
    const isNext = location.href !== address || heading === ''
    if (pressed && isNext && shown && shown !== heading) {
      // After the frame that has it.
      setTimeout(() => sessionStorage.setItem('shown', String(now() - pressed)))
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
