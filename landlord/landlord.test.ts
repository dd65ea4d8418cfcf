import { expect, test } from 'vitest'
import { findGaps } from '../test/support/landlord-gaps.ts'
import { textsInOneLanguage } from '../test/support/landlord-texts.ts'
import { firstLandlord, secondLandlord } from '../test/support/landlords.ts'

test.each([
  ['landlord/', firstLandlord],
  ['test/second-landlord/', secondLandlord],
])('%s has all that the site needs', (_folder, landlord) => {
  expect(findGaps(landlord)).toEqual([])
})

test.each([
  ['landlord/', firstLandlord],
  ['test/second-landlord/', secondLandlord],
])('%s has its texts by language', (_folder, landlord) => {
  expect(textsInOneLanguage(landlord)).toEqual([])
})

test('names a text in one language', () => {
  const guides = [
    { path: '/rense-sluket', name: 'Sluket', saves: ['issue-report'], words: { nb: { name: '' } } },
  ]
  expect(textsInOneLanguage({ ...firstLandlord, guides: { guides } })).toEqual([
    'guides.ts guides 0 name: Sluket',
  ])
})

test('names a category without a page, and a page without a category', () => {
  const landlord = { ...firstLandlord, 'pages/coliving': secondLandlord['pages/coliving'] }
  expect(findGaps(landlord)).toEqual(['pages/coliving.ts has no page for the category coliving'])
  const [first] = firstLandlord.categories.categories
  const housingOnly = {
    ...firstLandlord,
    categories: { ...firstLandlord.categories, categories: [first] as const },
  }
  expect(findGaps(housingOnly)).toContain('pages/coliving.ts has a page, but categories.ts has no coliving')
  expect(findGaps(housingOnly)).toContain('navigation.ts: coliving is in the menu, but not offered')
})

test('names a category without a tile on the front page, or without words in the interest form', () => {
  const landlord = {
    ...firstLandlord,
    landing: secondLandlord.landing,
    'pages/interesseskjema': secondLandlord['pages/interesseskjema'],
  }
  expect(findGaps(landlord)).toEqual(
    expect.arrayContaining([
      'landing.ts has no tile for the category coliving',
      'pages/interesseskjema.ts has no words for the category coliving',
    ]),
  )
})

test('names a link to a page that the landlord does not have', () => {
  const landlord = { ...secondLandlord, navigation: firstLandlord.navigation }
  expect(findGaps(landlord)).toContain(
    'navigation.ts navigation nb footerGroups 1 links 3 href: there is no page /eiendommer?type=coliving',
  )
})
