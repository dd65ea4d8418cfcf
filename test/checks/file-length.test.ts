import { expect, test } from 'vitest'
import { codeFolders, sourcesIn } from './sources.ts'

/** A longer file often has more than one reason to change; where it has one, it may be as long as that is. */
const MANY_LINES = 300

const linesOf = (source: string) => source.trimEnd().split('\n').length

const longFiles = (sources: ReadonlyMap<string, string>) =>
  [...sources]
    .map(([path, source]) => ({ path, lines: linesOf(source) }))
    .filter(({ lines }) => lines > MANY_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines`)

test('warns of source files that are longer than 300 lines', () => {
  const sources = sourcesIn([...codeFolders, 'test'], (path) => /\.(tsx?|mjs|css)$/.test(path))
  expect(sources.size).toBeGreaterThan(1000)
  for (const warning of longFiles(sources)) process.stderr.write(`Long: ${warning}\n`)
})

test('reports a longer file with its lines', () => {
  const line = 'x\n'
  const sources = new Map([
    ['a.ts', line.repeat(300)],
    ['b.ts', line.repeat(301)],
  ])
  expect(longFiles(sources)).toEqual(['b.ts has 301 lines'])
})
