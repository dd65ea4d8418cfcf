import { type QueryKey, useQuery } from '@tanstack/react-query'
import { type Loaded, unpack } from './loaded.ts'

/** A read that a page needs: in the browser from the site's own interface, on the server from the catalogue. */
export interface PageQuery<T> {
  key: QueryKey
  /** Where the browser reads it. */
  path: string
  /** What the log says when it cannot be read. */
  problem: string
  /** What the page shows then. */
  fallback: T
}

export type PageData<T> = { state: 'loading' } | { state: 'ready'; data: T; reference: string | null }

/**
 * The data of a page: what the server has rendered it with on the first view, and read anew, with the
 * loading text meanwhile, when a visitor comes from another page.
 */
export function usePageData<T>(query: PageQuery<T>, loaded: Loaded<T> | null | undefined): PageData<T> {
  const { data, isPending, isError } = useQuery({
    queryKey: query.key,
    queryFn: ({ signal }) => readJson<T>(query, signal),
    ...(loaded && !loaded.reference ? { initialData: unpack(loaded) } : {}),
  })
  if (data !== undefined) return { state: 'ready', data, reference: null }
  if (loaded?.reference) return { state: 'ready', data: unpack(loaded), reference: loaded.reference }
  if (isPending && !isError) return { state: 'loading' }
  return { state: 'ready', data: query.fallback, reference: null }
}

/**
 * Reads from the site's own interface; what is not there is null.
 * @throws Error where it cannot be read.
 */
export async function readJson<T>(
  query: Pick<PageQuery<T>, 'path' | 'problem'>,
  signal: AbortSignal,
): Promise<T> {
  try {
    const response = await fetch(query.path, { signal })
    if (response.status === 404) return null as T
    if (!response.ok) throw new Error(`${query.path} answered ${response.status}`)
    return (await response.json()) as T
  } catch (error) {
    if (!signal.aborted) console.error(query.problem, error)
    throw error
  }
}
