import { expect, test } from 'vitest'
import { readDocumentTexts, textsOfDocument } from '../../../test/support/document-texts.ts'
import { editable } from '../../domain/documents/documents.ts'

const texts = textsOfDocument('svartider', editable.svartider.value)
const read = (own: Record<string, string>) => readDocumentTexts('svartider', { ...texts, ...own })

test('a reply time is words, and a number of a unit that the clock counts', () => {
  const { value, errors } = read({
    'booking.words': 'to virkedager',
    'booking.number': '48',
    'booking.unit': 'workingDayHours',
  })
  expect(errors).toEqual({})
  expect(value.booking).toEqual({ words: 'to virkedager', time: { hours: 48, workingDaysOnly: true } })
})

test.each([
  ['no words', { 'booking.words': ' ' }, /: skriv hva vi lover/],
  ['«innen» twice', { 'booking.words': 'innen 24 timer' }, /: skriv det som kommer etter «innen»/],
  ['a full stop', { 'booking.words': '24 timer.' }, /uten punktum$/],
  ['no number', { 'booking.number': 'snart' }, /: fristen må være et helt tall/],
  ['a number beyond two weeks', { 'booking.number': '11', 'booking.unit': 'workingDays' }, /1–10 virkedager/],
  ['no unit', { 'booking.unit': '' }, /: fristen må være/],
  [
    'words that promise more than the clock',
    { 'booking.number': '48' },
    /^Bestilling av handyman: ordene lover svar før fristen/,
  ],
  ['words without the days that do not count', { 'booking.unit': 'workingDayHours' }, /bare hverdager/],
])('refuses %s', (_, own, error) => {
  expect(read(own).errors).toEqual({ booking: expect.stringMatching(error) })
})
