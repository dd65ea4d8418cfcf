import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { staffPages } from '../../domain/staff-pages.ts'
import { send } from '../support/send-form.ts'
import { expectAccessible, expectNoSidewaysScroll, readProperties } from '../support/site.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

test.describe('somebody who is signed in', () => {
  let context: BrowserContext
  let page: Page
  test.beforeAll(async ({ browser, baseURL }) => {
    context = await signedInAs(browser, 'administrator', baseURL)
    page = await context.newPage()
  })
  test.afterAll(() => context.close())

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [375, 1280]) {
      test(`has pages without faults at ${width} px, ${colorScheme}`, async () => {
        test.setTimeout(600_000)
        const sent = await send(page, 'parking-application', { aboutYou: 'x' })
        const { cards } = await readProperties(page)
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        const examples: Record<string, string[]> = {
          ':reference': [sent.reference],
          ':id': [cards[0]?.id ?? ''],
          ':document': ['kontakt', 'parkering', 'husordensregler', 'driftsmeldinger', 'ansatte'],
        }
        const screens = staffPages.flatMap(({ path }) => {
          const part = /:\w+/.exec(path)?.[0]
          if (!part) return path === '/intern' ? [] : [path]
          const given = examples[part] ?? []
          expect(given, `an example of ${path}`).not.toEqual([])
          return given.map((each) => path.replace(part, each))
        })
        const more = ['/saker/ny?skjema=issue-report', '/saker?q=a&fane=alle', '/intern/eiendommer/ny']
        const problems: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'error') problems.push(message.text())
        })
        page.on('pageerror', (error) => problems.push(error.message))
        for (const path of [...screens, ...more]) {
          await test.step(path, async () => {
            await openStaffPage(page, path)
            await expectAccessible(page)
            await expectNoSidewaysScroll(page)
          })
        }
        await page.setViewportSize({ width: 320, height: 700 })
        for (const path of ['/saker', `/saker/${sent.reference}`, '/intern/oversikt', '/saker/i-dag']) {
          await openStaffPage(page, path)
          await expectNoSidewaysScroll(page)
        }
        expect(problems).toEqual([])
      })
    }
  }
})
