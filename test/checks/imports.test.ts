import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findCircles, findUpwardImports, findViolations, importsOf, serverOrder } from './imports.ts'
import { codeFolders, isCode, sourcesIn } from './sources.ts'

const files = sourcesIn(codeFolders, isCode)

test('imports between the top folders go one way', () => {
  expect(files.size).toBeGreaterThan(100)
  expect(findViolations(files)).toEqual([])
})

test('the folders of the server import only from earlier ones', () => {
  process.stdout.write(`The order of server/: ${serverOrder.join(', ')}\n`)
  expect(findUpwardImports(files)).toEqual([])
})

test('every folder of the server is in the order', () => {
  const folders = [...files.keys()].flatMap((file) => /^server\/([^/]+)\//.exec(file)?.[1] ?? [])
  expect([...new Set(folders)].sort()).toEqual([...serverOrder].sort())
})

test('the architecture page has the folders of the server in their order', () => {
  const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  )
  expect(named).toEqual(serverOrder)
})

test.each([
  [
    'server/database/a.ts',
    "import { b } from '../cases/b.ts'",
    'server/database/a.ts imports server/cases/b.ts',
  ],
  [
    'server/cases/a.ts',
    "import type { B } from '../casework/b.ts'",
    'server/cases/a.ts imports server/casework/b.ts',
  ],
  ['server/web/a.ts', "import { b } from '../serve.ts'", 'server/web/a.ts imports server/serve.ts'],
])('reports the upward import of %s', (file, source, violation) => {
  expect(findUpwardImports(new Map([[file, source]]))).toEqual([violation])
})

test('has no import cycle, not even of types', () => {
  expect(findCircles(files)).toEqual([])
})

test('reports an import cycle with its files', () => {
  const files = new Map([
    ['server/a.ts', "import { b } from './b.ts'"],
    ['server/b.ts', "import type { C } from './more/c.ts'"],
    ['server/more/c.ts', "import { b } from '../b.ts'"],
    ['server/d.ts', "import { a } from './a.ts'\nimport { b } from './b.ts'"],
  ])
  expect(findCircles(files)).toEqual(['server/b.ts → server/more/c.ts → server/b.ts'])
})

test.each([
  ['domain/a.ts', "import { b } from '../server/b.ts'", 'domain/a.ts imports server/b.ts'],
  ['landlord/a.ts', "import type { B } from '../app/b.ts'", 'landlord/a.ts imports app/b.ts'],
  ['server/a.ts', "export { b } from '../app/b.tsx'", 'server/a.ts imports app/b.tsx'],
  ['app/a.tsx', "import { b } from '../server/b.ts'", 'app/a.tsx imports more than types from server/b.ts'],
  ['domain/a.ts', "import { readFile } from 'node:fs'", 'domain/a.ts does input or output: node:fs'],
])('reports %s with %s', (file, source, violation) => {
  expect(findViolations(new Map([[file, source]]))).toEqual([violation])
})

test('reads imports over several lines', () => {
  expect(importsOf("import {\n  a,\n  type B,\n} from './c.ts'\n")).toEqual([
    { target: './c.ts', typeOnly: false },
  ])
})
