import { type CaseReference, parseCaseReference } from '../../../domain/cases/case-reference.ts'
import { defineKind } from '../../engine/kind.ts'
import { lineKind } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
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
