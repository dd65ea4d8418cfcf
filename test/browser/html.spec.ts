import { findingsInHtml } from '../support/html-checker.ts'
import { livePages, liveStaffPages } from '../support/live-pages.ts'
import { servedPages } from '../support/served-pages.ts'
import { expect, test } from '../support/shared-page.ts'
import { signedInAs } from '../support/staff-browser.ts'

test('every page and state is valid HTML, and records presses from its first link on, as the server gives it', async ({
  playwright,
  baseURL,
}) => {
  const newVisitor = () => playwright.request.newContext({ baseURL: baseURL ?? '' })
  const pages = await servedPages(newVisitor, baseURL)
  // The checks have to find what is wrong with the last one.
  pages.set(
    'a faulty page',
    '<!doctype html><html lang="nb"><title>x</title><p><div></p><a href="/">x</a><script data-plan>earlyActs</script>',
  )
  const findings = await findingsInHtml(pages)
  const isPlanted = (finding: string) => finding.startsWith('a faulty page:')
  expect(findings.filter((finding) => !isPlanted(finding))).toEqual([])
  expect(findings.filter(isPlanted)).not.toEqual([])
  expect([...pages.keys()].filter((name) => recordsLate(pages.get(name) ?? ''))).toEqual(['a faulty page'])
})

test('pages and states are valid HTML after their scripts, and where they could not be made', async ({
  browser,
  page,
  baseURL,
}) => {
  const staff = await signedInAs(browser, 'administrator', baseURL)
  const pages = new Map([...(await livePages(page)), ...(await liveStaffPages(staff))])
  await staff.close()
  expect(await findingsInHtml(pages)).toEqual([])
})

/** Whether a page with scripts has a control before the script that records what is done with it (`src/site/hydration/`). */
const recordsLate = (html: string) =>
  html.includes('data-plan') &&
  html.search(/<(a|button|input|select|summary|textarea)\b/) < html.indexOf('earlyActs')
