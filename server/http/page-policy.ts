import { isStaffPath } from '../../domain/staff-pages.ts'
import { everyForm } from '../../forms/catalogue.ts'

/**
 * How a page is given out. `kept`: rendered once for everybody. `fresh`: made for each visitor, since a form
 * in it has a key of its own. `private`: only for whoever has its address, and kept nowhere on the way.
 * `staff`: only for who is signed in, or is about to be.
 */
export type PagePolicy = 'kept' | 'fresh' | 'private' | 'staff'

/** The addresses that open the interest form with a type chosen. */
const interestAliases = [
  '/minilager-interesseskjema',
  '/coliving-interesseskjema',
  '/naering-interesseskjema',
]

const formPages = new Set([...everyForm.map((form) => form.page.split('?')[0]), ...interestAliases])

/** Pages that hold a form besides all the rest: their key comes with the scripts, or from what was written. */
const keptAllTheSame = new Set(['/', '/kundeservice', '/hvitevarefeil'])

export function pagePolicy(address: string): PagePolicy {
  const [path = ''] = address.split('?')
  if (isStaffPath(path) || path === '/login' || path.startsWith('/login/')) return 'staff'
  if (path.startsWith('/sak/') || path.startsWith('/mine-saker')) return 'private'
  if (!formPages.has(path)) return 'kept'
  return keptAllTheSame.has(path) && !address.includes('skjema=') ? 'kept' : 'fresh'
}

/** Whether something may be posted to a page. */
export function takesPosts(address: string): boolean {
  const [path = ''] = address.split('?')
  return formPages.has(path) || ['private', 'staff'].includes(pagePolicy(address))
}

const forOnePerson = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The address may be the key to the page: no link may tell it to another site.
  'Referrer-Policy': 'same-origin',
}

/** The headers that go with a policy. A kept page has its own. */
export const policyHeaders: Record<Exclude<PagePolicy, 'kept'>, Record<string, string>> = {
  // No ETag: who comes again gets a new key, and who goes back gets the page with the one it had.
  fresh: { 'Cache-Control': 'no-cache' },
  private: forOnePerson,
  staff: forOnePerson,
}
