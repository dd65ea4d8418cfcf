/** The name of requests that no pattern matches. */
const UNKNOWN_ROUTE = 'unknown'

/** Gives the pattern that a path matches, such as `/sak/:token`: metrics never name addresses. */
export type RouteNames = (path: string) => string

/**
 * Names paths by patterns of pages and of the router. A literal one takes precedence over those with parameters, of which the
 * first counts. The data of a page has the page's name, with its ending.
 */
export function routeNames(patterns: Iterable<string>): RouteNames {
  const literal = new Set<string>()
  const dynamic: { name: string; matches: RegExp }[] = []
  for (const pattern of new Set(patterns)) {
    // Middleware of every request.
    if (pattern === '*' || pattern === '/*') continue
    if (/[:*]/.test(pattern))
      dynamic.push({ name: pattern.replaceAll(/\{.*?\}(?=\/|$)/g, ''), matches: expressionOf(pattern) })
    else literal.add(pattern)
  }
  const nameOf = (path: string) =>
    literal.has(path) ? path : dynamic.find(({ matches }) => matches.test(path))?.name
  return (path) => {
    const page = path.endsWith('.data') ? nameOf(path.slice(0, -'.data'.length)) : undefined
    return page === undefined ? (nameOf(path) ?? UNKNOWN_ROUTE) : `${page}.data`
  }
}

const token = /:\w+(?:\{(?<own>.*?)\}(?=\/|$))?|\*|[^:*]+/g

/** `:name` is one part of a path, `:name{…}` what its expression matches, `*` all that follows. */
function expressionOf(pattern: string): RegExp {
  const source = pattern.replaceAll(token, (text, own: string | undefined) => {
    if (text.startsWith(':')) return own ?? '[^/]+'
    return text === '*' ? '.*' : text.replaceAll(/[.+?^$()[\]{}|\\]/g, '\\$&')
  })
  return new RegExp(`^${source}$`)
}
