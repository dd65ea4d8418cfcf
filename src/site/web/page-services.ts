import type { AlertPages } from '../../features/alerts/server/page-services.ts'
import type { CasePages, Submitted } from '../../features/cases/server/page-services.ts'
import type { SearchResultsView } from '../../features/search/server/search-service.ts'
import type { Form } from '../../forms/engine/form.ts'
import type { StaffPages } from '../workspace/staff-pages.ts'

/** What the features offer the routes of a page, for one visitor. The application has a context for each (`src/handler.ts`). */
export interface PageServices {
  /** Handles the form that was posted to the page, by its sender or by the staff member who writes it down for a caller. */
  submit(form: Form, registeredBy?: string | null): Promise<Submitted>
  cases: CasePages
  alerts: AlertPages
  /** Looks for what a visitor has typed, and counts it where nothing is found. */
  search(query: string): Promise<SearchResultsView>
  staff: StaffPages
}
