import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router'
import { isLoaded, type Loaded } from './data/loaded.ts'
import { handedOverContext } from './page-request-context.ts'

type Entry = ServerBuild['entry']['module']

/** A page as React Router had it rendered: its manifest, modules and matches are those of each later request. */
export interface KnownPage {
  routeId: string
  context: EntryContext
}

/** Paths whose matches are spelled as they are. */
const plainPath = /^\/[\w/-]*$/

/** The loaders' data of a page with one loader, as React Router writes it. */
export function handedOver(routeId: string, { json, reference }: Loaded<unknown>): string {
  const [place, value] = reference === null ? [-5, ''] : [10, `,${JSON.stringify(reference)}`]
  return `[{"_1":2,"_3":-5,"_4":-5},"loaderData",{"_5":6},"actionData","errors",${JSON.stringify(routeId)},{"_7":8,"_9":${place}},"json",${JSON.stringify(json)},"reference"${value}]\n`
}

/** The page of a finished rendering, where later ones can do without React Router's request handler; null elsewhere. */
export function knownPage(
  routeId: string,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): KnownPage | null {
  const { errors, loaderData, matches } = context.staticHandlerContext
  const loaded: unknown = loaderData[routeId]
  if (errors || matches.length !== 2 || !isLoaded(loaded)) return null
  // As long as React Router writes it in the same way.
  if (loadContext.get(handedOverContext) !== handedOver(routeId, loaded)) return null
  // What the first visitor asked for is not cached.
  const location = { ...context.staticHandlerContext.location, pathname: '/', search: '' }
  return {
    routeId,
    context: {
      ...context,
      staticHandlerContext: { ...context.staticHandlerContext, loaderData: {}, location },
    },
  }
}

/**
 * Renders a known page without React Router's request handler, which takes as long as React does: it makes streams, requests
 * and tables that this page does not need. Null where its loader gives anything but data: then the handler is asked.
 */
export async function renderDirectly(
  { routeId, context }: KnownPage,
  { routes, entry }: Pick<ServerBuild, 'routes'> & { entry: Entry },
  request: Request,
  loadContext: RouterContextProvider,
): Promise<Response | null> {
  const url = new URL(request.url)
  const { pathname, searchParams } = url
  const search = searchParams.toString() ? `?${searchParams}` : ''
  const loader = routes[routeId]?.module.loader
  const { staticHandlerContext } = context
  const [root, page] = staticHandlerContext.matches
  if (request.method !== 'GET' || !plainPath.test(pathname) || !loader || !root || !page) return null
  const params: Record<string, string> = {}
  for (const name of Object.keys(page.params)) params[name] = pathname.slice(pathname.lastIndexOf('/') + 1)
  try {
    const given: unknown = await loader({
      request,
      url,
      params,
      context: loadContext,
      pattern: `/${page.route.path ?? ''}`,
    })
    const { data, status } = withStatus(given)
    if (!isLoaded(data)) return null
    loadContext.set(handedOverContext, handedOver(routeId, data))
    return await entry.default(
      request,
      status,
      new Headers(),
      {
        ...context,
        branches: [],
        renderMeta: {},
        serverHandoffStream: undefined,
        staticHandlerContext: {
          ...staticHandlerContext,
          statusCode: status,
          loaderData: { [routeId]: data },
          location: { ...staticHandlerContext.location, pathname, search },
          matches: [
            { ...root, params },
            { ...page, params, pathname, pathnameBase: pathname },
          ],
        },
      },
      loadContext,
    )
  } catch {
    // React Router logs it, and shows the error's page.
    loadContext.set(handedOverContext, null)
    return null
  }
}

/** What a loader gave, and the status that it wants. */
function withStatus(given: unknown): { data: unknown; status: number } {
  if (
    given instanceof Object &&
    'type' in given &&
    given.type === 'DataWithResponseInit' &&
    'data' in given
  ) {
    const init = 'init' in given && given.init instanceof Object ? given.init : {}
    const status = 'status' in init && typeof init.status === 'number' ? init.status : 200
    return { data: 'headers' in init ? null : given.data, status }
  }
  return { data: given, status: 200 }
}
