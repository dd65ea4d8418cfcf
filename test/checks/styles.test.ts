import { expect, test } from 'vitest'
import { light, paintColours } from '#landlord/colours.ts'
import {
  appFiles,
  definedClasses,
  isModule,
  moduleClasses,
  paintsWithoutImport,
  queriedSizes,
  reachedClasses,
  readProperties,
  setProperties,
  slowUnderFinger,
  usedClasses,
  writtenClasses,
  writtenColours,
  writtenLengths,
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

test('a style sheet imports the colours of the palette that it uses', () => {
  const paints = Object.keys(paintColours).map((name) => `paint-${name}`)
  expect(paints.length).toBeGreaterThan(20)
  const missing = [...sheets].map(([file, css]) => [file, paintsWithoutImport(css, paints)] as const)
  expect(missing.filter(([, names]) => names.length > 0)).toEqual([])
})

test('nothing takes a while to look pressed under a finger', () => {
  expect(slowUnderFinger('.a { transition: top var(--quick); } .a:hover { top: 0; }')).toEqual(['.a'])
  expect(slowUnderFinger('.a { transition: top var(--hover-quick); } .a:hover { top: 0; }')).toEqual([])
  const slow = [...sheets].map(([file, css]) => [file, slowUnderFinger(css)] as const)
  expect(slow.filter(([, selectors]) => selectors.length > 0)).toEqual([])
})

test("colours are written out in the landlord's folder, and in the tokens for shadows", () => {
  const allowed = ['src/ui/styles/tokens.css']
  const written = [...sheets].map(([file, css]) => [file, writtenColours(css)] as const)
  expect(written.filter(([file, colours]) => colours.length > 0 && !allowed.includes(file))).toEqual([])
  for (const file of allowed) expect(writtenColours(sheets.get(file) ?? '').length).toBeGreaterThan(2)
})

/** The sizes at which layouts change, of the page or the window; rem, so that larger text has fewer columns. */
const breakpoints = new Map([
  ['9rem', 'a small picture: that there is none is not written'],
  ['11rem', 'text so large that a line has no room for a date'],
  ['17rem', 'text so large that a line has room for a word or two'],
  ['23rem', 'the narrowest telephones, in the header of the site'],
  ['26rem', 'a window so low that nothing stays at its edge'],
  ['30rem', 'a telephone: long words are broken'],
  ['40rem', 'two columns'],
  ['44rem', 'a window so low that a bar of an editor would cover its fields'],
  ['48rem', 'a tablet: tables have columns'],
  ['52rem', 'the columns of the footer'],
  ['60rem', 'the menu of the site beside its name'],
  ['64rem', 'a column at the side'],
  ['70rem', 'a list of cases has a column for their places'],
  ['75rem', 'four columns'],
  ['80rem', 'a list beside what is open of it'],
])

test('layouts change at the same few sizes', () => {
  const queried = [...sheets].flatMap(([file, css]) => queriedSizes(css).map((size) => [file, size] as const))
  expect(queried.filter(([, size]) => !breakpoints.has(size))).toEqual([])
  const used = new Set(queried.map(([, size]) => size))
  expect([...breakpoints.keys()].filter((size) => !used.has(size))).toEqual([])
})

/*
 * Besides the tokens of `scale.css` and `tokens.css` these are no lengths that are written out:
 * - 0, auto and percentages, which are no sizes of their own;
 * - em, which spaces words within a line by the size of their own text;
 * - functions of lengths that grow with the page: they belong to the one layout that they are made for;
 * - custom properties of a component, which give the part of a drawing a name: a frame, a stripe, an overlap.
 */
test('spaces, borders and corners come from the scale', () => {
  const written = [...sheets].map(([file, css]) => [file, writtenLengths(css)] as const)
  const raw = written.filter(([file, lengths]) => lengths.length > 0 && file !== 'src/ui/styles/scale.css')
  expect(raw, 'write them with the tokens of src/ui/styles/scale.css, as var(--space-12)').toEqual([])
})

test('every custom property that is read is set, and every token is read', () => {
  const colours = Object.keys(light).map((name) => `--${name}`)
  const set = new Set([
    '--font-display',
    ...colours,
    ...[...sheets.values(), ...code.values()].flatMap(setProperties),
  ])
  const read = new Set([...sheets.values()].flatMap(readProperties))
  expect([...read].filter((name) => !set.has(name))).toEqual([])
  const tokens = setProperties(
    [sheets.get('src/ui/styles/scale.css'), sheets.get('src/ui/styles/tokens.css')].join(),
  )
  expect(tokens.filter((name) => !read.has(name))).toEqual([])
})
