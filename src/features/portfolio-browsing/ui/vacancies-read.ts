import type { PageRead } from '../../../ui/data/page-read.ts'
import type { Vacancies } from '../server/views.ts'

/** What can be rented now of a category. */
export const vacanciesRead: PageRead<Vacancies | null> = {
  problem: 'Error fetching vacancies',
  fallback: null,
}
