/** A colour as CSS has it, in six digits. */
type Colour = `#${string}`

/**
 * The colours of the pages in one theme, by what they do. They are called as the first landlord's look: `fjord` is the colour of
 * links and buttons, `falu` of what is wrong, `ochre` of what is marked, `spruce` of what is in order. `-wash` is pale, to lie
 * under text. `test/checks/colours.test.ts` says which must be told apart, and how well.
 */
export interface Colours {
  /** Behind everything, above it, and beside it. */
  paper: Colour
  raised: Colour
  stone: Colour
  /** Lines that only divide, and the edges of fields. */
  line: Colour
  edge: Colour
  ink: Colour
  'ink-soft': Colour
  fjord: Colour
  'fjord-deep': Colour
  'on-fjord': Colour
  'fjord-wash': Colour
  falu: Colour
  'falu-wash': Colour
  ochre: Colour
  'ochre-wash': Colour
  'on-ochre': Colour
  spruce: Colour
  focus: Colour
}

/** The colours of what is painted, and of what stands on a picture: the same in both themes. */
export type Paints = Readonly<
  Record<
    | 'paper'
    | 'stone'
    | 'cream'
    | 'mist'
    | 'mist-deep'
    | 'ink'
    | 'asphalt'
    | 'night'
    | 'sky'
    | 'sky-night'
    | 'fjord'
    | 'fjord-deep'
    | 'fjord-light'
    | 'fjord-pale'
    | 'fjord-wash'
    | 'falu'
    | 'falu-light'
    | 'ochre'
    | 'ochre-deep'
    | 'ochre-light'
    | 'ochre-pale'
    | 'ochre-wash'
    | 'lamp'
    | 'spruce'
    | 'spruce-light'
    | 'spruce-pale'
    | 'sign'
    | 'white',
    Colour
  >
>
