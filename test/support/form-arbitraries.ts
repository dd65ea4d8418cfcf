import fc from 'fast-check'
import type { Field } from '../../src/forms/engine/field.ts'
import { type Form, fieldsOf } from '../../src/forms/engine/form.ts'
import { sampleAnswer } from './sample-answers.ts'

/** Texts that have broken forms before. */
const nasty = fc.constantFrom(
  '',
  ' ',
  '-',
  'null',
  '__proto__',
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  "'; drop table cases; --",
  'a\r\nBcc: offer@eksempel.no',
  '😀'.repeat(50),
  'x'.repeat(20_000),
  '2026-02-31',
  '99999999999999999999',
  '‮reversert',
)

/** A valid or invalid value for a field. */
export function answerArbitrary(field: Field): fc.Arbitrary<unknown> {
  const sample = sampleAnswer(field, '00000000-0000-4000-8000-000000000001')
  // Where the choices are those of a page, such as colleagues, the declaration has none.
  const choices = 'options' in field ? field.options.map(({ value }) => value) : []
  const right = choices.length > 0 ? fc.constantFrom(...choices) : fc.constant(sample)
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 2, arbitrary: nasty },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.array(fc.oneof(right, nasty), { maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: fc.oneof(fc.boolean(), fc.integer(), fc.constant(null), fc.object({ maxDepth: 1 })),
    },
  )
}

/** A body that any client could send as a form: some fields missing, some wrong, some unknown. */
export function bodyArbitrary(form: Form): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    fieldsOf(form).map(([name, field]) => [
      name,
      fc.option(answerArbitrary(field), { nil: undefined, freq: 12 }),
    ]),
  )
  return fc
    .tuple(
      fc.record(fields),
      fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }),
    )
    .map(([known, unknown]) => ({ ...unknown, ...known }))
}
