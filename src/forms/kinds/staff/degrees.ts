import { writeNumber } from '../../../domain/format/write-number.ts'
import { roundDegrees } from '../../../domain/portfolio/coordinates.ts'
import { defineKind } from '../../engine/kind.ts'
import { type NumberField, numberKind, readNumber } from '../../engine/number-answer.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    degrees: { field: DegreesField; answer: number }
  }
}

interface DegreesField extends NumberField {
  within: { from: number; to: number; message: string }
}

const readDegrees = readNumber<DegreesField>((value, { within }) =>
  value < within.from || value > within.to ? within.message : null,
)

/** Degrees north or east, with a comma or, as maps on the web write them, with a dot: 59,0530 or 59.05301. */
export const degrees = defineKind('degrees', {
  ...numberKind,
  read: ([text], field: DegreesField) => {
    const reading = readDegrees(text === undefined ? [] : [text.trim().replace('.', ',')], field)
    const { answer } = reading
    return typeof answer === 'number' ? { ...reading, answer: roundDegrees(answer) } : reading
  },
  write: (answer, _, name) => ({
    [name]: [typeof answer === 'number' ? writeNumber(answer, '') : String(answer)],
  }),
  schema: ({ within }) => ({ type: 'number', minimum: within.from, maximum: within.to }),
  sample: ({ within }) => String(within.to),
})
