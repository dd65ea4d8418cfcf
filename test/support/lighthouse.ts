import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { chromiumFlags, findChromium } from './chromium.ts'

/** Speed is no part of it: what a machine's speed decides is measured by `npm run bench:browser`. */
const categories = ['accessibility', 'best-practices', 'seo'] as const

// Half of the work of a look is to measure how fast the machine is.
pageFunctions.computeBenchmarkIndex = () => 1000

export interface LighthouseResult {
  /** 0–100 by category. */
  scores: Record<(typeof categories)[number], number>
  /** What lost points, by its id. */
  faults: string[]
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
      const run = await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: [...categories],
        disableFullPageScreenshot: true,
        // Speed is not judged, so there is nothing to wait for once the page is quiet.
        pauseAfterFcpMs: 0,
        pauseAfterLoadMs: 0,
        networkQuietThresholdMs: 200,
        cpuQuietThresholdMs: 0,
      })
      if (!run) throw new Error(`Lighthouse gave nothing for ${url}`)
      const { audits, categories: judged } = run.lhr
      const score = (id: string) => Math.round((judged[id]?.score ?? 0) * 100)
      const counted = new Set(
        Object.values(judged).flatMap(({ auditRefs }) =>
          auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
        ),
      )
      return {
        scores: {
          accessibility: score('accessibility'),
          'best-practices': score('best-practices'),
          seo: score('seo'),
        },
        faults: Object.values(audits)
          .filter((audit) => counted.has(audit.id) && audit.score !== null && audit.score < 1)
          .map((audit) => `${audit.id} ${audit.displayValue ?? ''}`.trim()),
      }
    })
  } finally {
    chrome.kill()
  }
}
