import type { PageContent } from '../../domain/documents/page-content.ts'

/** What every page is rendered with. What features offer their routes stands in contexts of their own (`src/handler.ts`). */
export interface PageRequest {
  /** Names this request in the log, and to the visitor where something went wrong. */
  reference: string
  publicUrl: string
  /** The edited texts and facts. */
  content: PageContent
  /** Whether what the site shows is a demo. */
  isDemo: boolean
  /** A notice above the page, as HTML; mostly empty. */
  notice: string
  /** When the page is made. */
  now: Date
  /** Marks the inline scripts of the application in the page, for its Content-Security-Policy. */
  mark: string
  /** Which pages a browser may fetch ahead, as a page has it. */
  speculationRules: string
  /** Logs a failure in the specification's words; the page is shown without the part, and is not cached. */
  fail(message: string, error: unknown): void
}
