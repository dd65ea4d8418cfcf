import { folderName } from '../../../domain/portfolio/slug.ts'
import { defineKind } from '../../engine/kind.ts'
import { lineKind, type TextField } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    anchor: { field: TextField; answer: string }
  }
}

const invalidAnchor = (label: string, instead: string) =>
  `${label} kan bare ha små bokstaver fra a til z, tall og bindestreker${instead && `, som «${instead}»`}`

/** The name of an anchor on a page, as in the fragment of a URL. */
export const anchor = defineKind(
  'anchor',
  lineKind<TextField>({
    check: (text, { label }) => (text === folderName(text) ? null : invalidAnchor(label, folderName(text))),
    sample: () => 'ro-og-orden',
  }),
)
