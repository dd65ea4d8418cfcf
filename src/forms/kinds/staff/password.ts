import { defineKind } from '../../engine/kind.ts'
import { lineKind } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    password: { field: FieldBase; answer: string }
  }
}

/** A password: kept exactly as typed, and never stored in the browser or shown again. */
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
