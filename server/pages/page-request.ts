import type { Form } from '../../forms/form.ts'
import type { AlertPages } from '../alerts/page-services.ts'
import type { CasePages, Submitted } from '../cases/page-services.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PageContent } from '../content/edited-content.ts'
import type { SearchResults } from '../search/search-service.ts'
import type { StaffPages } from '../workspace/staff-pages.ts'

/** The services of the server for the route that renders a page. */
export interface PageRequest {
  catalogue: Catalogue
  /** Names this request in the log, and to the visitor where something went wrong. */
  reference: string
  publicUrl: string
  /** The edited texts and facts. */
  content: PageContent
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
  /** Handles the form that was posted to the page, by its sender or by the staff member who writes it down for a caller. */
  submit(form: Form, registeredBy?: string | null): Promise<Submitted>
  cases: CasePages
  alerts: AlertPages
  /** Looks for what a visitor has typed, and counts it where nothing is found. */
  search(query: string): Promise<SearchResults>
  staff: StaffPages
}
