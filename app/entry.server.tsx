import type { ReactElement } from 'react'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  StaticRouter,
} from 'react-router'
import { languageOfPage } from '../domain/language.ts'
import ListHead from './components/filters/list-head.tsx'
import { ListHeadOnServer } from './components/filters/list-head-on-server.ts'
import ContactForm from './components/landing/contact-form.tsx'
import { ContactOnServer } from './components/landing/contact-on-server.ts'
import * as drawnMaps from './components/map/drawn-maps.ts'
import { MapsOnServer } from './components/map/maps-on-server.ts'
import { ServiceFormsOnServer } from './components/service/forms-on-server.ts'
import * as serviceForms from './components/service/service-forms.tsx'
import { pageBytes, slot } from './page-bytes.ts'
import {
  handedOverContext,
  inlinedStylesContext,
  pageRequestContext,
  startUrlContext,
} from './page-request-context.ts'
import { renderParts } from './render-parts.tsx'
import { type SiteContextValue, SiteProvider } from './site-context.ts'
import { dataInScript, startTexts } from './start-texts.ts'
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
  const data =
    loadContext.get(handedOverContext) ?? (serverHandoffStream ? await textOf(serverHandoffStream) : '')
  loadContext.set(handedOverContext, data)
  const site: SiteContextValue = { language, origin: publicUrl, reference, styles: slot, content, notice }
  const rendered = renderParts(
    <SiteProvider value={site}>
      <MapsOnServer value={drawnMaps}>
        <ListHeadOnServer value={ListHead}>
          <ContactOnServer value={ContactForm}>
            <ServiceFormsOnServer value={serviceForms}>
              <StartContext value={startTexts(context, loadContext.get(startUrlContext), data)}>
                <ServerRouter context={router} url={request.url} />
              </StartContext>
            </ServiceFormsOnServer>
          </ContactOnServer>
        </ListHeadOnServer>
      </MapsOnServer>
    </SiteProvider>,
    (part: ReactElement) => (
      <SiteProvider value={site}>
        <StaticRouter location={context.staticHandlerContext.location}>{part}</StaticRouter>
      </SiteProvider>
    ),
  )
  const page = { ...rendered, html: `<!DOCTYPE html>${rendered.html}` }
  deliver(pageBytes(page, { styles, loaded: dataInScript(data) }), styles)
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
