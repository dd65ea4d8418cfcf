import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  findCircles,
  findImpureImports,
  findNamedLandlords,
  findUpwardImports,
  folderOf,
  importedByOtherFeatures,
  importsOf,
  order,
} from './imports.ts'
import { isCode, isOfPages, isOfServer, sourcesIn } from './sources.ts'

const files = sourcesIn(['landlord-types', 'landlord', 'src'], isCode)

test('a folder imports only from those before it, and a room of a feature from the rooms before it', () => {
  process.stdout.write(`The order of the folders: ${order.join(', ')}\n`)
  expect(files.size).toBeGreaterThan(1000)
  expect(findUpwardImports(files)).toEqual([])
})

test('the landlord is imported as #landlord, whichever it is', () => {
  const all = sourcesIn(['src', 'demo', 'test', 'labs', 'tooling'], isCode)
  expect(findNamedLandlords(all)).toEqual([])
  expect(findNamedLandlords(new Map([['src/a.ts', "import { b } from '../landlord/b.ts'"]]))).toEqual([
    'src/a.ts imports ../landlord/b.ts: write #landlord/',
  ])
})

test('every file stands in a folder of the order, and every folder has files', () => {
  const folders = new Set([...files.keys()].map(folderOf))
  expect(folders).not.toContain(null)
  const grouping = ['src/forms', 'src/platform', 'src/ui', 'src/features', 'src/generated']
  expect(order.filter((folder) => !folders.has(folder) && !grouping.includes(folder))).toEqual([])
})

test('a feature takes from another what that one’s README.md offers, and no more is offered than is taken', () => {
  const features = new Set(order.flatMap((folder) => /^src\/features\/.+/.exec(folder) ?? []))
  const offered = [...features].flatMap((folder) => {
    const readme = readFileSync(new URL(`../../${folder}/README.md`, import.meta.url), 'utf8')
    return [...readme.matchAll(/^- `(.+)`$/gm)].map(([, file]) => `${folder}/${file}`)
  })
  expect([...importedByOtherFeatures(files)].sort()).toEqual(offered.sort())
})

test('what a browser loads takes only types from the server, and rules do no input or output', () => {
  expect(findImpureImports(files, isOfPages, isOfServer)).toEqual([])
})

test('the architecture page has the folders in their order', () => {
  const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')
  const [, table = ''] = page.split('## The order of the folders')
  const named = [...table.matchAll(/^\| `([\w/-]+)` \|/gm)].map(([, name]) => name)
  expect(named).toEqual(order.filter((folder) => [...files.keys()].some((file) => folderOf(file) === folder)))
})

test.each([
  ['src/platform/database/a.ts', "import { b } from '../../features/cases/b.ts'", 'src/features/cases/b.ts'],
  ['src/features/cases/server/a.ts', "import type { B } from '../../inbox/b.ts'", 'src/features/inbox/b.ts'],
  ['src/features/cases/ui/a.tsx', "import { b } from '../pages/b.tsx'", 'src/features/cases/pages/b.tsx'],
  ['src/features/cases/a.ts', "import { b } from './server/b.ts'", 'src/features/cases/server/b.ts'],
  ['src/site/web/a.ts', "import { b } from '../../serve.ts'", 'src/serve.ts'],
  ['landlord/a.ts', "import type { B } from '../src/domain/b.ts'", 'src/domain/b.ts'],
])('reports the upward import of %s', (file, source, target) => {
  expect(findUpwardImports(new Map([[file, source]]))).toEqual([`${file} imports ${target}`])
})

test('has no import cycle, not even of types', () => {
  expect(findCircles(files)).toEqual([])
})

test('reports an import cycle with its files', () => {
  const files = new Map([
    ['src/a.ts', "import { b } from './b.ts'"],
    ['src/b.ts', "import type { C } from './more/c.ts'"],
    ['src/more/c.ts', "import { b } from '../b.ts'"],
    ['src/d.ts', "import { a } from './a.ts'\nimport { b } from './b.ts'"],
  ])
  expect(findCircles(files)).toEqual(['src/b.ts → src/more/c.ts → src/b.ts'])
})

test.each([
  [
    'src/features/cases/ui/a.tsx',
    "import { b } from '../server/b.ts'",
    'src/features/cases/ui/a.tsx imports more than types from src/features/cases/server/b.ts',
  ],
  ['src/domain/a.ts', "import { readFile } from 'node:fs'", 'src/domain/a.ts does input or output: node:fs'],
])('reports %s with %s', (file, source, violation) => {
  expect(findImpureImports(new Map([[file, source]]), isOfPages, isOfServer)).toEqual([violation])
})

test('reads imports over several lines', () => {
  expect(importsOf("import {\n  a,\n  type B,\n} from './c.ts'\n")).toEqual([
    { target: './c.ts', typeOnly: false },
  ])
})
