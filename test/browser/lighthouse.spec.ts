import { expect, test } from '@playwright/test'
import { publicPaths } from '../../content/public-paths.ts'
import { withLighthouse } from '../support/lighthouse.ts'
import { readProperties } from '../support/site.ts'

/** The machine is shared: of as many looks, the best one counts for speed. What is right or wrong shows in any. */
const LOOKS = 3

test('Lighthouse gives every public page full marks, on a slow telephone', async ({ page, baseURL }) => {
  test.setTimeout(600_000)
  const { cards } = await readProperties(page)
  const paths = [...publicPaths.filter((path) => !path.includes('?')), `/eiendommer/${cards[0]?.id}`]
  // Sizes of pictures are made when they are first asked for; that is no part of looking at a page.
  for (const path of paths) await page.goto(path)
  const short: string[] = []
  await withLighthouse(async (look) => {
    for (const path of paths) {
      let found = await look(`${baseURL}${path}`)
      for (let looks = 1; looks < LOOKS && found.scores.performance < 100; looks++)
        found = await look(`${baseURL}${path}`)
      const { performance, accessibility, seo } = found.scores
      const marks = [performance, accessibility, found.scores['best-practices'], seo]
      if (marks.some((mark) => mark < 100))
        short.push(`${path}: ${marks.join(', ')} (${found.faults.join('; ')})`)
      if (found.layoutShift > 0.01) short.push(`${path} shifts by ${found.layoutShift}`)
    }
  })
  expect(short).toEqual([])
})
