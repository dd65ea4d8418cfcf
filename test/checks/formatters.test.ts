import { expect, test } from 'vitest'
import { codeFolders, isCode, sourcesIn } from './sources.ts'

/** The texts of the statements at the outermost level that make a formatter, up to where they do. */
function madeIn(source: string): string[] {
  const statements = source.split(/\n(?=\S)/)
  return statements.flatMap((statement) => {
    const at = statement.search(/new Intl\./)
    return at < 0 ? [] : [statement.slice(0, at)]
  })
}

/** Made once: where the module is loaded, or at the first use. */
const isMadeOnce = (before: string) =>
  /^(?:export )?const \w+ = $/.test(before) || /\b(?:lazy|perLanguage)\(/.test(before)

/** What makes a formatter for each text: `toLocaleString` and its kin do so too. */
function madeAgain(source: string): string[] {
  const inFunctions = madeIn(source).filter((before) => !isMadeOnce(before))
  return [...inFunctions, ...(source.match(/\.toLocale(?:Date|Time)?String\(/g) ?? [])]
}

test('makes a formatter of dates, numbers or lists once, since it takes a hundred times as long as the text', () => {
  const sources = sourcesIn(
    codeFolders.filter((folder) => folder !== 'labs'),
    isCode,
  )
  expect(sources.size).toBeGreaterThan(1000)
  const found = [...sources].filter(([, source]) => madeAgain(source).length > 0).map(([path]) => path)
  expect(found).toEqual([])
})

test.each([
  ["const list = new Intl.ListFormat('nb')", 0],
  ['const list = perLanguage((language) => new Intl.ListFormat(language))', 0],
  ['const list = (names) =>\n  new Intl.ListFormat(language).format(names)', 1],
  ["const day = (when) => when.toLocaleDateString('nb', { timeZone })", 1],
  ['const amount = (value) => value.toLocaleString()', 1],
])('counts what makes a formatter for each text in %s', (source, count) => {
  expect(madeAgain(source)).toHaveLength(count)
})
