import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** The files that the instructions tell the reader to write. */
const examples = new Set([
  'src/features/tenant-forms/bike-parking.ts',
  'src/features/tenant-forms/pages/sykkelplass.tsx',
  'src/forms/kinds/time.ts',
])

/** The folders of the source: what a site has written in its own is there on some machines only. */
const topFolders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'data')
  .map(({ name }) => name)

const isPath = (text: string) =>
  !/\s/.test(text) &&
  (topFolders.includes(text.split('/')[0] ?? '') || /\.(tsx?|mjs|css|md|sql)$/.test(text)) &&
  (text.includes('/') || text.includes('.'))

/** A path up to its first placeholder: `src/site/<name>.tsx` is in a folder that has to exist. */
const beforePlaceholder = (path: string) => (/[<*]/.test(path) ? dirname(path.replace(/[<*].*/, 'x')) : path)

/** The paths in code marks, from the root, and those of links, from the document's folder. Code blocks are left out. */
function pathsOf(document: string, source: string): string[] {
  const prose = source.replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
  const marked = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text).filter(isPath)
  const linked = [...prose.matchAll(/\]\(([^)\s#]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => join(dirname(document), target))
  return [...marked.map(beforePlaceholder), ...linked]
}

function missingPaths(document: string, source: string): string[] {
  return pathsOf(document, source).filter((path) => !examples.has(path) && !existsSync(join(root, path)))
}

const sourceOf = (document: string) => readFileSync(join(root, document), 'utf8')

test.each(documents)('%s names only files and folders that exist', (document) => {
  expect(missingPaths(document, sourceOf(document))).toEqual([])
})

test.each(documents)('%s names only npm scripts that exist', (document) => {
  const named = [...sourceOf(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([])
})

test('the index of decisions lists each of them once, by its title', () => {
  const files = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name))
  const lines = files.map((name) => {
    const [title = ''] = sourceOf(`docs/decisions/${name}`).split('\n', 1)
    return `- [${name.slice(0, 4)}](${name}): ${title.replace(/^# \d{4}: /, '')}`
  })
  const listed = [...sourceOf('docs/decisions/README.md').matchAll(/^- .*$/gm)].map(([line]) => line)
  expect(listed.sort()).toEqual(lines.sort())
})

test.each([
  ['a file', 'See `src/gone.ts`.', 'src/gone.ts'],
  ['a file without its folder', 'See `gone.ts`.', 'gone.ts'],
  ['a folder', 'In `src/compat/`.', 'src/compat/'],
  ['the folder of a placeholder', 'Write `src/compat/<name>.ts`.', 'src/compat'],
  ['the target of a link', '[Gone](gone.md#part)', 'docs/gone.md'],
])('reports %s that does not exist', (_, source, missing) => {
  expect(missingPaths('docs/some.md', source)).toEqual([missing])
})

test('accepts paths that exist, addresses, and code blocks', () => {
  const source = [
    '`src/main.ts`, `src/site/<name>.tsx`, `/login`, `node:http`, `DATA_DIR/mail`, [Roles](roles.md)',
    '```',
    '`src/gone.ts`',
    '```',
  ].join('\n')
  expect(missingPaths('docs/some.md', source)).toEqual([])
  expect(pathsOf('docs/some.md', source)).toEqual(['src/main.ts', 'src/site', 'docs/roles.md'])
})
