import { defineKind } from '../../kind.ts'
import { lineKind } from '../../line.ts'

declare module '../../field.ts' {
  interface FieldKinds {
    password: { field: FieldBase; answer: string }
  }
}

/** A password: every character counts, and nothing of it is stored or shown again. */
export const password = defineKind(
  'password',
  lineKind({
    maxLength: 256,
    attributes: { type: 'password' },
    isVerbatim: true,
    isSecret: true,
    show: () => '••••••••',
    sample: () => 'en setning som er lett å huske',
  }),
)
