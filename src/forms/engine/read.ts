import { cleanLine, cleanText } from '../../domain/text/clean-text.ts'
import type { AnswersOf, Unchecked } from './answers.ts'
import type { Entries, Errors } from './entries.ts'
import type { Answer, Answers, Condition, Field, Fields } from './field.ts'
import { type Form, fieldsOf } from './form.ts'

export type { Entries, Errors }

/** The answers to fields. Only valid ones have the types of their fields; `errors` has the messages by field. */
type ReadResult<A> =
  | { isValid: true; answers: A; errors: Readonly<Record<string, never>> }
  | { isValid: false; answers: Unchecked<A>; errors: Errors }

/** The answers to fields whose names are not known at compile time. */
export type Read = ReadResult<Answers>

/**
 * Reads the submitted values of fields. Ignores unknown names, and conditional fields that the answers before them
 * hide. Used in the browser and on the server.
 */
export function readFields<F extends Fields>(
  fields: F,
  entries: Entries,
  now?: Date,
): ReadResult<AnswersOf<F>>
export function readFields(fields: Fields, entries: Entries, now = new Date()): Read {
  const answers: Record<string, Answer> = {}
  const errors: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.showWhen && !applies(field.showWhen, answers)) continue
    const sent = (Object.hasOwn(entries, name) ? (entries[name] ?? []) : [])
      .map((text) => clean(field, text))
      .filter((text) => text !== '')
    const { answer, error, errors: inParts } = field.behavior.read(sent, field, { name, entries, now })
    if (answer !== undefined) answers[name] = answer
    if (error) errors[name] = error
    Object.assign(errors, inParts)
  }
  return Object.keys(errors).length === 0
    ? { isValid: true, answers, errors: {} }
    : { isValid: false, answers, errors }
}

/** Reads the submitted values of a form: the fields of all its sections. */
export function readForm(form: Pick<Form, 'sections'>, entries: Entries): Read {
  return readFields(Object.fromEntries(fieldsOf(form)), entries)
}

/** Whether a field applies, by the answers so far. */
export function applies({ field, is }: Condition, answers: Answers): boolean {
  return answers[field] === is
}

/** Only texts of several lines keep their line breaks. */
function clean({ behavior }: Field, text: string): string {
  if (behavior.isVerbatim) return text
  return behavior.hasLines ? cleanText(text) : cleanLine(text)
}

/**
 * The entries of a JSON body: numbers as text, lists as several values, `true` as a ticked box. Other types are
 * ignored.
 */
export function entriesOfJson(body: Readonly<Record<string, unknown>>): Entries {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'number' && Number.isFinite(value)) return [String(value)]
    if (value === true) return ['true']
    return []
  }
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.flatMap(texts) : texts(value),
    ]),
  )
}
