import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { staffPages } from '../../src/site/addresses/staff-pages.ts'
import { readBuildingId } from '../support/building.ts'
import { expectFitsWithLargeText } from '../support/large-text.ts'
import { publishedNotice } from '../support/published-notice.ts'
import { send } from '../support/send-form.ts'
import { sentPictures } from '../support/sent-pictures.ts'
import { expectAccessibleAt, expectNoSidewaysScroll, readProperties } from '../support/site.ts'
import { openEverything, openStaffPage, signedInAs } from '../support/staff-browser.ts'
import { knownSheet, unknownSheet, uploadSheet } from '../support/uploaded-sheet.ts'

/** What stands for a name in an address: a case, a property, each of the texts. */
const examples: Record<string, readonly string[]> = {
  ':reference': [':reference'],
  ':id': [':id'],
  ':building': [':building'],
  ':importId': [':unknownSheet', ':knownSheet'],
  ':batch': [':batch'],
  ':notice': [':notice'],
  ':document': ['kontakt', 'parkering', 'husordensregler', 'ansatte'],
}

const paths = staffPages
  .filter(({ path }) => path !== '/intern')
  .flatMap(({ path }) => {
    const part = /:\w+/.exec(path)?.[0]
    if (!part) return [path]
    const given = examples[part]
    if (!given) throw new Error(`There is no example of ${path}`)
    return given.map((each) => path.replace(part, each))
  })
const more = [
  '/saker/:fault',
  '/saker/ny?skjema=issue-report',
  '/saker?q=a&fane=alle',
  '/intern/eiendommer/ny',
]

test.describe('a signed-in staff member', () => {
  test.describe.configure({ mode: 'default' })
  let context: BrowserContext
  let page: Page
  let reference: string
  let fault: string
  let property: string
  let building: string
  let batch: string
  let notice: string
  let sheets: { unknown: string; known: string }
  const problems: string[] = []
  test.beforeAll(async ({ browser, baseURL }) => {
    context = await signedInAs(browser, 'administrator', baseURL)
    page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    reference = (await send(page, 'parking-application', { aboutYou: 'x' })).reference
    fault = (await send(page, 'issue-report', { urgency: 'urgent' })).reference
    const { cards } = await readProperties(page)
    property = cards[0]?.id ?? ''
    building = await readBuildingId(page.request)
    batch = await sentPictures(page.request, cards[0]?.title ?? '')
    notice = await publishedNotice(page.request, 'Larvik')
    sheets = {
      unknown: await uploadSheet(page.request, unknownSheet),
      known: await uploadSheet(page.request, knownSheet),
    }
  })
  test.beforeEach(() => void problems.splice(0))
  test.afterAll(() => context.close())

  for (const path of [...paths, ...more])
    test(`opens ${path} without faults, narrow and wide, light and dark`, async () => {
      await page.setViewportSize({ width: 375, height: 900 })
      const address = path
        .replace(':reference', reference)
        .replace(':fault', fault)
        .replace(':id', property)
        .replace(':building', building)
        .replace(':batch', batch)
        .replace(':notice', notice)
        .replace(':unknownSheet', sheets.unknown)
        .replace(':knownSheet', sheets.known)
      await openStaffPage(page, address)
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScroll(page)
        await expectAccessibleAt(page, width)
      }
      await page.setViewportSize({ width: 2560, height: 900 })
      await expectLeftEdge(page)
      await page.setViewportSize({ width: 320, height: 700 })
      await expectNoSidewaysScroll(page)
      await expectFitsWithLargeText(page)
      await openEverything(page)
      await expectFitsWithLargeText(page)
      expect(problems).toEqual([])
    })
})

/** The page begins where the header does: with its heading, or with the list beside it. */
async function expectLeftEdge(page: Page) {
  const lefts = await page
    .locator('.staff-header-mark, main :is(h1, .beside-list-list)')
    .evaluateAll((found) =>
      found.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().left),
    )
  const [header, ...contents] = lefts
  expect(Math.min(...contents)).toBeCloseTo(header ?? 0, 0)
}
