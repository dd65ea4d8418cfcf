import { findForm } from '../../src/features/form-catalogue/catalogue.ts'
import type { Form } from '../../src/forms/engine/form.ts'

/** A form that a test knows to be there. */
export function formWithId(id: string): Form {
  const form = findForm(id)
  if (!form) throw new Error(`There is no form ${id}`)
  return form
}
