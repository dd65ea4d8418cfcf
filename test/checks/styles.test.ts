import { expect, test } from 'vitest'
import {
  appFiles,
  definedClasses,
  isModule,
  moduleClasses,
  reachedClasses,
  usedClasses,
  writtenClasses,
} from './styles.ts'

const sheets = appFiles(/\.css$/)
const code = appFiles(/\.tsx?$/)
const globalClasses = new Set(
  [...sheets].filter(([file]) => !isModule(file)).flatMap(([, css]) => [...definedClasses(css)]),
)

test('every class that a component uses is defined in its style sheet, and every defined one is used', () => {
  const defined = new Set(moduleClasses(sheets).keys())
  const used = new Set([...code].flatMap(([file, text]) => [...usedClasses(file, text)]))
  expect(defined.size).toBeGreaterThan(300)
  expect(
    [...used].filter((name) => !defined.has(name)),
    'used, but not defined',
  ).toEqual([])
  expect(
    [...defined].filter((name) => !used.has(name)),
    'defined, but not used',
  ).toEqual([])
})

test('a class that is written by its name is a global one', () => {
  const written = [...code].flatMap(([file, text]) =>
    writtenClasses(text).map((name) => [file, name] as const),
  )
  expect(written.length).toBeGreaterThan(50)
  expect(written.filter(([, name]) => !globalClasses.has(name))).toEqual([])
})

test('no two style sheets give the same class to the HTML', () => {
  const given = [...moduleClasses(sheets).values(), ...globalClasses]
  expect(given.filter((name, index) => given.indexOf(name) !== index)).toEqual([])
})

test('the rules of a component name no class of another component', () => {
  const reached = [...sheets].map(([file, css]) => [
    file,
    [...reachedClasses(css)].filter((name) => !globalClasses.has(name)),
  ])
  expect(reached.filter(([, names]) => names?.length)).toEqual([])
})
