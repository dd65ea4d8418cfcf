import { describe, expect, test } from 'vitest'
import { formWithId } from '../../../../test/support/form-with-id.ts'
import { readForm } from '../../../forms/engine/read.ts'
import { valuesFrom } from './prefilled.ts'

const nothing = {
  title: '',
  place: '',
  size: '',
  room: '',
  price: '',
  bedrooms: '',
  propertyId: null,
  wantsViewing: false,
}
const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }))

describe('a form that a link leads to is filled in with', () => {
  test.each([
    ['interest-minilager', { size: '3' }, { storageSize: ['bod-3'] }],
    ['interest-minilager', { size: 'garage' }, { storageSize: ['garage'] }],
    ['interest-minilager', { place: 'Kornsiloen, Stokke' }, { location: ['Kornsiloen, Stokke'] }],
    ['interest-naering', { room: 'Kombinasjonslokale' }, { spaceType: ['combined'] }],
    ['interest-naering', { room: 'Lager', size: '120' }, { spaceType: ['storage'], area: ['120'] }],
    [
      'interest-coliving',
      { room: 'studio', place: 'Larvik' },
      { spaceType: ['studio'], location: ['Larvik'] },
    ],
    ['interest-coliving', { room: 'Rom med eget bad' }, { other: ['Ønsker «Rom med eget bad»'] }],
    [
      'interest-parkering',
      { room: 'Elbilplass', place: 'Stokke' },
      { desiredLocation: ['Stokke'], other: ['Ønsker «Elbilplass»'] },
    ],
    ['parking-application', { room: 'Under tak' }, { other: ['Ønsker «Under tak»'] }],
    ['parking-application', { place: 'Torggata 5, Larvik' }, { parkingLocation: ['Torggata 5, Larvik'] }],
    ['interest-bolig', { room: '2', place: 'Torstrand' }, { bedrooms: ['2'], finnProperty: ['Torstrand'] }],
  ])('%s: %o', (id, from, values) => {
    expect(valuesFrom(formWithId(id), {}, { ...nothing, ...from })).toEqual(values)
  })

  test.each([
    [
      'interest-minilager',
      { title: 'Kornsiloen, bod 24', place: 'Sentrum, Stokke', size: '5' },
      {
        location: ['Kornsiloen, Stokke'],
        storageSize: ['bod-5'],
        other: ['Gjelder Kornsiloen, bod 24. Ønsker visning'],
      },
    ],
    [
      'interest-coliving',
      { title: 'Sjøgata 11, studio 3', place: 'Torstrand, Larvik' },
      { location: ['Sjøgata 11, studio 3'], spaceType: ['studio'], other: ['Ønsker visning'] },
    ],
    [
      'interest-bolig',
      { title: 'Storgata 3', price: '12500', bedrooms: '2' },
      {
        finnProperty: ['Storgata 3'],
        monthlyRent: ['12500'],
        bedrooms: ['2'],
        visitingOptions: ['Ønsker visning'],
      },
    ],
    [
      'parking-application',
      { title: 'Kongegata 12, plass 14 i garasjekjeller', place: 'Sentrum, Larvik' },
      { parkingLocation: ['Kongegata 12, Larvik'], other: ['Ønsker visning'] },
    ],
  ])('its property and the wish to see it, %s', (id, from, values) => {
    const choices = { location: options('Arnadal, Stokke') }
    const link = { ...nothing, ...from, wantsViewing: true }
    expect(valuesFrom(formWithId(id), choices, link)).toEqual(values)
  })

  test('nothing when the link has no parameters', () => {
    for (const id of ['interest-bolig', 'interest-minilager', 'interest-reklame', 'interest-naering'])
      expect(valuesFrom(formWithId(id), {}, nothing)).toEqual({})
  })
})

test('a place and a size of the portfolio are selected as answers', () => {
  const form = formWithId('interest-minilager')
  const { errors } = readForm(form, { location: ['Hegdal, Larvik'], storageSize: ['Bod ca. 12 m²'] })
  expect(Object.keys(errors)).not.toContain('location')
  expect(Object.keys(errors)).not.toContain('storageSize')
})
