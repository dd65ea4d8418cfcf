import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageRequestContext } from './page-request-context.ts'
import { SiteProvider } from './site-context.ts'

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
  const { serverHandoffStream, ...router } = context
  const html = renderToString(
    <SiteProvider value={{ origin: publicUrl, reference, content }}>
      <ServerRouter context={router} url={request.url} />
    </SiteProvider>,
  )
  const handoff = serverHandoffStream ? await handoffScript(serverHandoffStream) : ''
  deliver(`<!DOCTYPE html>${html.replace('</body>', () => `${handoff}</body>`)}`)
  return new Response(null, { status, headers })
}

/** Hands the loaders' data to the application, the way React Router's own streaming does. */
async function handoffScript(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let data = ''
  for await (const chunk of stream) data += decoder.decode(chunk, { stream: true })
  // A string in a script: nothing in it may end the script or start a comment.
  const text = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script>window.__reactRouterContext.streamController.enqueue(${text});window.__reactRouterContext.streamController.close();</script>`
}

/** What a loader throws that is no answer: logged under the reference that the visitor sees. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(pageRequestContext).fail('Unexpected Application Error!', error)
}
