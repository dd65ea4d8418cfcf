import type { FieldBase } from '../../engine/field.ts'
import { defineKind } from '../../engine/kind.ts'
import { same } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    offeredChoices: { field: OfferedField; answer: readonly string[] }
  }
}

interface OfferedField extends FieldBase {
  /** What its values look like; others are ignored. */
  pattern: RegExp
  /** What it says while nothing is chosen. */
  all: string
}

/** Any number of the choices that the page offers, such as kinds of cases. */
export const offeredChoices = defineKind('offeredChoices', {
  attributes: {},
  read: (sent, { pattern, required }) => {
    const chosen = [...new Set(sent.filter((text) => pattern.test(text)))]
    return chosen.length > 0 ? { answer: chosen } : { error: required }
  },
  show: same,
  hasLines: false,
  isSecret: false,
  schema: () => ({ type: 'array', items: { type: 'string' } }),
  sample: () => null,
})
