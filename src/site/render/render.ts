import type { Catalogue } from '../../features/portfolio-browsing/server/catalogue.ts'
import type { PageRequest } from '../../ui/page/page-request.ts'

/** What a page is rendered with, and the portfolio that it reads. */
interface RenderedFor extends PageRequest {
  catalogue: Catalogue
}

/** Renders one page, or its data, whole; the built application gives it. */
export type Render<Services> = (request: Request, page: RenderedFor, services: Services) => Promise<Response>

/** What a page has of the server for one visitor. */
export interface OfVisitor<Services> {
  services: Services
  /** The `Set-Cookie` values of the page. */
  cookies: readonly string[]
  /** Whether drafts may be shown. */
  mayPreview(): Promise<boolean>
}
