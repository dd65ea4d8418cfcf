import { publicPaths } from '../../domain/addresses/public-paths.ts'
import { staffPages } from '../../domain/addresses/staff-pages.ts'
import { isStaffPath } from '../../domain/addresses/staff-paths.ts'
import { offers } from '../../domain/portfolio/categories.ts'
import { interestAddresses } from '../../features/enquiries/interest/addresses.ts'
import { allForms } from '../../features/form-catalogue/catalogue.ts'

/**
 * How a page is served. `cached`: rendered once for all visitors. `missing`: there is none, which is said once for all
 * addresses. `form`: rendered per request, since its form
 * has an idempotency key of its own. `searched`: rendered per request, since there are as many as there are
 * searches. `private`: only for clients that have its address, and never cached. `unreferred`: the same, and its address
 * is told to no page, not even to one of ours.
 * `staff`: only for signed-in staff, and for signing in.
 */
export type PagePolicy = SharedPolicy | 'form' | 'searched' | 'private' | 'unreferred' | 'staff'

/** The policies of pages that are the same for all visitors. */
type SharedPolicy = 'cached' | 'missing'

/** An address that has no page. What is said there is said of every other one. */
export const MISSING_PAGE = '/finnes-ikke'

const privatePages = ['/mine-saker', '/mine-saker/:ticket', '/sak/:token', '/sak/:token/kvittering']

/** The page that asks to be told when something becomes vacant, and that of who has asked. */
const ALERT_PAGE = '/si-fra'
const SUBSCRIBER_PAGE = '/si-fra/:token'

const signInPages = ['/login', '/login/andre-steg', '/login/glemt', '/login/passord/:token']

const pathOf = (address: string) => address.replace(/\?.*/, '')

/** Pages with a form, either directly or in a dialog with its own URL. */
const formPages = new Set([...allForms.map((form) => pathOf(form.page)), ...interestAddresses.keys()])

/** Pages that are nothing but a form. On the others the key comes with the scripts, or with the dialog's address. */
const wholeForms = new Set([
  ...allForms
    .filter(({ page }) => page !== '/' && !page.includes('?skjema='))
    .map(({ page }) => pathOf(page)),
  ...interestAddresses.keys(),
])

/**
 * Pages that are the same for every visitor: those that search engines are shown, the properties' own, and that of the
 * interface. Only these are ever cached: a page that no table names is not shown.
 */
const cachedPages = [
  ...new Set(publicPaths.map(pathOf)),
  '/eiendommer/:id',
  '/favoritter',
  '/skjema-api',
].filter((path) => !wholeForms.has(path))

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

/** Every page and its policy. */
export const pagePolicies: ReadonlyMap<string, PagePolicy> = new Map<string, PagePolicy>([
  ...[...wholeForms].map((path) => [path, 'form'] as const),
  ...cachedPages.map((path) => [path, 'cached'] as const),
  ['/sok', 'searched'],
  [ALERT_PAGE, 'form'],
  [SUBSCRIBER_PAGE, 'unreferred'],
  ['/sammenlign', 'searched'],
  ...(offers('minilager') ? [['/minilager/storrelse', 'searched'] as const] : []),
  ...privatePages.map((path) => [path, 'private'] as const),
  ...signInPages.map((path) => [path, 'staff'] as const),
  ...staffPages.map(({ path }) => [path, 'staff'] as const),
])

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
  return page.policy === 'cached' && formPages.has(path) && address.includes('skjema=') ? 'form' : page.policy
}

/** Whether pages with a policy are the same for all visitors. */
export const isShared = (policy: PagePolicy): policy is SharedPolicy =>
  policy === 'cached' || policy === 'missing'

/** Whether an address accepts posts. */
export function takesPosts(address: string): boolean {
  const [path = ''] = address.split('?')
  if (isStaffPath(path) || formPages.has(path) || isPermittedByPath(path)) return true
  const page = findPage(path)
  return page?.path === path && page.policy !== 'cached' && page.policy !== 'searched'
}

/**
 * Whether the path alone permits what is posted to it: it has a secret, and nothing that a browser adds counts. A page
 * without a referrer posts without an origin, and a mail program has none.
 */
export function isPermittedByPath(path: string): boolean {
  return /^\/si-fra\/[^/]+(\/stopp)?$/.test(path)
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
