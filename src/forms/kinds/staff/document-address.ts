import { isDocumentAddress } from '../../../domain/portfolio/document-address.ts'
import { defineKind } from '../../engine/kind.ts'
import { lineKind } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    documentAddress: { field: FieldBase; answer: string }
  }
}

/** The address of a document: a path of the site, or https. */
export const documentAddress = defineKind(
  'documentAddress',
  lineKind({
    maxLength: 1000,
    attributes: { spellCheck: false },
    check: (text, { label }) =>
      isDocumentAddress(text) && text.length <= 1000
        ? null
        : `${label} må begynne med https:// eller /, uten mellomrom`,
    schema: () => ({ type: 'string', format: 'uri-reference' }),
    sample: () => 'https://eksempel.no/dokument.pdf',
  }),
)
