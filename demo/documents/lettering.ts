import { stroke, svgAt } from '../illustrations/svg.ts'

/**
 * Letters as strokes on a grid 4 wide and 6 high: points are two digits, right and down, lines are parted by a bar. A
 * drawing has no fonts: the machine that draws it may have none.
 */
const glyphs: Readonly<Record<string, string>> = {
  A: '06 02 20 42 46|04 44',
  B: '00 06 36 45 44 33 03|33 42 41 30 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '00 06',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  Ø: '10 30 41 45 36 16 05 01 10|06 40',
  0: '10 30 41 45 36 16 05 01 10',
  1: '01 20 26',
  2: '01 10 30 41 42 06 46',
  3: '00 40 23 33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 03 33 44 45 36 16 05',
  6: '40 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '10 30 41 42 33 13 02 01 10|13 04 05 16 36 45 44 33',
  9: '06 36 45 41 30 10 01 02 13 43',
  '²': '01 10 21 03 23',
  ',': '16 07',
  ' ': '',
}

const widths: Readonly<Record<string, number>> = { I: 0, '²': 2, ',': 1, ' ': 2 }
const SPACE_BETWEEN = 2

const widthOf = (letter: string) => (widths[letter] ?? 4) + SPACE_BETWEEN

/** How wide a text is drawn at a height. */
export function letteringWidth(text: string, height: number): number {
  const units = [...text].reduce((sum, letter) => sum + widthOf(letter), -SPACE_BETWEEN)
  return (units * height) / 6
}

/**
 * A text in capitals, its upper left corner at (x, y).
 * @throws Error where a letter has no strokes.
 */
export function lettering(text: string, x: number, y: number, height: number, color: string): string {
  const unit = height / 6
  let left = x
  let path = ''
  for (const letter of text) {
    const glyph = glyphs[letter]
    if (glyph === undefined) throw new Error(`«${letter}» of «${text}» has no strokes`)
    for (const line of glyph.split('|').filter(Boolean)) {
      const points = line
        .split(' ')
        .map(([u, v]) => `${svgAt(left + Number(u) * unit)} ${svgAt(y + Number(v) * unit)}`)
      path += `M${points.join('L')}`
    }
    left += widthOf(letter) * unit
  }
  return stroke(path, color, height / 8, 'stroke-linecap="round" stroke-linejoin="round"')
}

/** The same, its middle at x. */
export function centredLettering(text: string, x: number, y: number, height: number, color: string): string {
  return lettering(text, x - letteringWidth(text, height) / 2, y, height, color)
}
