import type { Field } from '../../forms/field.ts'
import { type Form, fieldsOf } from '../../forms/form.ts'
import type { Entries } from '../../forms/read.ts'

/** Real by its check digits, and nobody's: from the series that tests are given by the field's own library. */
export const SAMPLE_FODSELSNUMMER = '13097248022'

/**
 * What somebody could answer to every question of a form that is asked without conditions. `choices` are the
 * properties that can be chosen where a form asks for one.
 */
export function sampleEntries(form: Form, { property = '' }: { property?: string } = {}): Entries {
  const entries: Record<string, string[]> = {}
  for (const [name, field] of fieldsOf(form)) {
    if (field.showWhen) continue
    const answer = sampleAnswer(field, property)
    if (answer) entries[name] = [answer]
  }
  return entries
}

export function sampleAnswer(field: Field, property = ''): string | null {
  switch (field.kind) {
    case 'email':
      return 'kari.nordmann@eksempel.no'
    case 'phone':
      return '912 34 567'
    case 'postalCode':
      return '3256'
    case 'money':
      return '12 500'
    case 'number':
      return '42'
    case 'orgNumber':
      return '923 609 016'
    case 'fodselsnummer':
      return SAMPLE_FODSELSNUMMER
    case 'date':
      return field.birth ? '1990-05-17' : '2026-12-24'
    case 'select':
    case 'radio':
    case 'checkboxes':
      // The last one: where a condition hangs on «ja», the first of the two would open it.
      return field.options.at(-1)?.value ?? null
    case 'consent':
      return 'true'
    case 'property':
      return property || null
    case 'photos':
      return null
    case 'longText':
      return 'Noen linjer som er lange nok.\nOg en til.'
    default:
      return 'Storgata 12, Larvik'
  }
}
