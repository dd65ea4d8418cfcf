import { findForm } from '../../forms/catalogue.ts'
import type { Form } from '../../forms/form.ts'

/** A form that a test knows to be there. */
export function formWithId(id: string): Form {
  const form = findForm(id)
  if (!form) throw new Error(`There is no form ${id}`)
  return form
}
