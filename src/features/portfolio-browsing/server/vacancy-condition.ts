import { spellings } from '../../../domain/portfolio/availability.ts'

const available = spellings.available.map((spelling) => `'${spelling}'`).join(', ')

/**
 * The SQL condition for the properties that `vacancyOf` finds vacant now. `today` is the statement's parameter with the
 * day, such as `$1`.
 */
export const isVacantNow = (today: string): string =>
  `lower(btrim(properties.status)) in (${available})
   and (properties.available_from is null or properties.available_from <= ${today})`
