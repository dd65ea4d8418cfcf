import { formatNumber } from '../../domain/format/format.ts'
import { answerWords } from './answer.words.ts'
import type { ControlAttributes, FieldBase, Kind, Reading } from './field.ts'
import { languageOf, type Translatable, wordsFor } from './in-language.ts'

/** The maximum length of a one-line answer, in characters. */
export const MAX_LINE_LENGTH = 300

interface OneText<F> {
  /** The error in a text, or null. */
  check: (text: string, field: F) => string | null
  /** The text as it is stored. */
  normalize?: (text: string, field: F) => string
}

/** Reads a single text, or the default if none was sent. */
export function readText<F extends FieldBase>({ check, normalize = same }: OneText<F>) {
  return (sent: readonly string[], field: F & { default?: string }): Reading => {
    const text = sent[0] ?? field.default ?? ''
    if (text === '') return { error: field.required }
    return { answer: normalize(text, field), error: check(text, field) }
  }
}

export interface LineKind<F extends FieldBase> extends Partial<OneText<F>>, Partial<Omit<Kind<F>, 'read'>> {
  attributes?: ControlAttributes
  maxLength?: number
  sample: (field: F) => string
}

/** Defines a kind whose answer is one line of text. */
export function lineKind<F extends FieldBase>({
  maxLength = MAX_LINE_LENGTH,
  attributes,
  check = checkMaxLength(maxLength),
  normalize = same,
  ...own
}: LineKind<F>): Kind<F> {
  return {
    attributes: { type: 'text', maxLength, ...attributes },
    read: readText({ check, normalize }),
    show: same,
    hasLines: false,
    isSecret: false,
    schema: () => ({ type: 'string' }),
    ...own,
  }
}

export const same = (text: string): string => text

export function checkMaxLength(maxLength: number) {
  return (text: string, field: Translatable): string | null =>
    text.length > maxLength
      ? wordsFor(field, answerWords).tooLong(formatNumber(maxLength, languageOf(field)))
      : null
}

/** What fields of free text can declare. */
export interface TextField extends FieldBase {
  /** The minimum length, and the error if it is shorter. */
  least?: { length: number; message: string }
  placeholder?: string
  /** The maximum length, if it is less than that of the kind. */
  maxLength?: number
  /** The maximum length and its error, if they differ from those of the kind. */
  most?: { length: number; message: string }
  /** The error in a text of the right length, or null. */
  check?: (text: string) => string | null
  /** The visible height of a text of several lines, in lines. */
  rows?: number
}

export function checkLength(maxLength: number) {
  return (text: string, field: TextField): string | null => {
    const { least, most, maxLength: ownMax = maxLength } = field
    if (least && text.length < least.length) return least.message
    const tooLong = most ? text.length > most.length && most.message : checkMaxLength(ownMax)(text, field)
    return tooLong || (field.check?.(text) ?? null)
  }
}

export const textSchema = ({ least }: TextField) => ({
  type: 'string',
  ...(least ? { minLength: least.length } : {}),
})
