import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isStaffOnly } from '../domain/staff-paths.ts'
import { inlinedStylesContext, pageRequestContext } from './page-request-context.ts'
import { publicManifestUrl } from './route-manifest.ts'
import { SiteProvider } from './site-context.ts'
import type { StartPlan } from './takeover/start-late.ts'

/**
 * Renders a page in one go. Pages are kept in memory, compressed and hashed for the
 * Content-Security-Policy as a whole: there is nothing to gain from streaming them, and React renders a
 * string in half the time.
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
  const html = renderToString(
    <SiteProvider value={{ origin: publicUrl, reference, styles, content }}>
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
 * A page whose scripts wait for `app/takeover/start-late.ts`. What differs from page to page stands in blocks of data, which no
 * browser runs: every inline script is the same on all pages, and the security policy can name them all beforehand.
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

/** In development scripts start at once, and there is no security policy. */
function startedAtOnce(html: string, data: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  const script = `${controller}.enqueue(${inScript(JSON.stringify(data))});${controller}.close();`
  return html.replace('</body>', () => `<script>${script}</script></body>`)
}

/** JSON as it may stand in a script: nothing in it ends the script or starts a comment. */
const inScript = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Logs an error thrown by a loader, with the reference that the visitor sees. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // A client error, such as a POST to a page without an action, gets its status and is not logged as a failure.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted)
    context.get(pageRequestContext).fail('Unexpected Application Error!', error)
}
