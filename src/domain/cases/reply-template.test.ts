import { describe, expect, test } from 'vitest'
import { fillTemplate, forSeveral, type PlaceholderValues, resolveReply } from './reply-template.ts'

const values: PlaceholderValues = {
  navn: 'Anna',
  referanse: 'AVV-7KQ3-XM4D',
  skjema: 'avvik',
  adresse: null,
  meg: 'Ane Saksen',
  firma: 'Husvær',
  telefon: '22 33 44 55',
}

describe('resolveReply', () => {
  test('fills in what the case has a value for', () => {
    expect(resolveReply('Hei {navn}, sak {Referanse}.', values)).toEqual({
      state: 'ready',
      text: 'Hei Anna, sak AVV-7KQ3-XM4D.',
    })
  })

  test('names the placeholders that the case has no value for', () => {
    expect(resolveReply('Til {adresse}.', values)).toEqual({
      state: 'unfilled',
      text: 'Til [adresse].',
      placeholders: ['adresse'],
    })
  })

  test.each([
    ['Hei {fornavn}', ['{fornavn}']],
    ['Hei {navn', ['{navn']],
    ['Hei {toString}', ['{toString}']],
  ])('names the braces that belong to no placeholder: %s', (text, braces) => {
    expect(resolveReply(text, values)).toEqual({ state: 'unknown', braces })
  })
})

test('«saksnummer» is another name of the reference', () => {
  expect(fillTemplate('Sak {saksnummer}', values)).toBe('Sak AVV-7KQ3-XM4D')
  expect(forSeveral('Sak {Saksnummer}, {meg}')).toBe('Sak, {meg}')
})
