import { expect, test } from 'vitest'
import { allRoles } from '../../domain/people/staff-roles.ts'
import { currentOf, totalOf, unfold } from '../../features/workspace/staff-menu.ts'
import { barFor, menuFor, startPageOf } from './staff-pages.ts'

const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href)

test('an administrator has the daily pages beside each other, and the others in groups', () => {
  const { links, groups } = unfold(menuFor('administrator'))
  expect(hrefs(links)).toEqual(['/saker', '/saker/i-dag', '/saker/ny'])
  expect(groups.map(({ name }) => name)).toEqual(['Portefølje', 'Innhold', 'Styring'])
})

test('a menu of few pages is not folded', () => {
  const menu = menuFor('redaktor').slice(0, 1)
  expect(unfold(menu)).toEqual({ links: menu.flatMap(({ links }) => links), groups: [] })
  expect(hrefs(unfold(menu).links)).toContain('/intern/eiendommer')
})

test.each(allRoles)('the bar of a telephone begins with the page where %s starts', (role) => {
  const bar = barFor(role, menuFor(role))
  expect([bar.length, bar[0]?.href]).toEqual([2, startPageOf(role)])
})

test('a page that is not in the menu belongs to the page above it', () => {
  const menu = menuFor('administrator')
  expect(currentOf(menu, '/saker/i-dag')).toBe('/saker/i-dag')
  expect(currentOf(menu, '/saker/AVV-1234-5678')).toBe('/saker')
  expect(currentOf(menu, '/intern/konto')).toBeNull()
  expect(currentOf(menu, '/sakerne')).toBeNull()
})

test('a group says how much waits in it', () => {
  const menu = menuFor('administrator', { '/saker': '99+', '/intern/epost': '2' })
  expect(menu.map(totalOf)).toEqual(['99+', undefined, undefined, '2'])
})
