import { expect, test } from 'vitest'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { emptyFormState, stateAfter } from './form-state.ts'

const form = formWithId('interest-bolig')
const property = '00000000-0000-4000-8000-000000000001'

test('a form with errors keeps the property that it was opened from', () => {
  const acted = { formId: form.id, state: { values: { eiendom: [property], firstName: ['Kari'] } } }
  expect(stateAfter(emptyFormState, acted, form)).toMatchObject({ property, values: acted.state.values })
})

test('submitted values are not treated as values from a link', () => {
  const loaded = { ...emptyFormState, origin: 'type=bolig&eiendom=x', values: { monthlyRent: ['1'] } }
  expect(stateAfter(loaded, { formId: form.id, state: { values: {} } }, form).origin).toBe('')
  expect(stateAfter(loaded, undefined, form)).toEqual(loaded)
})
