import type { AlertPages } from '../../features/alerts/server/page-services.ts'
import type { NoticePages } from '../../features/building-notices/server/page-services.ts'
import type { CasePages } from '../../features/cases/server/page-services.ts'
import type { OrderPages } from '../../features/contractors/server/page-services.ts'
import type { SearchResultsView } from '../../features/search/server/search-service.ts'
import type { SignInPages } from '../../features/sign-in/server/sign-in-pages.ts'
import type { StaffPages } from '../../features/workspace/server/staff-request.ts'
import type { Submit } from '../../forms/engine/form-services.ts'
import type { StaffReaders } from '../services/staff-readers.ts'

/** What the features offer the routes of a page, for one visitor. The application has a context for each (`src/handler.ts`). */
export interface PageServices {
  submit: Submit
  cases: CasePages
  orders: OrderPages
  alerts: AlertPages
  notices: NoticePages
  /** Looks for what a visitor has typed, and counts it where nothing is found. */
  search(query: string): Promise<SearchResultsView>
  signIn: SignInPages
  staff: StaffPages
  staffReaders: StaffReaders
}
