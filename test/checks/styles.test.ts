import { expect, test } from 'vitest'
import { appFiles, definedClasses, isModule, moduleClasses, reachedClasses, usedClasses } from './styles.ts'

const sheets = appFiles(/\.css$/)
const code = appFiles(/\.tsx?$/)
const globalClasses = new Set(
  [...sheets].filter(([file]) => !isModule(file)).flatMap(([, css]) => [...definedClasses(css)]),
)

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

test('the rules of a component name no class of another component', () => {
  const reached = [...sheets].flatMap(([file, css]) =>
    [...reachedClasses(css)].map((name) => [file, name] as const),
  )
  expect(reached.filter(([, name]) => !globalClasses.has(name))).toEqual([])
})
