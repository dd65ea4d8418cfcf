import { expect, test } from 'vitest'
import { codeFolders, sourcesIn } from './sources.ts'

/** A longer file has more than one reason to change, and is split by them. */
const MAX_LINES = 250

const linesOf = (source: string) => source.trimEnd().split('\n').length

const tooLong = (sources: ReadonlyMap<string, string>) =>
  [...sources]
    .map(([path, source]) => ({ path, lines: linesOf(source) }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines`)

test('no source file is longer than 250 lines, tests and style sheets included', () => {
  const sources = sourcesIn([...codeFolders, 'test'], (path) => /\.(tsx?|mjs|css)$/.test(path))
  expect(sources.size).toBeGreaterThan(1000)
  expect(tooLong(sources)).toEqual([])
})

test('reports a longer file with its lines', () => {
  const line = 'x\n'
  const sources = new Map([
    ['a.ts', line.repeat(250)],
    ['b.ts', line.repeat(251)],
  ])
  expect(tooLong(sources)).toEqual(['b.ts has 251 lines'])
})
