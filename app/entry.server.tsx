import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageRequestContext } from './page-request-context.ts'
import { SiteProvider } from './site-context.ts'

/**
 * Renders a page to the end before the answer starts: it is kept in memory, compressed and hashed for the
 * Content-Security-Policy as a whole, so there is nothing to gain from streaming it.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { publicUrl, reference } = loadContext.get(pageRequestContext)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let failure: unknown
    const { pipe, abort } = renderToPipeableStream(
      <SiteProvider value={{ origin: publicUrl, reference }}>
        <ServerRouter context={context} url={request.url} />
      </SiteProvider>,
      {
      onAllReady() {
        pipe(
          new Writable({
            write(chunk, encoding, done) {
              chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk))
              done()
            },
            final(done) {
              done()
              clearTimeout(timer)
              if (failure) return reject(failure)
              headers.set('Content-Type', 'text/html; charset=utf-8')
              resolve(new Response(Buffer.concat(chunks), { status, headers }))
            },
          }),
        )
      },
      onShellError: reject,
      onError(error) {
        failure = error
      },
    },
    )
    const timer = setTimeout(() => abort(new Error('Rendering the page took longer than 10 s')), 10_000)
  })
}

/** What a loader throws that is no answer: logged under the reference that the visitor sees. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(pageRequestContext).fail('Unexpected Application Error!', error)
}
