import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eachKind, type PlaceKind } from './kinds.ts'
import { kindsOfPlace } from './kinds-in-text.ts'

/** Titles and descriptions as landlords write them, each with the kinds that a reader says it is of; a dash where that is unclear. */
const corpus = readFileSync(new URL('./kinds-in-text.corpus.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [category = '', kinds = '', title = '', description = ''] = line.split(' | ')
    const found = kindsOfPlace(
      { title, description, amenities: [] },
      category === 'bolig' ? 'bolig' : 'naering',
    )
    return { text: `${title}. ${description}`, right: eachKind(kinds), found }
  })

const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length
const isAmong = (kinds: readonly PlaceKind[]) => (kind: PlaceKind) => kinds.includes(kind)

test('of 200 texts, what is claimed is right', () => {
  const claimed = corpus.flatMap(({ text, found, right }) => found.map((kind) => ({ text, kind, right })))
  const wrong = claimed.filter(({ kind, right }) => !right.includes(kind))
  expect(corpus).toHaveLength(200)
  expect(share(wrong, claimed), wrong.map(({ text, kind }) => `${kind}: ${text}`).join('\n')).toBeLessThan(
    0.05,
  )
})

test('of those that have a kind, nearly all get it', () => {
  const kinds = corpus.filter(({ right }) => right.length > 0)
  const missed = kinds.filter(({ found, right }) => !found.some(isAmong(right)))
  expect(share(missed, kinds), missed.map(({ text }) => text).join('\n')).toBeLessThan(0.15)
})
