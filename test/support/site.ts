import { expect, type Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'
import { interestAddresses } from '../../src/features/enquiries/interest/addresses.ts'
import type { PropertyList } from '../../src/features/portfolio-browsing/server/views.ts'
import { publicPaths } from '../../src/site/addresses/pages.ts'
import { isWhole } from './whole.ts'
import '../../src/site/hydration/early-acts.ts'

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

/**
 * React has taken the page over when it has let go of what it noted until then (`src/site/hydration/`). A page that only tells has its
 * script when it is complete.
 */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.querySelector('script[type=speculationrules]')
      ? document.readyState === 'complete'
      : document.readyState !== 'loading' && window.earlyActs === undefined,
  )
}

/** The rules of WCAG 2.2 AA, and axe's own advice. */
const allRules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** What another theme or width of a page that passes all rules may break. */
const rulesOfLooks: RunOnly = { type: 'rule', values: ['color-contrast', 'target-size'] }

/**
 * Fails on anything that axe finds, in words a person can act on. What a page that is still loading shows for a
 * moment is not counted: a fault of its own stays.
 */
export async function expectAccessible(page: Page, rules = allRules): Promise<void> {
  await expect.poll(() => findingsOfAxe(page, rules)).toEqual([])
}

async function findingsOfAxe(page: Page, rules: RunOnly): Promise<string[]> {
  // In every frame, so that axe also looks into those.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, {
      runOnly,
      // What is right is neither described nor sent: four fifths of the work.
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    )
  }, rules)
}

/** A telephone in the dark theme, and a wide screen in the light one, whose page is looked at by all rules. */
const looks: [width: number, theme: 'dark' | 'light', rules: RunOnly][] = [
  [375, 'dark', rulesOfLooks],
  [1280, 'light', allRules],
]
if (isWhole) looks.push([375, 'light', allRules], [1280, 'dark', allRules])

/** Fails on anything that axe finds in the page as it stands, narrow and dark, wide and light. */
export async function expectAccessibleInAllLooks(page: Page): Promise<void> {
  for (const width of new Set(looks.map(([each]) => each))) await expectAccessibleAt(page, width)
}

/** The same at one of these widths. */
export async function expectAccessibleAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  for (const [, colorScheme, rules] of looks.filter(([wanted]) => wanted === width)) {
    // With reduced motion no colour is in transition between the themes.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Further down, the header stands before what happens to be under it.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page, rules)
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
