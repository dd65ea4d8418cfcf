import { describe, expect, test } from 'vitest'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { sampleEntries } from '../../../test/support/sample-answers.ts'
import { bodyOf } from '../../features/form-catalogue/open-api.ts'
import { date } from '../kinds/date.ts'
import { showAnswer } from './field-rules.ts'
import { fieldOf } from './form.ts'
import { readForm } from './read.ts'

/** A form with one more line, as in `docs/add-a-field.md`. */
const booking = formWithId('handyman-booking')
const added = date({ label: 'Når passer det?', required: 'Velg en dag' })
const form = {
  ...booking,
  sections: booking.sections.map((section) => ({ ...section, fields: { ...section.fields, when: added } })),
}

describe('a field that is added with one line', () => {
  test('is reported when it is missing', () => {
    const { when: _, ...others } = sampleEntries(form)
    expect(readForm(form, others).errors).toEqual({ when: 'Velg en dag' })
  })

  test('is checked, stored in its standard form and shown', () => {
    const { answers, errors } = readForm(form, { ...sampleEntries(form), when: ['1.12.2026'] })
    expect(errors).toEqual({})
    expect(answers.when).toBe('2026-12-01')
    expect(showAnswer(added, answers.when ?? '')).toBe('1. desember 2026')
    expect(readForm(form, { ...sampleEntries(form), when: ['31.11.2026'] }).errors).toHaveProperty('when')
  })

  test('is in the OpenAPI description', () => {
    expect(bodyOf(form)).toMatchObject({
      properties: { when: { title: 'Når passer det?', type: 'string', format: 'date' } },
      required: expect.arrayContaining(['when']),
    })
  })

  test('is in the sample answers of the tests', () => {
    expect(sampleEntries(form).when).toEqual(['2026-12-24'])
    expect(fieldOf(form, 'when')).toBe(added)
  })
})
