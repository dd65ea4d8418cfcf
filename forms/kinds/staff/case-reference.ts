import { type CaseReference, parseCaseReference } from '../../../domain/case-reference.ts'
import { defineKind } from '../../kind.ts'
import { lineKind } from '../../line.ts'

declare module '../../field.ts' {
  interface FieldKinds {
    caseReference: { field: FieldBase; answer: CaseReference }
  }
}

/** The reference of a case, however it is typed. */
export const caseReferenceField = defineKind(
  'caseReference',
  lineKind({
    maxLength: 20,
    attributes: { spellCheck: false },
    check: (text, { required }) => (parseCaseReference(text) ? null : required),
    normalize: (text) => parseCaseReference(text) ?? text,
    sample: () => 'AVV-AAAA-AAAA',
  }),
)
