import type { ServedAs } from '../../domain/addresses/declared-page.ts'
import { isStaffPath } from '../../domain/addresses/staff-paths.ts'
import { pathsWithForm } from '../../features/form-catalogue/form-pages.ts'
import { allPages } from './pages.ts'

/** How an address is served; `missing`: there is no page, which is said once for all addresses. */
type PagePolicy = ServedAs | 'missing'

/** The policies of pages that are the same for all visitors. */
type SharedPolicy = 'cached' | 'missing'

/** An address that has no page. What is said there is said of every other one. */
export const MISSING_PAGE = '/finnes-ikke'

const cachedPages = allPages.filter(({ as }) => as === 'cached').map(({ path }) => path)

/**
 * What a browser may fetch before its link is pressed, for a page whose links all lead to documents: pages that are the same for all
 * visitors, of which the server has a copy.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: cachedPages },
      eagerness: 'moderate',
    },
  ],
})

/** Every page and its policy: an address that has none is not shown. */
export const pagePolicies: ReadonlyMap<string, ServedAs> = new Map(allPages.map(({ path, as }) => [path, as]))

/** Whether a page has a form, either directly or in a dialog with its own URL. */
const hasForm = (path: string): boolean => pathsWithForm.has(path) || pagePolicies.get(path) === 'form'

interface Pattern {
  pattern: string
  policy: PagePolicy
  parts: readonly string[]
}

/** The patterns of the pages, in the order of the table, by how many parts their paths have. */
const patternsByLength: ReadonlyMap<number, readonly Pattern[]> = Map.groupBy(
  [...pagePolicies].map(([pattern, policy]) => ({ pattern, policy, parts: pattern.split('/') })),
  ({ parts }) => parts.length,
)

interface KnownPage {
  /** The path as it is written in the table, such as `/sak/:token`. */
  pattern: string
  policy: PagePolicy
  /** The one spelling of the path that was asked for. */
  path: string
}

/** The page that a path leads to, in whatever case it is spelled; null where there is none. */
export function findPage(path: string): KnownPage | null {
  const policyOfPath = path.includes(':') ? undefined : pagePolicies.get(path)
  if (policyOfPath) return { pattern: path, policy: policyOfPath, path }
  const parts = path.split('/')
  const lowerCase = parts.map((part) => part.toLowerCase())
  let found: KnownPage | null = null
  for (const { pattern, policy, parts: fixed } of patternsByLength.get(parts.length) ?? []) {
    if (!isSpelledAs(fixed, lowerCase)) continue
    const spelled = fixed.map((part, index) => (part.startsWith(':') ? parts[index] : part)).join('/')
    // Public addresses are lower-case throughout; the last part of the others may be a token.
    const isPublic = policy === 'cached' || policy === 'form' || policy === 'searched'
    const page = {
      pattern,
      policy,
      path: isPublic && !spelled.includes('%') ? spelled.toLowerCase() : spelled,
    }
    // A literal path takes precedence over one with parameters.
    if (!pattern.includes(':')) return page
    found ??= page
  }
  return found
}

/** Whether the parts of a path, in lower case, are those of a pattern: the fixed ones the same, the others not empty. */
const isSpelledAs = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.every((fixed, index) => (fixed.startsWith(':') ? parts[index] !== '' : parts[index] === fixed))

/** The policy of an address, path and query. What no table names, in that spelling, has no page. */
export function pagePolicy(address: string): PagePolicy {
  const [path = ''] = address.split('?')
  if (isStaffPath(path)) return 'staff'
  const page = findPage(path)
  if (!page || page.path !== path) return 'missing'
  return page.policy === 'cached' && hasForm(path) && address.includes('skjema=') ? 'form' : page.policy
}

/** Whether pages with a policy are the same for all visitors. */
export const isShared = (policy: PagePolicy): policy is SharedPolicy =>
  policy === 'cached' || policy === 'missing'

/** Whether an address accepts posts. */
export function takesPosts(address: string): boolean {
  const [path = ''] = address.split('?')
  if (isStaffPath(path) || hasForm(path) || isPermittedByPath(path)) return true
  const page = findPage(path)
  return page?.path === path && page.policy !== 'cached' && page.policy !== 'searched'
}

/**
 * Whether the path alone permits what is posted to it: it has a secret, and nothing that a browser adds counts. A page
 * without a referrer posts without an origin, and a mail program has none.
 */
export function isPermittedByPath(path: string): boolean {
  return /^\/(?:si-fra|driftsmelding)\/[^/]+(\/stopp)?$/.test(path)
}

const forOnePerson = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The address may contain an access token, so no referrer is sent to other sites.
  'Referrer-Policy': 'same-origin',
}

/** The headers that go with a policy. A page that is the same for all visitors has its own. */
export const policyHeaders: Record<PagePolicy, Record<string, string>> = {
  cached: {},
  missing: {},
  // No ETag: a new visit gets a new idempotency key, and going back shows the page with its earlier key.
  form: { 'Cache-Control': 'private, no-cache' },
  searched: { 'Cache-Control': 'private, no-cache' },
  private: forOnePerson,
  unreferred: { ...forOnePerson, 'Referrer-Policy': 'no-referrer' },
  staff: forOnePerson,
}
