import type { RouterContextProvider } from 'react-router'
import type { Catalogue } from '../../features/portfolio-browsing/server/catalogue.ts'
import { pageRequestContext } from '../page/page-request-context.ts'

/** What the log says where a page's data cannot be read, and what the page shows then. */
export interface PageRead<T> {
  /** That of the advertising count is the specification's, the others follow it. */
  problem: string
  fallback: T
}

/** What was read for a page, and where it could not be, the reference of the failure in the log. */
export interface PageResult<T> {
  data: T
  reference: string | null
}

/** Reads a page's data on the server. A failure is logged, and the page shows its fallback. */
export async function load<T>(
  context: Readonly<RouterContextProvider>,
  { problem, fallback }: PageRead<T>,
  read: (catalogue: Catalogue) => Promise<T>,
): Promise<{ page: PageResult<T> }> {
  const { catalogue, reference, fail } = context.get(pageRequestContext)
  try {
    return { page: { data: await read(catalogue), reference: null } }
  } catch (error) {
    fail(problem, error)
    return { page: { data: fallback, reference } }
  }
}
