import { describe, expect, test } from 'vitest'
import { storageSizes } from '#landlord/prices.ts'
import { markupOf } from '../../../../../test/support/markup-of.tsx'
import { formatNumber } from '../../../../domain/format/format.ts'
import type { StoredThings } from '../../../../domain/portfolio/storage-things.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import { withWords } from '../../../../domain/text/with-words.ts'
import { parkeringWords } from '../../pages/parkering.words.ts'
import { AreaHomes } from './area-homes.tsx'
import { AreaList } from './area-list.tsx'
import { askPath } from './ask-path.ts'
import { PriceRange, scaleEnd } from './price-range.tsx'
import { StorageAnswer } from './storage-answer.tsx'
import { floorOf, loadOf, ROOM_HEIGHT } from './storage-load.ts'
import { StorageSizes } from './storage-sizes.tsx'
import { storageWords } from './storage-sizes.words.ts'
import { SurfaceRow } from './surface-row.tsx'

const sizes = withWords(storageSizes, 'nb')

const count = (html: string, part: string) => html.split(part).length - 1
const plain = (html: string) => html.replace(/\u00a0/g, ' ')

describe('links to a form', () => {
  test('carry the choice that was pressed, to the URL of the category', () => {
    expect(askPath('minilager', { size: 3 })).toBe('/minilager-interesseskjema?storrelse=3')
    expect(askPath('parkering', { room: 'Under tak' })).toBe('/parkering-soknad?rom=Under+tak')
    expect(askPath('reklame', { room: 'Vegg' })).toBe('/interesseskjema?type=reklame&rom=Vegg')
  })
})

describe('the size that things need', () => {
  const answerTo = (things: StoredThings) => {
    const vacancies = { count: 2, sizes: [{ squareMetres: 3, count: 2, lowestPrice: 750 }] }
    return plain(markupOf(<StorageAnswer things={things} sizes={sizes} vacancies={vacancies} />))
  }

  test('is a room that is offered, with its price, what is vacant and the form with that size', () => {
    const html = answerTo({ hybel: 1 })
    expect(html).toContain('Du trenger omtrent 2,9 m². En bod på 3 m² er nok.')
    expect(html).toContain('fra 750 kr/mnd')
    expect(html).toContain('2 ledige nå')
    expect(html).toContain('href="/minilager-interesseskjema?storrelse=3"')
  })

  test('is several rooms where no room is large enough', () => {
    expect(answerTo({ toroms: 3 })).toContain('Det blir 1 bod på 10 m² og 1 bod på 5 m².')
  })

  test('is not said where nothing is stored', () => {
    expect(answerTo({})).toBe('')
  })
})

test('parking spaces are counted in words', () => {
  const { vacant } = wordsOf(parkeringWords, 'nb')
  expect([1, 7, 13].map(vacant)).toEqual([
    'Ledige plasser ett sted nå',
    'Ledige plasser sju steder nå',
    'Ledige plasser 13 steder nå',
  ])
})

describe('storage sizes', () => {
  test('say how high the ceiling is', () => {
    expect(wordsOf(storageWords, 'nb').scale).toContain(
      `Takhøyden er ${formatNumber(ROOM_HEIGHT, 'nb')} meter.`,
    )
  })

  const vacancies = { count: 3, sizes: [{ squareMetres: 3, count: 2, lowestPrice: 750 }] }

  test('show how many of each are vacant, from the data', () => {
    const html = markupOf(<StorageSizes sizes={sizes} vacancies={vacancies} />)
    expect(count(html, '2 ledige nå')).toBe(1)
    expect(count(html, 'Ingen ledige nå')).toBe(sizes.length - 1)
  })

  test('state no price above that of a vacant room', () => {
    const html = plain(markupOf(<StorageSizes sizes={sizes} vacancies={vacancies} />))
    expect(html).toContain('750 kr/mnd')
    expect(html).not.toContain('800 kr/mnd')
  })

  test('show no vacancies while they are not known', () => {
    const html = markupOf(<StorageSizes sizes={sizes} vacancies={null} />)
    expect(html).not.toContain('ledig')
  })

  test.each([0.5, 1, 3, 5, 10, 25])('of %d m² draw their contents inside the walls', (area) => {
    const { width, depth } = floorOf(area)
    expect(width * depth).toBeCloseTo(area)
    for (const { at, size } of loadOf(area)) {
      expect(at[1] + size[1]).toBeLessThanOrEqual(depth + 0.01)
      expect(at[2] + size[2]).toBeLessThanOrEqual(ROOM_HEIGHT)
    }
  })
})

describe('the row of houses of an area', () => {
  test.each([
    [1, 0, 0],
    [5, 3, 3],
    [24, 24, 24],
    [200, 1, 1],
    [200, 200, 24],
  ])('of %d homes with %d vacant has light in %d', (homes, vacant, lit) => {
    const html = markupOf(<AreaHomes count={homes} vacant={vacant} />)
    expect(count(html, 'data-lit')).toBe(lit)
  })
})

test('an area links to each of its homes and shows how many are vacant', () => {
  const html = markupOf(
    <AreaList
      areas={[
        {
          location: 'Øya, Larvik',
          city: 'Larvik',
          place: 'Øya',
          count: 2,
          vacant: 1,
          price: 'Pris på forespørsel',
          homes: [
            { id: 'a', title: 'Øygata 1', price: null, vacancy: { kind: 'now', label: 'Ledig nå' } },
            { id: 'b', title: 'Øygata 2', price: null, vacancy: { kind: 'rented', label: 'Utleid' } },
          ],
          moreHref: null,
        },
      ]}
    />,
  )
  expect(html).toContain('1 ledig nå')
  expect(html).toMatch(/href="\/eiendommer\/a">Øygata 1<\/a><span>Ledig nå</)
  expect(html).toMatch(/href="\/eiendommer\/b">Øygata 2<\/a><span>Utleid</)
})

test('draws prices on a scale up to at least the highest price', () => {
  expect(scaleEnd([3500, 5000])).toBe(5000)
  expect(scaleEnd([5001])).toBe(6000)
  expect(markupOf(<PriceRange from={1000} to={2500} most={5000} />)).toContain('M20 0H50V4H20Z')
})

test('does not draw surfaces without a known area', () => {
  expect(markupOf(<SurfaceRow surfaces={[{ id: 'a', squareMetres: null }]} caption="" />)).toBe('')
})
