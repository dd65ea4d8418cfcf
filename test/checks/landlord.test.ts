import { expect, test } from 'vitest'
import { findGaps } from '../support/landlord-gaps.ts'
import { textsInOneLanguage } from '../support/landlord-texts.ts'
import { firstLandlord, ownLandlord, templateLandlord } from '../support/landlords.ts'

const landlords = [
  ['landlord/', firstLandlord],
  ['landlord-template/', templateLandlord],
  ['the folder that is in use', ownLandlord],
] as const

test.each(landlords)('%s has all that the site needs', (_folder, landlord) => {
  expect(findGaps(landlord)).toEqual([])
})

test.each(landlords)('%s has its texts by language', (_folder, landlord) => {
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

const withoutColiving = {
  ...templateLandlord,
  categories: {
    ...templateLandlord.categories,
    categories: [templateLandlord.categories.categories[0]] as const,
  },
}

test('names a category without a page, and a page without a category', () => {
  const landlord = { ...firstLandlord, 'pages/coliving': { colivingPage: null } }
  expect(findGaps(landlord)).toEqual(['pages/coliving.ts has no page for the category coliving'])
  expect(findGaps(withoutColiving)).toContain(
    'pages/coliving.ts has a page, but categories.ts has no coliving',
  )
  expect(findGaps(withoutColiving)).toContain('navigation.ts: coliving is in the menu, but not offered')
})

test('names a category without a tile on the front page, or without words in the interest form', () => {
  const { landing } = firstLandlord.landing
  const { interesseskjemaPage } = firstLandlord['pages/interesseskjema']
  const landlord = {
    ...firstLandlord,
    landing: { landing: { nb: { ...landing.nb, tiles: {} } } },
    'pages/interesseskjema': { interesseskjemaPage: { nb: { ...interesseskjemaPage.nb, choices: {} } } },
  }
  expect(findGaps(landlord)).toEqual(
    expect.arrayContaining([
      'landing.ts has no tile for the category coliving',
      'pages/interesseskjema.ts has no words for the category coliving',
    ]),
  )
})

test('names a link to a page that the landlord does not have', () => {
  expect(findGaps({ ...withoutColiving, navigation: firstLandlord.navigation })).toContain(
    'navigation.ts navigation nb footerGroups 1 links 3 href: there is no page /eiendommer?type=coliving',
  )
})

test('names braces that no page fills in', () => {
  const { nb: copy } = firstLandlord.landing.landing
  const nb = { ...copy, contact: { text: 'Vi svarer innen {svarfrist}.' } }
  expect(findGaps({ ...firstLandlord, landing: { landing: { nb } } })).toEqual([
    'landing.ts landing nb contact text: no page fills in {svarfrist}',
  ])
})

test('names a promise whose clock counts longer than its words', () => {
  const promises = {
    ...firstLandlord.promises.promises,
    booking: { words: { nb: '24 timer' }, time: { workingDays: 5 } },
  }
  expect(findGaps({ ...firstLandlord, promises: { promises } })).toEqual([
    'promises.ts: the words and the clock of booking contradict each other',
  ])
})
