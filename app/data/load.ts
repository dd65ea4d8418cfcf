import type { RouterContextProvider } from 'react-router'
import type { Catalogue } from '../../server/catalogue/catalogue.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { type Loaded, pack } from './loaded.ts'
import type { PageQuery } from './page-query.ts'

/** Reads a page's data on the server. A failure is logged in the query's words, and the page shows its fallback. */
export async function load<T>(
  context: Readonly<RouterContextProvider>,
  query: PageQuery<T>,
  read: (catalogue: Catalogue) => Promise<T>,
): Promise<Loaded<T>> {
  const request = context.get(pageRequestContext)
  try {
    return pack(await read(request.catalogue))
  } catch (error) {
    request.fail(query.problem, error)
    return pack(query.fallback, request.reference)
  }
}
