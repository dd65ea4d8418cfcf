import { expect, test } from '@playwright/test'
import { publicPaths } from '../../src/site/addresses/pages.ts'
import { type LighthouseResult, withLighthouse } from '../support/lighthouse.ts'
import { readProperties } from '../support/site.ts'
import { isWhole } from '../support/whole.ts'

/** One page of each kind, and a property: they share what Lighthouse looks at. What is each page's own, the other tests hold for every page. */
const pagesInBrief = ['/', '/eiendommer', '/melde-avvik', '/om-oss']

/** Lighthouse gives its own requests (robots.txt) a second or so; a fault of the page shows at every look. */
const LOOKS = 3

const isShort = ({ scores }: LighthouseResult) => Object.values(scores).some((score) => score < 100)

test('Lighthouse gives public pages full marks for accessibility, best practices and SEO', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(1_200_000)
  const { cards } = await readProperties(page)
  const addresses = isWhole ? publicPaths.filter((path) => !path.includes('?')) : pagesInBrief
  const paths = [...addresses, `/eiendommer/${cards[0]?.id}`]
  const short: string[] = []
  await withLighthouse(async (look) => {
    for (const path of paths) {
      let found = await look(`${baseURL}${path}`)
      for (let looks = 1; looks < LOOKS && isShort(found); looks++) found = await look(`${baseURL}${path}`)
      if (isShort(found)) short.push(`${path}: ${JSON.stringify(found.scores)} (${found.faults.join('; ')})`)
    }
  })
  expect(short).toEqual([])
})
