import type { DeclaredPage } from '../../domain/addresses/declared-page.ts'
import { pages as accounts } from '../../features/accounts/pages/pages.ts'
import { pages as alerts } from '../../features/alerts/pages/pages.ts'
import { pages as buildingNotices } from '../../features/building-notices/pages/pages.ts'
import { pages as buildings } from '../../features/building-pages/pages/pages.ts'
import { pages as cases } from '../../features/cases/pages/pages.ts'
import { pages as contractors } from '../../features/contractors/pages/pages.ts'
import { pages as demoRemoval } from '../../features/demo-removal/pages/pages.ts'
import { pages as enquiries } from '../../features/enquiries/pages/pages.ts'
import { formPages } from '../../features/form-catalogue/form-pages.ts'
import { pages as inbox } from '../../features/inbox/pages/pages.ts'
import { pages as incomingMail } from '../../features/incoming-mail/pages/pages.ts'
import { pages as infoPages } from '../../features/info-pages/pages/pages.ts'
import { pages as listings } from '../../features/listings/pages/pages.ts'
import { pages as overview } from '../../features/overview/pages/pages.ts'
import { pages as portfolioBrowsing } from '../../features/portfolio-browsing/pages/pages.ts'
import { pages as portfolioEditing } from '../../features/portfolio-editing/pages/pages.ts'
import { pages as privacy } from '../../features/privacy/pages/pages.ts'
import { pages as routing } from '../../features/routing/pages/pages.ts'
import { pages as search } from '../../features/search/pages/pages.ts'
import { pages as signIn } from '../../features/sign-in/pages/pages.ts'
import { pages as staffNotices } from '../../features/staff-notices/pages/pages.ts'
import { pages as team } from '../../features/team/pages/pages.ts'
import { pages as tenantForms } from '../../features/tenant-forms/pages/pages.ts'
import { pages as textEditing } from '../../features/text-editing/pages/pages.ts'
import { pages as today } from '../../features/today/pages/pages.ts'

const declared: readonly DeclaredPage[] = [
  ...portfolioBrowsing,
  ...listings,
  ...search,
  ...infoPages,
  ...enquiries,
  ...tenantForms,
  ...alerts,
  ...cases,
  ...contractors,
  ...signIn,
  ...inbox,
  ...today,
  ...portfolioEditing,
  ...buildings,
  ...textEditing,
  ...accounts,
  ...staffNotices,
  ...buildingNotices,
  ...routing,
  ...overview,
  ...incomingMail,
  ...privacy,
  ...team,
  ...demoRemoval,
]

/** Every page, as its feature declares it; a form's own page follows from the form, where it is not declared. */
export const allPages: readonly DeclaredPage[] = [
  ...declared,
  ...formPages.filter(({ path }) => !declared.some((page) => page.path === path)),
]

/** Every address for search engines, besides those of the properties. */
export const publicPaths: readonly string[] = allPages.flatMap(({ path, isIndexed }) =>
  isIndexed === true ? [path] : (isIndexed ?? []),
)
