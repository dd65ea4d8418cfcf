import { expect, test } from 'vitest'
import { appFiles, moduleClasses, usedClasses } from './styles.ts'

const sheets = appFiles(/\.css$/)
const code = appFiles(/\.tsx?$/)
test('every class that a component uses is defined in its style sheet, and every defined one is used', () => {
  const defined = new Set(moduleClasses(sheets).keys())
  const used = new Set([...code].flatMap(([file, text]) => [...usedClasses(file, text)]))
  expect(defined.size).toBeGreaterThan(30)
  expect(
    [...used].filter((name) => !defined.has(name)),
    'used, but not defined',
  ).toEqual([])
  expect(
    [...defined].filter((name) => !used.has(name)),
    'defined, but not used',
  ).toEqual([])
})

test('no two style sheets give the same class to the HTML', () => {
  const given = [...moduleClasses(sheets).values()]
  expect(given.filter((name, index) => given.indexOf(name) !== index)).toEqual([])
})
