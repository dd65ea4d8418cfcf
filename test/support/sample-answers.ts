import type { Field } from '../../src/forms/engine/field.ts'
import { type Form, fieldsOf } from '../../src/forms/engine/form.ts'
import type { Entries } from '../../src/forms/engine/read.ts'

/** A fødselsnummer that passes the check, and is no person's. */
export const SAMPLE_FODSELSNUMMER = '13097248022'

/**
 * Valid answers to every question of a form that is asked without conditions. `property` is one that can be chosen
 * where the form asks for one.
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

/** A valid answer to a field; null where there is none without data. */
export function sampleAnswer(field: Field, property = ''): string | null {
  return field.kind === 'property' ? property || null : field.behavior.sample(field)
}
