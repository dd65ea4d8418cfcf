import { type CaseReference, parseCaseReference } from '../../../domain/cases/case-reference.ts'
import type { FieldBase } from '../../engine/field.ts'
import { defineKind } from '../../engine/kind.ts'
import { same } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    caseReferences: { field: CaseReferencesField; answer: readonly CaseReference[] }
  }
}

interface CaseReferencesField extends FieldBase {
  /** The error if one is no reference. */
  invalid: string
  /** The maximum number; further ones are ignored. */
  maxCount: number
}

/** The references of the cases that are chosen in a list. */
export const caseReferences = defineKind('caseReferences', {
  attributes: {},
  read: (sent, { required, invalid, maxCount }) => {
    const chosen = sent.slice(0, maxCount).map(parseCaseReference)
    const known = chosen.filter((reference) => reference !== null)
    if (known.length < chosen.length) return { error: invalid }
    if (known.length === 0 && required !== null) return { error: required }
    return { answer: [...new Set(known)] }
  },
  show: same,
  hasLines: false,
  isSecret: false,
  schema: ({ maxCount }) => ({ type: 'array', maxItems: maxCount, items: { type: 'string' } }),
  sample: () => 'AVV-AAAA-AAAA',
})
