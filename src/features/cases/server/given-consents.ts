import { createHash } from 'node:crypto'
import type { GivenConsent } from '../../../domain/cases/case-event.ts'
import type { Answers } from '../../../forms/engine/field.ts'
import { type Form, fieldsOf } from '../../../forms/engine/form.ts'

/**
 * What the sender of a form agreed to, in the words that stood beside the box (GDPR article 7 no. 1). The version is worked out of
 * the words: one cannot be changed without the other.
 */
export function givenConsents(form: Form, answers: Answers): GivenConsent[] {
  return fieldsOf(form).flatMap(([name, field]) => {
    if (field.kind !== 'consent' || answers[name] !== true) return []
    const words = [field.statement, field.help].filter(Boolean).join('\n')
    return [{ field: name, words, version: versionOf(words) }]
  })
}

const VERSION_LENGTH = 8

const versionOf = (words: string): string =>
  createHash('sha256').update(words).digest('hex').slice(0, VERSION_LENGTH)
