import { expect, test } from 'vitest'
import { codeFolders, isCode, sourcesIn } from './sources.ts'

/** What React Router asks of every route by name, and what every feature says of its pages. */
const routeExports = new Set([
  'action',
  'clientLoader',
  'clientMiddleware',
  'handle',
  'loader',
  'meta',
  'pages',
  'shouldRevalidate',
])

const exported = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm

/** The names that more than one file exports, each with its files. */
function sharedNames(sources: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, Set<string>>()
  for (const [path, source] of sources)
    for (const [, name = ''] of source.matchAll(exported))
      files.set(name, (files.get(name) ?? new Set()).add(path))
  return [...files]
    .filter(([name, paths]) => paths.size > 1 && !routeExports.has(name))
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)
}

test('finds a name that two files export', () => {
  const sources = new Map([
    ['a.ts', 'export const load = 1\nexport function draw() {}'],
    ['b.ts', 'export interface Draw {}\nexport async function load() {}'],
    ['c.ts', 'const load = 2'],
  ])
  expect(sharedNames(sources)).toEqual(['load: a.ts, b.ts'])
})

// The benches stand for other sites.
test('every exported name of the product stands for one thing', () => {
  const product = codeFolders.filter((folder) => folder !== 'labs')
  expect(sharedNames(sourcesIn(product, isCode))).toEqual([])
})
