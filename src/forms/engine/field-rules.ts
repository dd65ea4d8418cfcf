import { answerWords } from './answer.words.ts'
import type { Answer, Answers, Field, FieldBase, Warning } from './field.ts'
import { wordsFor } from './in-language.ts'

/** The default of a field that has one. */
export function defaultOf(field: Field): string | undefined {
  return 'default' in field ? field.default : undefined
}

/** Whether a field is marked as optional: it may be left empty, and nothing is chosen in it from the start. */
export function isOptional(field: Field): boolean {
  return field.required === null && !defaultOf(field) && !('none' in field)
}

/** Whether an answer is always required: the field has no default and no condition. */
export function isAlwaysRequired(field: Field): boolean {
  return field.required !== null && !field.showWhen && !defaultOf(field)
}

/** The maximum length of a field; undefined if its kind has no limit. */
export function maxLengthOf(field: Field): number | undefined {
  return ('maxLength' in field ? field.maxLength : undefined) ?? field.behavior.attributes.maxLength
}

/** Whether the content of a field must never be stored in the browser. */
export function isSecret(field: Field): boolean {
  return field.sensitive === true || field.behavior.isSecret
}

/** Whether a field holds files, which are stored apart from the answers. */
export function isFile(field: Field): boolean {
  return field.behavior.attributes.type === 'file'
}

/** The warning about a text, of the field itself or of its kind. */
export function warningFor(
  field: Field,
  situation: Parameters<NonNullable<FieldBase['warning']>>[0],
): Warning | null {
  if (!situation.value) return null
  return field.warning?.(situation) ?? field.behavior.warn?.(situation.value, field) ?? null
}

/** An answer as readable text, with commas between several values. */
export function showAnswer(field: Field, answer: Answer): string {
  if (answer === true) return wordsFor(field, answerWords).yes
  return [answer]
    .flat()
    .map((each) => field.behavior.show(typeof each === 'object' ? '' : String(each), field))
    .join(', ')
}

/** The text of an unvalidated answer; empty if there is none. */
export function textIn(answers: Answers, name: string): string {
  const answer = answers[name]
  return typeof answer === 'string' ? answer : ''
}
