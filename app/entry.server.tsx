import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { languageOfPage } from '../domain/language.ts'
import ListHead from './components/filters/list-head.tsx'
import { ListHeadOnServer } from './components/filters/list-head-on-server.ts'
import * as drawnMaps from './components/map/drawn-maps.ts'
import { MapsOnServer } from './components/map/maps-on-server.ts'
import { inlinedStylesContext, pageRequestContext } from './page-request-context.ts'
import { SiteProvider } from './site-context.ts'
import { startTexts } from './start-texts.ts'
import { StartContext } from './takeover/start-scripts.tsx'

/**
 * Renders a page to a string. Pages are cached whole, compressed and hashed for the Content-Security-Policy, so
 * streaming would gain nothing, and rendering a string takes half the time.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { publicUrl, reference, content, notice, deliver } = loadContext.get(pageRequestContext)
  const styles = loadContext.get(inlinedStylesContext)
  const { serverHandoffStream, ...router } = context
  const language = languageOfPage(new URL(request.url).pathname)
  const data = serverHandoffStream ? await textOf(serverHandoffStream) : ''
  const html = renderToString(
    <SiteProvider value={{ language, origin: publicUrl, reference, styles, content, notice }}>
      <MapsOnServer value={drawnMaps}>
        <ListHeadOnServer value={ListHead}>
          <StartContext value={startTexts(context, data)}>
            <ServerRouter context={router} url={request.url} />
          </StartContext>
        </ListHeadOnServer>
      </MapsOnServer>
    </SiteProvider>,
  )
  deliver(`<!DOCTYPE html>${html}`)
  return new Response(null, { status, headers })
}

/** The loaders' data, as React Router writes it. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text
}

/** Logs an error thrown by a loader, with the reference that the visitor sees. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // A client error, such as a POST to a page without an action, gets its status and is not logged as a failure.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted)
    context.get(pageRequestContext).fail('Unexpected Application Error!', error)
}
