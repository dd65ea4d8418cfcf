import { isRouteErrorResponse } from 'react-router'
import type { PageRead, PageResult } from './page-read.ts'
import { withRetries } from './with-retries.ts'

/** Specification 1 §10. */
const KEPT_MS = 5 * 60_000

const kept = new Map<string, { page: PageResult<unknown>; until: number }>()

/** What was read at an address within the last five minutes; null if nothing was. */
export function keptPage<T>(address: string): PageResult<T> | null {
  const found = kept.get(address)
  // The address says whose data it is.
  return found && found.until > Date.now() ? (found.page as PageResult<T>) : null
}

interface Reading<T> {
  request: Request
  serverLoader: () => Promise<{ page: PageResult<T> }>
}

/**
 * A page's data after a link was followed: what was read before, or a promise, so that the page shows at once that it is loading.
 * On the page itself, where a filter was chosen, and after Back, whose address has changed already, what is shown stays until the
 * data is there. Data that cannot be read because the server is not reached is the fallback.
 */
export async function readInBrowser<T>(
  { request, serverLoader }: Reading<T>,
  { problem, fallback }: PageRead<T>,
): Promise<{ page: PageResult<T> | Promise<PageResult<T>> }> {
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  const known = keptPage<T>(address)
  if (known) return { page: known }
  const read = async (): Promise<PageResult<T>> => {
    try {
      const { page } = await serverLoader()
      if (page.reference) throw new Error(`The log has it at ${page.reference}`)
      kept.set(address, { page, until: Date.now() + KEPT_MS })
      return page
    } catch (error) {
      // A newer version of the site has no such address: it answers with what it has.
      if (isRouteErrorResponse(error) && error.status === 404) return loadDocument(request.url)
      if (!request.signal.aborted) console.error(problem, error)
      throw error
    }
  }
  const page = withRetries(read, request.signal).catch((error) =>
    // `fetch` fails with a TypeError. Where the server has answered, its document says what is wrong.
    error instanceof TypeError || request.signal.aborted
      ? { data: fallback, reference: null }
      : loadDocument(request.url),
  )
  return { page: pathname === location.pathname ? await page : page }
}

/** Goes on to a page as a document: nothing is shown in its place meanwhile. */
function loadDocument(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => undefined)
}
