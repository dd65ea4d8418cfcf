import { defineKind } from '../engine/kind.ts'
import { same } from '../engine/line.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    consent: { field: FieldBase & { statement: string }; answer: true }
  }
}

/** The values that a ticked box sends, from browsers and from API clients. */
const YES = ['true', 'on', 'ja', '1']

/** A statement to agree to, by ticking a box. */
export const consent = defineKind('consent', {
  attributes: {},
  read: (sent, { required }) =>
    YES.includes(sent[0]?.toLowerCase() ?? '') ? { answer: true } : { error: required },
  show: same,
  hasLines: false,
  isSecret: true,
  schema: () => ({ const: true }),
  sample: () => 'true',
})
