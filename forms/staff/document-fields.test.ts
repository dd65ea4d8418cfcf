import { expect, test } from 'vitest'
import { type DocumentId, editable } from '../../domain/documents.ts'
import { readDocumentTexts, textsOfDocument } from '../../test/support/document-texts.ts'

const errorsOf = (id: DocumentId, more: Record<string, string>) =>
  readDocumentTexts(id, { ...textsOfDocument(id, editable[id].value), ...more }).errors

test.each([
  ['æ ø/ "x', 'ae-o-x'],
  ['Ro', 'ro'],
  ['?', null],
])('rejects an anchor name that a URL cannot have: %o', (anchor, instead) => {
  const said = 'Navn i adressen kan bare ha små bokstaver fra a til z, tall og bindestreker'
  expect(errorsOf('husordensregler', { 'sections.1.id': anchor })).toEqual({
    'sections.1.id': instead ? `${said}, som «${instead}»` : said,
  })
})

test('rejects the same anchor name twice on a page', () => {
  expect(errorsOf('husordensregler', { 'sections.2.id': 'ytre-orden' })).toEqual({
    'sections.2.id': 'Navn i adressen: «ytre-orden» er i bruk lenger oppe',
  })
})

test.each([
  ['minilager', 'sizes.0.name', 'Størrelser'],
  ['ansatte', 'staff.0.name', 'Ansatte'],
  ['rense-sluket', 'steps.0.title', 'Trinn'],
] as const)('rejects an empty list that its page needs: %s', (id, path, label) => {
  const texts = textsOfDocument(id, editable[id].value)
  const list = path.split('.')[0]
  const emptied = Object.keys(texts).filter((each) => each.startsWith(`${list}.`))
  expect(errorsOf(id, Object.fromEntries(emptied.map((each) => [each, ''])))).toEqual({
    [path]: `${label}: siden trenger minst én`,
  })
})

test('accepts an empty list of notices', () => {
  expect(readDocumentTexts('driftsmeldinger', {})).toEqual({ value: { notices: [] }, errors: {} })
})

test('rejects opening hours that contain no readable hours', () => {
  expect(errorsOf('kontakt', { openingHours: 'etter avtale' })).toEqual({
    openingHours: 'Åpningstider: skriv klokkeslettene, som «mandag–fredag kl.\u00a008.00–16.00»',
  })
  expect(errorsOf('kontakt', { openingHours: 'mandag–torsdag kl. 9–15' })).toEqual({})
})
