import { Refusal } from '../../../domain/submissions/refusal.ts'

/** What is wrong in one field, in the field and above the form. */
export const refusedField = (name: string, message: string) =>
  new Refusal(message, { errors: { [name]: message } })
