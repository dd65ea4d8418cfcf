import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type KnownPage, knownPage, renderDirectly } from './direct-page.ts'

type RequestHandler = ReturnType<typeof createRequestHandler>

export interface PageHandlerOptions {
  /** Whether a page that has a handler of its own has its style sheets inlined, and links none. */
  inlinesStyles: boolean
  /** Tells which route a page is rendered with alone, before it is; null where it is rendered with all routes. */
  onPage(context: RouterContextProvider, routeId: string | null, url: URL): void
}

const rootId = 'root'

/**
 * React Router's request handler, with one of its own for each page. React Router makes its tables of routes again for each
 * page that it renders: of two routes in a tenth of the time that all of them take. What is no page of its own, or has a
 * spelling of its own, goes to the handler of all routes.
 */
export function createPageHandler(
  build: ServerBuild,
  mode: string,
  { inlinesStyles, onPage }: PageHandlerOptions,
): RequestHandler {
  const ofAll = { routeId: null, handle: createRequestHandler(build, mode) }
  const byPattern = new Map(
    pagesOf(build).map(({ pattern, routeId }) => {
      const own = withOnly(build, [rootId, routeId], inlinesStyles)
      return [pattern, { routeId, handle: handlerOf(own, routeId, mode) }]
    }),
  )
  return (request, given) => {
    const context = given ?? new RouterContextProvider()
    const url = new URL(request.url)
    const page = byPattern.get(url.pathname) ?? byPattern.get(withParameter(url.pathname)) ?? ofAll
    onPage(context, page.routeId, url)
    return page.handle(request, context)
  }
}

/** The handler of one page: React Router's, until it has shown how it has the page rendered. */
function handlerOf(build: ServerBuild, routeId: string, mode: string): RequestHandler {
  const { routes, entry } = build
  const isPlain = !Object.values(routes).some((route) => route?.module.middleware)
  if (!isPlain) return createRequestHandler(build, mode)
  let known: KnownPage | null = null
  const noting: ServerBuild['entry']['module'] = {
    ...entry.module,
    async default(request, status, headers, context, loadContext) {
      const response = await entry.module.default(request, status, headers, context, loadContext)
      known ??= status === 200 ? knownPage(routeId, context, loadContext) : null
      return response
    },
  }
  const handle = createRequestHandler({ ...build, entry: { ...entry, module: noting } }, mode)
  return async (request, given) => {
    const context = given ?? new RouterContextProvider()
    const direct = known && (await renderDirectly(known, { routes, entry: entry.module }, request, context))
    return direct ?? handle(request, context)
  }
}

/** The pages that stand directly in the root, at a fixed address or at one whose last segment is a parameter. */
function pagesOf({ routes }: ServerBuild): { pattern: string; routeId: string }[] {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  return all.flatMap(({ id, parentId, path, index }) => {
    if (parentId !== rootId || parents.has(id)) return []
    if (index) return [{ pattern: '/', routeId: id }]
    const pattern = path && patternOf(path)
    return pattern ? [{ pattern, routeId: id }] : []
  })
}

/** `/eiendommer/:` of `eiendommer/:id`; null of a path with other parameters. */
function patternOf(path: string): string | null {
  const pattern = `/${path.replace(/\/:\w+$/, '/:')}`
  return /^(?:\/[a-z0-9-]+)+(?:\/:)?$/.test(pattern) ? pattern : null
}

/** `/eiendommer/:` of `/eiendommer/1`. */
function withParameter(pathname: string): string {
  const last = pathname.lastIndexOf('/') + 1
  return last < pathname.length ? `${pathname.slice(0, last)}:` : pathname
}

function withOnly(build: ServerBuild, ids: readonly string[], inlinesStyles: boolean): ServerBuild {
  const pick = <Value>(from: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(from).filter(([id]) => ids.includes(id)))
  const assets = pick(build.assets.routes)
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: inlinesStyles ? withoutStyles(assets) : assets },
  }
}

const withoutStyles = <Route>(routes: Readonly<Record<string, Route>>): Record<string, Route> =>
  Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { ...route, css: [] }]))
