import type { Catalogue } from '../catalogue/catalogue.ts'

/** What the server gives a route while it makes a page. */
export interface PageRequest {
  catalogue: Catalogue
  /** Names this request in the log, and to the visitor where something went wrong. */
  reference: string
  publicUrl: string
  /** Takes the finished HTML. It goes this way, since a `Response` would copy it three times. */
  deliver(html: string): void
  /** Logs a failure in the specification's words; the page is shown without the part, and is not kept. */
  fail(message: string, error: unknown): void
}
