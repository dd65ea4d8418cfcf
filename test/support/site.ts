import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { publicPaths } from '../../domain/public-paths.ts'
import { interestAddresses } from '../../forms/interest/addresses.ts'
import type { PropertyList } from '../../server/catalogue/views.ts'
import '../../app/takeover/early-acts.ts'

/** Every address of the site without parameters. */
export const allPaths = [
  ...publicPaths,
  ...interestAddresses.keys(),
  '/eiendommer?visning=kart',
  '/mine-saker',
  '/sok',
  '/favoritter',
  '/sammenlign',
  '/si-fra?type=bolig&by=larvik&soverom=2',
  '/minilager/storrelse',
  '/login',
  '/skjema-api',
]

/** The first page of the portfolio as the site's API gives it. */
export async function readProperties(page: Page, query = ''): Promise<PropertyList> {
  // A connection that has been idle may be closed just as it is used.
  const response = await page.request.get(`/api/eiendommer${query}`, { maxRetries: 1 })
  return response.json()
}

/** Opens a page and waits until its scripts run. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilAlive(page)
}

/** React has taken the page over when it has let go of what it noted until then (`app/takeover/`). */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && window.earlyActs === undefined)
}

/** The rules of WCAG 2.2 AA, and axe's own advice. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails on anything that axe finds, in words a person can act on. What a page that is still loading shows for a
 * moment is not counted: a fault of its own stays.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => findingsOfAxe(page)).toEqual([])
}

async function findingsOfAxe(page: Page): Promise<string[]> {
  // In every frame, so that axe also looks into those.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      // What is right is neither described nor sent: four fifths of the work.
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    )
  }, axeTags)
}

/** A telephone in the dark theme, and a wide screen in the light one. */
const bothLooks = [
  [375, 'dark'],
  [1280, 'light'],
] as const

/** Fails on anything that axe finds in the page as it stands, narrow and dark, wide and light. */
export async function expectAccessibleInBothLooks(page: Page): Promise<void> {
  for (const [width, colorScheme] of bothLooks) {
    await page.setViewportSize({ width, height: 900 })
    // With reduced motion no colour is in transition between the themes.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Further down, the header stands before what happens to be under it.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page)
  }
}

/** Fails where the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}
