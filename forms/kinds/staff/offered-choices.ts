import type { FieldBase } from '../../field.ts'
import { defineKind } from '../../kind.ts'
import { same } from '../../line.ts'

declare module '../../field.ts' {
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
