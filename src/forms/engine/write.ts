import type { Entries } from './entries.ts'
import type { Answer, Field, Fields } from './field.ts'

/** Answers as values of their controls: the reverse of `readFields`. */
export function writeFields(
  fields: Fields,
  answers: Readonly<Record<string, Answer | null | undefined>>,
): Entries {
  return Object.assign(
    {},
    ...Object.entries(fields).map(([name, field]) => writeField(field, name, answers[name] ?? null)),
  )
}

function writeField(field: Field, name: string, answer: Answer | null): Entries {
  if (answer === null) return { [name]: [] }
  return field.behavior.write?.(answer, field, name) ?? { [name]: [answer].flat().map(String) }
}
