import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** A row of one of the document's tables: its cells, without the head. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Promise') && !line.startsWith('| # '))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))

/** The tests that a cell names: a file in code marks, and titles in it in quotation marks. */
function namedTests(cell: string): { file: string; titles: string[] }[] {
  return [...cell.matchAll(/`([^`]+)`((?:[^`«]*«[^»]+»)*)/g)].map(([, file = '', rest = '']) => ({
    file,
    titles: [...rest.matchAll(/«([^»]+)»/g)].map(([, title = '']) => title),
  }))
}

/** What is wrong with a named test, given the text of its file; null where all is right. */
function wrongWith({ file, titles }: { file: string; titles: string[] }, source: string | null) {
  if (source === null) return `${file} is not there`
  if (/\.(test|spec)\.tsx?$/.test(file) && titles.length === 0) return `${file}: no title is named`
  const missing = titles.filter((title) => !source.includes(title))
  return missing.length > 0 ? `${file}: no test «${missing.join('», «')}»` : null
}

const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null)

test('docs/security.md names tests that are there, by their titles', () => {
  const named = rows.flatMap((cells) => namedTests(cells.at(-1) ?? ''))
  expect(named.length).toBeGreaterThan(20)
  expect(named.map((each) => wrongWith(each, read(each.file))).filter(Boolean)).toEqual([])
})

test('docs/security.md says of every promise what it holds against and what holds it', () => {
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter((cells) => cells.length < 3 || cells.some((cell) => cell === ''))).toEqual([])
  const unheld = rows.filter((cells) => namedTests(cells.at(-1) ?? '').length === 0)
  expect(unheld).toEqual([])
})

test('reports a missing file and a changed title', () => {
  const [named] = namedTests('`a.test.ts` «one», «two»')
  expect(named).toEqual({ file: 'a.test.ts', titles: ['one', 'two'] })
  expect(wrongWith({ file: 'a.test.ts', titles: ['one'] }, null)).toBe('a.test.ts is not there')
  expect(wrongWith({ file: 'a.test.ts', titles: ['one', 'two'] }, "test('one')")).toBe(
    'a.test.ts: no test «two»',
  )
  expect(wrongWith({ file: 'a.test.ts', titles: [] }, '')).toBe('a.test.ts: no title is named')
})
