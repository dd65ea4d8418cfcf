import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'
import { applianceReport } from '../appliance-report.ts'

/** The other pages of forms follow from the forms (`src/features/form-catalogue/form-pages.ts`). */
export const pages: readonly DeclaredPage[] = [
  {
    path: '/hvitevarefeil',
    as: 'cached',
    isIndexed: true,
    reads: { skjema: (value) => applianceReport.page === `/hvitevarefeil?skjema=${value}` },
  },
]
