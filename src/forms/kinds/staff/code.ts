import { defineKind } from '../../engine/kind.ts'
import { lineKind, type TextField } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    code: { field: CodeField; answer: string }
  }
}

interface CodeField extends TextField {
  /** The pattern of the code in capital letters, and the error if it does not match. */
  pattern: RegExp
  invalid: string
  /** A valid one. */
  example: string
}

/** A short code of capital letters, typed in upper or lower case. */
export const code = defineKind(
  'code',
  lineKind<CodeField>({
    check: (text, { pattern, invalid }) => (pattern.test(text.toUpperCase()) ? null : invalid),
    normalize: (text) => text.toUpperCase(),
    schema: ({ pattern }) => ({ type: 'string', pattern: pattern.source }),
    sample: ({ example }) => example,
  }),
)
