import { MAX_TEXT_CHARACTERS } from '../../domain/text/text-limits.ts'
import type { FieldBase } from '../engine/field.ts'
import { defineKind } from '../engine/kind.ts'
import { checkMaxLength, lineKind } from '../engine/line.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    hidden: { field: HiddenField; answer: string }
  }
}

interface HiddenField extends FieldBase {
  /** The pattern of the value that the page fills in, if it has one. */
  pattern?: RegExp
  /** A text that matches the pattern, for tests. */
  example?: string
  /** The maximum length, if it is more than that of a text. */
  maxLength?: number
}

const PAGE_HAS_CHANGED = 'Siden har endret seg. Last den på nytt, og prøv igjen.'

const declareHidden = defineKind('hidden', {
  ...lineKind<HiddenField>({
    check: (text, field) =>
      field.pattern && !field.pattern.test(text)
        ? PAGE_HAS_CHANGED
        : checkMaxLength(field.maxLength ?? MAX_TEXT_CHARACTERS)(text, field),
    sample: () => '1',
  }),
  attributes: {},
  sample: ({ example = '1' }) => example,
})

type Filled = Pick<HiddenField, 'pattern' | 'example' | 'maxLength'>

/** A value that the page fills in, such as the id of a line in a list. */
export const hidden = (filled: Filled = {}) =>
  declareHidden({ label: '', required: PAGE_HAS_CHANGED, ...filled })

/** The values that the page may fill in. */
export const optionalHidden = (filled: Filled = {}) => declareHidden({ label: '', ...filled })
