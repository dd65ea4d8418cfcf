import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { languageOfPage } from '../domain/language.ts'
import { isStaffOnly } from '../domain/staff-paths.ts'
import { inlinedStylesContext, pageRequestContext } from './page-request-context.ts'
import { publicManifestUrl } from './route-manifest.ts'
import { SiteProvider } from './site-context.ts'
import type { StartPlan } from './takeover/start-late.ts'

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
  const { publicUrl, reference, content, deliver } = loadContext.get(pageRequestContext)
  const styles = loadContext.get(inlinedStylesContext)
  const { serverHandoffStream, ...router } = context
  const language = languageOfPage(new URL(request.url).pathname)
  const html = renderToString(
    <SiteProvider value={{ language, origin: publicUrl, reference, styles, content }}>
      <ServerRouter context={router} url={request.url} />
    </SiteProvider>,
  )
  const data = serverHandoffStream ? await textOf(serverHandoffStream) : ''
  deliver(
    `<!DOCTYPE html>${import.meta.env.PROD ? startedLate(html, data, context) : startedAtOnce(html, data)}`,
  )
  return new Response(null, { status, headers })
}

/** The loaders' data, as React Router writes it. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text
}

/** React Router's own script, which imports the modules of the page; its content differs from page to page. */
const moduleScript = /<script type="module" async="">[\s\S]*?<\/script>/

/**
 * A page whose scripts wait for `app/takeover/start-late.ts`. What differs between pages is in data blocks, which
 * browsers do not execute: every inline script is the same on all pages, so that the Content-Security-Policy can list
 * their hashes.
 */
function startedLate(html: string, data: string, { manifest, staticHandlerContext }: EntryContext): string {
  const plan: StartPlan = {
    manifest: isStaffOnly(staticHandlerContext.location.pathname)
      ? manifest.url
      : publicManifestUrl(manifest.url),
    entry: manifest.entry.module,
    routes: staticHandlerContext.matches.map(({ route: { id } }) => [id, modulesOf(manifest.routes[id])]),
  }
  return html
    .replace(moduleScript, () => dataBlock('data-plan', plan))
    .replace('</body>', () => `${dataBlock('data-loaded', data)}</body>`)
}

function modulesOf(route: EntryContext['manifest']['routes'][string]): string[] {
  if (!route) return []
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } =
    route
  const parts = [
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
    hydrateFallbackModule,
    module,
  ]
  return parts.filter((part) => part !== undefined)
}

const dataBlock = (mark: string, value: unknown) =>
  `<script type="application/json" ${mark}="">${inScript(JSON.stringify(value))}</script>`

/** In development scripts start immediately, and there is no Content-Security-Policy. */
function startedAtOnce(html: string, data: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  const script = `${controller}.enqueue(${inScript(JSON.stringify(data))});${controller}.close();`
  return html.replace('</body>', () => `<script>${script}</script></body>`)
}

/** JSON that is safe inside a script element: it cannot end the script or start a comment. */
const inScript = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Logs an error thrown by a loader, with the reference that the visitor sees. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // A client error, such as a POST to a page without an action, gets its status and is not logged as a failure.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted)
    context.get(pageRequestContext).fail('Unexpected Application Error!', error)
}
