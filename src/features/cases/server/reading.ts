import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import type { FormId } from '../../../forms/engine/form.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'

/** The forms whose cases a role reads. */
export function formsReadBy(role: StaffRole): FormId[] {
  return allForms.filter(({ readers }) => readers.includes(role)).map(({ id }) => id)
}

/** The value for `isVisibleTo`: the forms whose cases a role reads, and the role itself, to which single cases are opened. */
export const accessKeys = (role: StaffRole): string[] => [...formsReadBy(role), role]

/** SQL for whether a role reads a case: by its form, or because the case was opened to it. `keys` are its `accessKeys`. */
export const isVisibleTo = (keys: string, table = 'cases'): string =>
  `(${table}.form = any(${keys}) or ${table}.opened_to && ${keys}::text[])`
