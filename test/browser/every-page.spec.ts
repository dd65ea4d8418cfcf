import type { Page } from '@playwright/test'
import { categories } from '#landlord/categories.ts'
import { publicPaths } from '../../src/site/addresses/pages.ts'
import { expectWholeRanges, expectWholeWords } from '../support/broken-words.ts'
import { expectFitsWithLargeText } from '../support/large-text.ts'
import { expect, type Tabs, test } from '../support/shared-page.ts'
import {
  allPaths,
  expectAccessibleAt,
  expectNoSidewaysScroll,
  readProperties,
  waitUntilAlive,
} from '../support/site.ts'

const widths = [375, 1280]

/** Runs in the page, before anything else: records layout shifts and costly calls. */
function watchPage(): void {
  const watched: Window['watched'] = { layoutShift: 0, dateFormats: 0 }
  Object.assign(window, { watched })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry)
        watched.layoutShift += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
  Intl.DateTimeFormat = class extends Intl.DateTimeFormat {
    constructor(...options: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...options)
      watched.dateFormats += 1
    }
  } as typeof Intl.DateTimeFormat
}

/** A tab with an observer in its pages and an empty HTTP cache, as on a first visit. */
async function watchedTab(tabs: Tabs, width: number): Promise<Page> {
  const page = await tabs('watched', {}, async (tab) => {
    await tab.addInitScript(watchPage)
    const browser = await tab.context().newCDPSession(tab)
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  })
  for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event)
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  return page
}

for (const path of [...allPaths, '/eiendommer/:id', '/finnes-ikke']) {
  for (const width of widths) {
    test(`${path} passes axe and fits at ${width} px`, async ({ tabs }) => {
      const page = await watchedTab(tabs, width)
      const problems: string[] = []
      page.on('console', (message) => {
        const isExpected = path === '/finnes-ikke' && message.text().includes('404')
        if (message.type() === 'error' && !isExpected) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      const { cards } = await readProperties(page)
      const response = await page.goto(path.replace(':id', cards[0]?.id ?? ''))
      expect(response?.status()).toBe(path === '/finnes-ikke' ? 404 : 200)
      await waitUntilAlive(page)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page).toHaveTitle(/.+/)
      await expectNoSidewaysScroll(page)
      const { layoutShift, dateFormats } = await page.evaluate(() => window.watched)
      if (publicPaths.includes(path)) expect(layoutShift).toBeLessThanOrEqual(0.01)
      // Making one is the longest task of a page's start; see `src/domain/time/calendar.ts`.
      expect(dateFormats, 'date formats made while the page started').toBe(0)
      await expectAccessibleAt(page, width)
      expect(problems).toEqual([])
    })
  }
}

/** Widths in pixels, and how large the text is: on tablets and small windows, and twice as large as usual. */
const layouts = [
  [320, '100%'],
  [768, '100%'],
  [1024, '100%'],
  [390, '200%'],
  [1024, '200%'],
  [1280, '200%'],
] as const

for (const path of [...allPaths, '/interesseskjema?type=bolig', '/eiendommer/:id'])
  test(`${path} fits its window, and breaks words at joints only, and no date or range, with usual and large text`, async ({
    tabs,
  }) => {
    const page = await tabs('laid out')
    const { cards } = await readProperties(page)
    await page.goto(path.replace(':id', cards[0]?.id ?? ''))
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectWholeRanges(page)
    }
    for (const [width, size] of layouts) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
      await test.step(`at ${width} px, text at ${size}`, async () => {
        await expectNoSidewaysScroll(page)
        // A telephone with text twice as large has lines of a dozen letters: longer words are broken at their joints.
        await expectWholeWords(page, { evenWide: width === 390 })
      })
    }
    await expectFitsWithLargeText(page)
  })

/** Runs in the page: the words of its main part, up to so many letters long, that stand on two lines. */
function brokenWords(longest: number): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const word of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
      if (word[0].length > longest) continue
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top),
      )
      if (lines.size > 1) broken.push(word[0])
    }
  }
  return broken
}

test('no word of a category page is broken, whatever the width and the size of the text', async ({
  page,
}) => {
  for (const { slug } of categories) {
    await page.goto(`/${slug}`)
    for (const [width, textSize] of [
      [320, 100],
      [768, 100],
      [768, 200],
      [1024, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`
      }, textSize)
      expect(await page.evaluate(brokenWords, 14), `/${slug} at ${width} px and ${textSize} %`).toEqual([])
    }
  }
})

for (const path of allPaths)
  test(`without JavaScript ${path} is rendered, and fits 320 px`, async ({ withoutScripts: page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toBeVisible()
    const box = await page.locator('body').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(320)
  })
