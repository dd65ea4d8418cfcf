import { unknownFacts } from '../../../domain/documents/answer-facts.ts'
import { MAX_TEXT_CHARACTERS } from '../../../domain/text/text-limits.ts'
import { defineKind } from '../../engine/kind.ts'
import { checkLength, lineKind, type TextField, textSchema } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    factText: { field: FactTextField; answer: string }
  }
}

interface FactTextField extends TextField {
  /** The error about what stands in braces and is no fact. */
  unknown: (written: readonly string[]) => string
}

const isShortEnough = checkLength(MAX_TEXT_CHARACTERS)

/** A text with facts in braces, which are filled in where it is read. */
export const factText = defineKind('factText', {
  ...lineKind<FactTextField>({
    check(text, field) {
      const unknown = unknownFacts(text)
      return isShortEnough(text, field) ?? (unknown.length > 0 ? field.unknown(unknown) : null)
    },
    schema: textSchema,
    sample: () => 'Ring {telefon}.',
  }),
  attributes: { maxLength: MAX_TEXT_CHARACTERS },
  hasLines: true,
})
