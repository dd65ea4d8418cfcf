import { isStaffOnly } from '../domain/staff-paths.ts'

/** The frame of the staff's pages: a route without a path of its own. */
const staffFrame = 'routes/ansatt'

interface Styled {
  css?: string[] | undefined
}

// React Router adds an empty fragment to some addresses.
const withoutFragment = (address: string) => address.replace(/#$/, '')

/** The addresses of the root's style sheets: every page has them inlined instead of linked. */
export const inlinedStyles = (routes: Readonly<Record<string, Styled | undefined>>): string[] =>
  (routes.root?.css ?? []).map(withoutFragment)

/**
 * The addresses of the style sheets that a page has inlined: the root's, and those of some routes, in the order in which they would
 * be linked.
 */
export function inlinedStylesOf(
  routes: Readonly<Record<string, Styled | undefined>>,
  ids: readonly string[],
): string[] {
  const own = ids.flatMap((id) => routes[id]?.css ?? []).map(withoutFragment)
  return [...new Set([...inlinedStyles(routes), ...own])]
}

/** The routes of a manifest without links to the inlined style sheets. */
export function withoutInlinedStyles<Route extends Styled>(
  routes: Readonly<Record<string, Route | undefined>>,
): Record<string, Route> {
  const inlined = new Set(inlinedStyles(routes))
  const isLinked = (address: string) => !inlined.has(withoutFragment(address))
  const linked: Record<string, Route> = {}
  for (const [id, route] of Object.entries(routes))
    if (route) linked[id] = route.css ? { ...route, css: route.css.filter(isLinked) } : route
  return linked
}

interface Listed extends Styled {
  path?: string
  imports?: string[]
}

interface Manifest {
  entry: { module: string }
  routes: Record<string, Listed>
}

const declaration = 'window.__reactRouterManifest='

/**
 * Without what no page of this site needs: what the modules import, which React Router reads to preload it (decision
 * 0002), and what is false, which it takes for granted.
 */
const onlyNeeded = (routes: Readonly<Record<string, Listed>>): Record<string, Listed> =>
  Object.fromEntries(
    Object.entries(routes).map(([id, { imports: _, ...route }]) => [
      id,
      Object.fromEntries(Object.entries<unknown>(route).filter(([, value]) => value !== false)),
    ]),
  )

const asScript = (routes: Readonly<Record<string, Listed>>) => `${declaration}${JSON.stringify({ routes })};`

/** React Router's manifest, of the script as which it writes it. */
export function readManifest(script: string): Manifest {
  if (!script.startsWith(declaration))
    throw new Error('The manifest does not begin as React Router writes it.')
  return JSON.parse(script.slice(declaration.length).replace(/;\s*$/, ''))
}

/**
 * React Router's manifest as the browser gets it, as text of scripts: for the staff's pages, and for the public ones. A
 * third of the routes are the staff's, whose pages are opened as documents from there (`link-navigation.tsx`). It has the
 * routes alone, all that the router reads in the browser.
 */
export function manifestScripts(script: string): Record<'staff' | 'public', string> {
  const routes = onlyNeeded(withoutInlinedStyles(readManifest(script).routes))
  const open = Object.entries(routes).filter(
    ([id, { path }]) => id !== staffFrame && !isStaffOnly(`/${path ?? ''}`),
  )
  return { staff: asScript(routes), public: asScript(Object.fromEntries(open)) }
}
