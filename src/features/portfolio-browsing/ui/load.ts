import type { RouterContextProvider } from 'react-router'
import type { PageRead, PageResult } from '../../../ui/data/page-read.ts'
import { pageRequestContext } from '../../../ui/page/page-request-context.ts'
import type { Catalogue } from '../server/catalogue.ts'
import { catalogueContext } from './catalogue-context.ts'

/** Reads a page's data on the server. A failure is logged, and the page shows its fallback. */
export async function load<T>(
  context: Readonly<RouterContextProvider>,
  { problem, fallback }: PageRead<T>,
  read: (catalogue: Catalogue) => Promise<T>,
): Promise<{ page: PageResult<T> }> {
  const { reference, fail } = context.get(pageRequestContext)
  try {
    return { page: { data: await read(context.get(catalogueContext)), reference: null } }
  } catch (error) {
    fail(problem, error)
    return { page: { data: fallback, reference } }
  }
}
