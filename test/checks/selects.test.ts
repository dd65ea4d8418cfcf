import { expect, test } from 'vitest'
import { isCode, sourcesIn } from './sources.ts'

/** Options with an empty value, as written in a component. */
const emptyOption = /<option\b[^>]*\bvalue=(?:""|''|\{(?:''|"")\})/g

test('no option of a select has an empty value', () => {
  const sources = sourcesIn(['src'], isCode)
  expect(sources.size).toBeGreaterThan(100)
  const found = [...sources].flatMap(([path, source]) =>
    [...source.matchAll(emptyOption)].map(([option]) => `${path} ${option}`),
  )
  expect(found).toEqual([])
})
