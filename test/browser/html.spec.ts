import { findingsInHtml } from '../support/html-checker.ts'
import { servedPages } from '../support/served-pages.ts'
import { expect, test } from '../support/shared-page.ts'

test('every page and state is valid HTML, as the server gives it', async ({ playwright, baseURL }) => {
  const newVisitor = () => playwright.request.newContext({ baseURL: baseURL ?? '' })
  const pages = await servedPages(newVisitor, baseURL)
  // The checker has to find what is wrong with the last one.
  pages.set('a faulty page', '<!doctype html><html lang="nb"><title>x</title><p><div></p>')
  const findings = await findingsInHtml(pages)
  const isPlanted = (finding: string) => finding.startsWith('a faulty page:')
  expect(findings.filter((finding) => !isPlanted(finding))).toEqual([])
  expect(findings.filter(isPlanted)).not.toEqual([])
})
