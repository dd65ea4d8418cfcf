import { describe, expect, test } from 'vitest'
import {
  noPictures,
  propertyContent,
  propertyTexts as texts,
} from '../../../../test/support/property-content.ts'
import { publicColumns } from '../../legacy-api/server/public-tables.ts'
import {
  editedColumns,
  parsePropertyContent,
  propertyCells,
  propertyEntries,
  storedContent,
} from './property-content.ts'

describe('the content of a property', () => {
  test('has a field for every column of the specification except pictures, id and time, and for ours', () => {
    const own = ['id', 'created_at', 'images', 'image_url']
    expect(editedColumns).toEqual(
      expect.arrayContaining(publicColumns.properties.filter((name) => !own.includes(name))),
    )
  })

  test.each([
    [{ title: '' }, { title: 'Tittel må fylles ut' }],
    [{ type: 'Slott' }, { type: 'Velg en av typene' }],
    [{ price: 'mye' }, { price: 'Leie må være et tall, skrevet som 12 500 eller 68,5' }],
    [{ area: '-3' }, { area: 'Areal kan ikke være mindre enn 0' }],
    [{ bedrooms: '2,5' }, { bedrooms: 'Soverom må være et helt tall' }],
    [{ year_built: '99' }, { year_built: 'Byggeår må være et år mellom 1500 og 2100' }],
    [{ latitude: '91' }, { latitude: 'Grader nord må være et tall mellom 0 og 85' }],
    [{ shortest_term: '0' }, { shortest_term: 'Korteste leietid må være fra 1 til 120 måneder' }],
    [{ floor: '61' }, { floor: 'Etasje må være fra 0 til 60' }],
    [
      { floor_plan: 'javascript:alert(1)' },
      { floor_plan: 'Plantegning må begynne med https:// eller /, uten mellomrom' },
    ],
    [{ energy_class: 'X' }, { energy_class: 'Energiklasse er en bokstav fra A til G' }],
  ])('gets an error in Norwegian for %o', (more, errors) => {
    expect(parsePropertyContent({ ...texts, ...more }, noPictures).errors).toEqual(errors)
  })

  test('of a version from before a column was added has nothing in it', () => {
    const { floor: _, included: __, ...earlier } = propertyContent()
    expect(storedContent.parse(earlier)).toMatchObject({ floor: null, included: [] })
  })

  test('accepts numbers in Norwegian notation', () => {
    const { content: read } = parsePropertyContent(
      {
        ...texts,
        price: '12 500 kr',
        area: '68,5 m²',
        latitude: '59.0530123',
        longitude: '10,03501',
        available_from: '1.3.2027',
        energy_class: 'c',
        amenities: 'Balkong\nparkering\n\nBalkong',
      },
      noPictures,
    )
    expect(read).toMatchObject({
      price: 12500,
      area: 68.5,
      latitude: 59.053,
      longitude: 10.035,
      available_from: '2027-03-01',
      energy_class: 'C',
      amenities: ['Balkong', 'parkering'],
    })
    if (!read) throw new Error('Nothing was read')
    const shown = Object.entries(propertyEntries(read)).map(([column, [text]]) => [column, text])
    for (const written of [Object.fromEntries(shown), propertyCells(read, ' | ')])
      expect(parsePropertyContent(written, noPictures).content).toEqual(read)
  })
})
