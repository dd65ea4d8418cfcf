import { createRequestHandler, data, RouterContextProvider, redirect, type ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { pack } from './data/loaded.ts'
import { createPageHandler } from './page-handlers.ts'
import { handedOverContext } from './page-request-context.ts'

interface RouteOf {
  id: string
  parentId?: string
  path?: string
  index?: true
  caseSensitive?: true
}

const routes: RouteOf[] = [
  { id: 'root', path: '' },
  { id: 'front', parentId: 'root', index: true, caseSensitive: true },
  { id: 'list', parentId: 'root', path: 'eiendommer' },
  { id: 'property', parentId: 'root', path: 'eiendommer/:id' },
  { id: 'saved', parentId: 'root', path: 'eiendommer/lagret' },
  { id: 'receipt', parentId: 'root', path: 'sak/:token/kvittering' },
  { id: 'frame', parentId: 'root' },
  { id: 'inbox', parentId: 'frame', path: 'saker' },
  { id: 'rest', parentId: 'root', path: '*' },
]

/** What a page's loader gives: data as the site's pages have them, or what the search asks for. */
function loaderOf(id: string) {
  return ({ params, request }: { params: object; request: Request }) => {
    const { searchParams } = new URL(request.url)
    if (id === 'front') return { of: id }
    if (searchParams.has('flyttet')) throw redirect('/saker')
    if (searchParams.has('feil')) throw new Error('The loader failed')
    const loaded = pack({ of: id, params, text: '«–» </script>' }, searchParams.get('referanse'))
    return searchParams.has('borte') ? data(loaded, { status: 404 }) : loaded
  }
}

/** A build whose pages say what they were rendered with. */
const build: ServerBuild = {
  routes: Object.fromEntries(
    routes.map((route) => [
      route.id,
      {
        path: undefined,
        ...route,
        caseSensitive: true,
        module: { default: () => null, ...(route.id === 'root' ? {} : { loader: loaderOf(route.id) }) },
      },
    ]),
  ),
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: Object.fromEntries(
      routes.map((route) => [
        route.id,
        {
          ...route,
          hasAction: false,
          hasLoader: route.id !== 'root',
          hasClientAction: false,
          hasClientLoader: false,
          hasClientMiddleware: false,
          hasErrorBoundary: false,
          module: `/${route.id}.js`,
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      ]),
    ),
    url: '/manifest.js',
    version: '1',
  },
  entry: {
    module: {
      handleError: () => undefined,
      async default(
        _,
        status,
        __,
        { manifest, staticHandlerContext, serverHandoffString, ...stream },
        context,
      ) {
        const { matches, loaderData, location } = staticHandlerContext
        const { serverHandoffStream: handoff } = stream
        const handedOver = context.get(handedOverContext) ?? (await new Response(handoff).text())
        context.set(handedOverContext, handedOver)
        const seen = {
          matched: matches.map(({ route, params, pathname, pathnameBase }) => [
            ...[route.id, params, pathname, pathnameBase],
          ]),
          ...{ status, loaderData, location, serverHandoffString, handedOver },
        }
        const isDirect = handoff === undefined
        return Response.json({ seen, known: Object.keys(manifest.routes), isDirect })
      },
    },
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}

const own = { inlinesStyles: true, onPage: () => undefined }
const ofPages = createPageHandler(build, 'production', own)
const ofAll = createRequestHandler(build, 'production')

const renderedBy = async (handle: typeof ofAll, path: string) => {
  const answer = await handle(new Request(`http://localhost${path}`), new RouterContextProvider())
  if (!answer.headers.get('content-type')) {
    const { status, headers } = answer
    return { seen: [status, headers.get('location')], known: [], isDirect: false }
  }
  const answered: { seen: unknown; known: string[]; isDirect: boolean } = await answer.json()
  return answered
}

test.each([
  '/',
  '/eiendommer',
  '/eiendommer?type=bolig',
  '/eiendommer/1',
  '/eiendommer/lagret',
  '/eiendommer/a%20b',
  '/eiendommer/',
  '/Eiendommer',
  '/eiendommer/1/2',
  '/sak/t/kvittering',
  '/saker',
  '/finnes-ikke',
])('%s is rendered as by the handler of all routes', async (path) => {
  expect((await renderedBy(ofPages, path)).seen).toEqual((await renderedBy(ofAll, path)).seen)
})

test.each([
  ['/', 'front'],
  ['/eiendommer', 'list'],
  ['/eiendommer/1', 'property'],
  ['/eiendommer/lagret', 'saved'],
])('%s is rendered with the routes of that page alone', async (path, id) => {
  expect((await renderedBy(ofPages, path)).known).toEqual(['root', id])
})

test('a page inside a frame is rendered with all routes', async () => {
  expect((await renderedBy(ofPages, '/saker')).known).toHaveLength(routes.length)
})

describe('a page that React Router has had rendered once', () => {
  const warm = createPageHandler(build, 'production', own)

  test.each([
    '/eiendommer',
    '/eiendommer?type=bolig',
    '/eiendommer/1',
    '/eiendommer/2-b?type=bolig',
    '/eiendommer/1?borte',
    '/eiendommer/1?referanse=abc-1',
    '/eiendommer?by=Ås&omrade=a+b',
  ])('%s is rendered without its handler, and as by it', async (path) => {
    const [pathname = ''] = path.split('?')
    await renderedBy(warm, pathname)
    const found = await renderedBy(warm, path)
    expect(found.isDirect).toBe(true)
    expect(found.seen).toEqual((await renderedBy(ofAll, path)).seen)
  })

  test.each(['/eiendommer?flyttet', '/eiendommer?feil', '/eiendommer/a%20b', '/', '/saker'])(
    '%s is left to its handler',
    async (path) => {
      const [pathname = ''] = path.split('?')
      await renderedBy(warm, pathname)
      const found = await renderedBy(warm, path)
      expect(found.isDirect).toBe(false)
      expect(found.seen).toEqual((await renderedBy(ofAll, path)).seen)
    },
  )

  test('is left to its handler where React Router writes data in another way', async () => {
    const { entry } = build
    const other = createPageHandler(
      {
        ...build,
        entry: {
          ...entry,
          module: {
            ...entry.module,
            async default(request, status, headers, context, loadContext) {
              const answer = await entry.module.default(request, status, headers, context, loadContext)
              loadContext.set(handedOverContext, 'another way')
              return answer
            },
          },
        },
      },
      'production',
      own,
    )
    await renderedBy(other, '/eiendommer')
    expect((await renderedBy(other, '/eiendommer')).isDirect).toBe(false)
  })

  test('is left to its handler where it failed in rendering', async () => {
    let fails = false
    const failing = createPageHandler(
      {
        ...build,
        entry: {
          module: {
            ...build.entry.module,
            async default(...given) {
              if (fails && given[3].serverHandoffStream === undefined)
                throw new Error('It cannot be rendered')
              return build.entry.module.default(...given)
            },
          },
        },
      },
      'production',
      own,
    )
    await renderedBy(failing, '/eiendommer')
    fails = true
    const found = await renderedBy(failing, '/eiendommer')
    expect(found.isDirect).toBe(false)
    expect(found.seen).toEqual((await renderedBy(ofAll, '/eiendommer')).seen)
  })
})
