import type { Language } from '../../../../landlord-types/language.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { type VacancyFacts, vacancyOf } from '../filters/vacancy.ts'
import { vacancyLabel } from '../filters/vacancy-label.ts'
import type { ShownVacancy } from './views.ts'

/** When a property can be moved into, as pages show it on a day; null where nothing is known of it. */
export function toShownVacancy(facts: VacancyFacts, today: IsoDate, language: Language): ShownVacancy | null {
  const vacancy = vacancyOf(facts, today)
  return vacancy && { ...vacancy, label: vacancyLabel(vacancy, today, language) }
}
