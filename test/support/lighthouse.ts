import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags, findChromium } from './chromium.ts'

export interface LighthouseResult {
  /** 0–100 by category. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  /** What lost points, by its id. */
  faults: string[]
  layoutShift: number
  blockingMs: number
  paintMs: number
}

/** Looks at pages as Lighthouse's mobile profile does, all in one browser. */
export async function withLighthouse<T>(
  use: (look: (url: string) => Promise<LighthouseResult>) => Promise<T>,
): Promise<T> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless', ...chromiumFlags],
    logLevel: 'silent',
  })
  try {
    return await use(async (url) => {
      const run = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' })
      if (!run) throw new Error(`Lighthouse gave nothing for ${url}`)
      const { categories, audits } = run.lhr
      const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
      const counted = new Set(
        Object.values(categories).flatMap(({ auditRefs }) =>
          auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
        ),
      )
      return {
        scores: {
          performance: score('performance'),
          accessibility: score('accessibility'),
          'best-practices': score('best-practices'),
          seo: score('seo'),
        },
        faults: Object.values(audits)
          .filter((audit) => counted.has(audit.id) && audit.score !== null && audit.score < 1)
          .map((audit) => `${audit.id} ${audit.displayValue ?? ''}`.trim()),
        layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
        blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
        paintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      }
    })
  } finally {
    chrome.kill()
  }
}
