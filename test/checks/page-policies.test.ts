import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { allForms } from '../../src/features/form-catalogue/catalogue.ts'
import routes from '../../src/routes.ts'
import { pagePolicies } from '../../src/site/addresses/page-policy.ts'

/** The path of every route that is a page, and whether it matches one spelling only. */
function pagesOf(entries: readonly RouteConfigEntry[]): { path: string; isCaseSensitive: boolean }[] {
  return entries.flatMap(({ path, index, children, caseSensitive }) => {
    if (children) return pagesOf(children)
    return [{ path: `/${path ?? ''}`, isCaseSensitive: index === true || caseSensitive === true }]
  })
}

test('every route has a policy, and every policy a route', async () => {
  const pages = pagesOf(await routes).filter(({ path }) => !path.endsWith('*'))
  expect(pages.map(({ path }) => path).sort()).toEqual([...pagePolicies.keys()].sort())
})

test('of the pages with a form, three are cached: there the key comes with the scripts or the dialog', () => {
  const withForm = new Set(allForms.map(({ page }) => page.replace(/\?.*/, '')))
  const cached = [...withForm].filter((path) => pagePolicies.get(path) === 'cached')
  expect(cached.sort()).toEqual(['/', '/hvitevarefeil', '/kundeservice'])
})

test('every route matches one spelling', async () => {
  const loose = pagesOf(await routes).filter(({ isCaseSensitive }) => !isCaseSensitive)
  expect(loose).toEqual([])
})
