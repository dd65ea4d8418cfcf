import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { fieldsOf } from '../../forms/engine/form.ts'
import { ErrorSummary } from './error-summary.tsx'

const lines = (id: string, errors: Record<string, string>) =>
  [
    ...renderToStaticMarkup(
      <ErrorSummary errors={errors} fields={fieldsOf(formWithId(id))} idOf={(name) => name} />,
    ).matchAll(/<a[^>]*>([^<]*)</g),
  ].map(([, line]) => line)

test('names the field before a message that does not', () => {
  expect(lines('lost-key', { address: 'Dette feltet er påkrevd' })).toEqual([
    'Adresse: Dette feltet er påkrevd',
  ])
  expect(lines('lost-key', { address: 'Adresse er påkrevd' })).toEqual(['Adresse er påkrevd'])
})

test('does not name a field twice', () => {
  expect(lines('termination', { address: 'Adresse må fylles ut' })).toEqual(['Adresse må fylles ut'])
})

test('names a question whose first word is only a part of a word of the message, without a colon after its mark', () => {
  expect(lines('apartment-survey', { fireExtinguisherAccessible: 'Svar ja eller nei' })).toEqual([
    'Er brannslukkeren lett å få tak i? Svar ja eller nei',
  ])
})
