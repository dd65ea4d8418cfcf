import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readDocumentTexts, textsOfDocument } from '../../../test/support/document-texts.ts'
import { type DocumentId, editable } from '../../domain/documents/documents.ts'

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

test.each([
  ['husordensregler', 'sections.0.rules', 'Regler'],
  ['parkering', 'spaces.0.text', 'Tekst'],
  ['rense-sluket', 'tips', 'Tips, ett på hver linje'],
] as const)('rejects what is in braces and is no fact: %s', (id, name, label) => {
  expect(errorsOf(id, { [name]: 'Ring {vakta}.' })).toEqual({
    [name]: expect.stringContaining(`${label}: {vakta}`),
  })
  expect(errorsOf(id, { [name]: 'Ring {vakttelefon}.' })).toEqual({})
})

test('rejects opening hours that contain no readable hours', () => {
  expect(errorsOf('kontakt', { openingHours: 'etter avtale' })).toEqual({
    openingHours: 'Åpningstider: skriv klokkeslettene, som «mandag–fredag kl.\u00a008.00–16.00»',
  })
  expect(errorsOf('kontakt', { openingHours: 'mandag–torsdag kl. 9–15' })).toEqual({})
})

describe('reply templates', () => {
  const read = (more: Record<string, string | string[]>) =>
    readDocumentTexts('svarmaler', { ...textsOfDocument('svarmaler', editable.svarmaler.value), ...more })
  const names = (value: unknown) => z.object({ templates: z.array(named) }).parse(value).templates
  const named = z.looseObject({ name: z.string() })

  test('reject what is in braces and is no placeholder', () => {
    expect(read({ 'templates.0.text': 'Hei {fornavn},' }).errors).toEqual({
      'templates.0.text': expect.stringMatching(/^\{fornavn\} er ikke noe vi kan fylle ut\. Bruk \{navn\}, /),
    })
  })

  test('reject the same name twice', () => {
    const [first] = editable.svarmaler.value.templates
    expect(read({ 'templates.1.name': first?.name ?? '' }).errors).toEqual({
      'templates.1.name': `Navn: «${first?.name}» er i bruk lenger oppe`,
    })
  })

  test.each([
    ['up', '2', '1', [2, 0, 1, 3, 4, 5]],
    ['down', '0', '3', [1, 2, 0, 3, 4, 5]],
    ['nowhere', '1', 'x', [0, 1, 2, 3, 4, 5]],
  ])('move %s to the place that is written', (_, index, place, order) => {
    const before = editable.svarmaler.value.templates.map(({ name }) => name)
    const after = names(read({ [`templates.${index}.plass`]: place }).value).map(({ name }) => name)
    expect(after).toEqual(order.map((each) => before[each]))
  })

  test('are removed when name and text are emptied, whatever is chosen', () => {
    const emptied = { 'templates.0.name': '', 'templates.0.text': '', 'templates.0.cases': ['AVV', 'HVT'] }
    expect(names(read(emptied).value)).toHaveLength(editable.svarmaler.value.templates.length - 1)
  })
})

test.each([
  ['forsiden', 'contactText'],
  ['forsiden', 'benefits.0.text'],
  ['minilager-side', 'uses'],
] as const)('rejects what is in braces and is no fact of a page: %s %s', (id, path) => {
  expect(errorsOf(id, { [path]: 'Vi svarer innen {svartid henvendelse} eller {svarfrist}.' })).toEqual({
    [path]: expect.stringMatching(/: \{svarfrist\} er ikke noe vi kan fylle ut/),
  })
})
