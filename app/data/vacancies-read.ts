import type { Vacancies } from '../../server/catalogue/views.ts'
import type { PageRead } from './load.ts'

/** What can be rented now of a category. */
export const vacanciesRead: PageRead<Vacancies | null> = {
  problem: 'Error fetching vacancies',
  fallback: null,
}
