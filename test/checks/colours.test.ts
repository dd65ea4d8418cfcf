import { expect, test } from 'vitest'
import type { Colours } from '../../landlord-types/colours.ts'
import { contrastOf, inHueOf, luminanceOf } from '../../src/site/commands/colour.ts'
import { firstLandlord, ownLandlord, templateLandlord } from '../support/landlords.ts'

type Name = keyof Colours

/** What is read on what, as the style sheets have it (WCAG 2.2, 1.4.3): at least 4.5. */
const read: readonly (readonly [text: Name, on: readonly Name[]])[] = [
  ['ink', ['paper', 'raised', 'stone', 'falu-wash', 'ochre-wash', 'fjord-wash']],
  ['ink-soft', ['paper', 'raised', 'stone', 'falu-wash', 'ochre-wash']],
  ['fjord', ['paper', 'raised', 'stone', 'ochre-wash']],
  ['fjord-deep', ['paper', 'raised', 'stone', 'falu-wash', 'ochre-wash', 'fjord-wash']],
  ['on-fjord', ['fjord', 'fjord-deep']],
  ['falu', ['paper', 'raised', 'stone', 'falu-wash', 'ochre-wash']],
  ['spruce', ['paper', 'raised', 'stone']],
  ['paper', ['ink', 'spruce', 'falu']],
  ['on-ochre', ['ochre']],
]

/** What is seen beside what: edges of fields, and the ring of the focus (1.4.11). At least 3. */
const seen: readonly (readonly [mark: Name, on: readonly Name[]])[] = [
  ['edge', ['paper', 'raised']],
  ['focus', ['paper', 'raised', 'stone']],
]

function tooAlike(colours: Colours, pairs: typeof read, least: number): string[] {
  return pairs.flatMap(([name, others]) =>
    others.flatMap((on) => {
      const contrast = contrastOf(colours[name], colours[on])
      return contrast < least ? [`${name} on ${on}: ${contrast.toFixed(2)}`] : []
    }),
  )
}

test.each([
  ['landlord/', firstLandlord],
  ['landlord-template/', templateLandlord],
  ['the folder that is in use', ownLandlord],
])('the colours of %s are told apart, in light and in dark', (_folder, { colours: { light, dark } }) => {
  for (const colours of [light, dark]) {
    expect(tooAlike(colours, read, 4.5)).toEqual([])
    expect(tooAlike(colours, seen, 3)).toEqual([])
  }
})

/** As `hero.module.css` has it. */
const VEIL = 0.72

/** A colour that lies half transparent over another. */
const over = (colour: string, below: string, opacity: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [above = 0, under = 0] = [colour, below].map((each) =>
        Number.parseInt(each.slice(at, at + 2), 16),
      )
      return Math.round(above * opacity + under * (1 - opacity))
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

test.each([firstLandlord, templateLandlord, ownLandlord])(
  'the heading of the front page is read on the brightest photo below its veil',
  ({ colours: { paintColours } }) => {
    const veiled = over(paintColours['fjord-deep'], '#ffffff', VEIL)
    expect(contrastOf(paintColours.cream, veiled)).toBeGreaterThanOrEqual(4.5)
  },
)

test('names two colours that are too alike', () => {
  const { light } = firstLandlord.colours
  expect(tooAlike({ ...light, 'ink-soft': '#999999' }, read, 4.5)).toContain('ink-soft on paper: 2.73')
})

test.each(['#0b6e4f', '#7a1fa2', '#ffcc00', '#cc0033', '#777777'])(
  'the hue of %s leaves a colour as bright as it was',
  (brand) => {
    const { fjord, 'fjord-wash': wash } = firstLandlord.colours.light
    for (const colour of [fjord, wash])
      expect(luminanceOf(inHueOf(brand, colour, fjord))).toBeCloseTo(luminanceOf(colour), 1)
  },
)
