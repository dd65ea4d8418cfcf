import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { languageOfPage } from './domain/text/language.ts'
import { pageRequestContext } from './ui/page/page-request-context.ts'
import { RenderingContext } from './ui/page/rendering-context.ts'
import { SiteProvider } from './ui/page/site-context.ts'

/** Renders a whole page: pages are cached, compressed and hashed for the Content-Security-Policy, so streaming would gain nothing. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { publicUrl, content, isDemo, notice, mark, reference, speculationRules, fail } =
    loadContext.get(pageRequestContext)
  const language = languageOfPage(new URL(request.url).pathname)
  const { matches } = context.staticHandlerContext
  const sheets = matches.flatMap(({ route }) => context.manifest.routes[route.id]?.css ?? [])
  let answered = status
  const { prelude } = await prerenderToNodeStream(
    <RenderingContext value={{ mark, reference, speculationRules, sheets }}>
      <SiteProvider value={{ language, origin: publicUrl, content, isDemo, notice }}>
        <ServerRouter context={context} url={request.url} nonce={mark} />
      </SiteProvider>
    </RenderingContext>,
    {
      onError(error) {
        answered = 500
        fail('Unexpected Application Error!', error)
      },
    },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(await text(prelude), { status: answered, headers })
}

/** Logs an error thrown by a loader, with the reference that the visitor sees. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // A client error, such as a POST to a page without an action, gets its status and is not logged as a failure.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted)
    context.get(pageRequestContext).fail('Unexpected Application Error!', error)
}
