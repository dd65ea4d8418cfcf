import { findForm } from '../../form-catalogue/catalogue.ts'

export const formName = (id: string): string => findForm(id)?.name ?? id

/** Rows by the name of their form: a form on a page and the same in a dialog have one name. */
export function groupByName<T>(rows: readonly T[], formOf: (row: T) => string): Map<string, T[]> {
  return Map.groupBy(rows, (row) => formName(formOf(row)))
}
