import { placeholders, unresolvedBraces } from '../../../domain/cases/reply-template.ts'
import { MAX_TEXT_CHARACTERS } from '../../../domain/text/text-limits.ts'
import { defineKind } from '../../engine/kind.ts'
import { checkLength, lineKind, type TextField, textSchema } from '../../engine/line.ts'
import { templateWords } from '../template.words.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    templateText: { field: TextField; answer: string }
  }
}

const isShortEnough = checkLength(MAX_TEXT_CHARACTERS)

/** The sentence about braces that belong to no placeholder; null where there are none. */
export function unknownPlaceholders(text: string): string | null {
  const unknown = unresolvedBraces(text)
  return unknown.length > 0 ? templateWords.unknown(unknown, placeholders) : null
}

/** The text of a reply template, with placeholders in braces. */
export const templateText = defineKind('templateText', {
  ...lineKind<TextField>({
    check: (text, field) => isShortEnough(text, field) ?? unknownPlaceholders(text),
    schema: textSchema,
    sample: () => 'Hei {navn},\n\nDette er i orden.',
  }),
  attributes: { maxLength: MAX_TEXT_CHARACTERS },
  hasLines: true,
})
