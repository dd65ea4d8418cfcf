import type { PageRequest } from './page-request.ts'

/** Renders one page, or its data, whole; the built application gives it. */
export type Render = (request: Request, pageRequest: PageRequest) => Promise<Response>

/** The services of the server that a page can use for one visitor. */
export type PageServices = Pick<PageRequest, 'submit' | 'cases' | 'alerts' | 'staff' | 'search'> & {
  /** The `Set-Cookie` values of the page. */
  cookies: readonly string[]
}
