import { Blob, Buffer as Characters, Face, Font, shape } from 'harfbuzzjs'
import { readDisplayFont } from '../src/ui/styles/display-font.ts'

/** As large as it is drawn, and how much nearer its letters stand than the font has them. */
const SIZE = 100
const TIGHTER = 0.02
const BOLD = 700

/** A name as an outline: its baseline is at 0. Drawings are rendered without fonts. */
export interface NameOutline {
  outline: string
  width: number
}

/** The outline of a name in the font of headings, in a bolder weight. */
export async function outlineName(name: string): Promise<NameOutline> {
  const face = new Face(new Blob(await readDisplayFont(name, 'truetype', BOLD)))
  const font = new Font(face)
  const characters = new Characters()
  characters.addText(name)
  characters.guessSegmentProperties()
  shape(font, characters)
  const scale = SIZE / face.upem
  const positions = characters.getGlyphPositions()
  let at = 0
  const glyphs = characters.getGlyphInfos().map(({ codepoint }, index) => {
    const outline = placed(font.glyphToPath(codepoint), at, scale)
    at += (positions[index]?.xAdvance ?? 0) - TIGHTER * face.upem
    return outline
  })
  return { outline: glyphs.join(''), width: Math.round(at * scale) }
}

/** A path of a font, which counts upwards, where it is to be and as large. */
function placed(path: string, left: number, scale: number): string {
  let isAcross = false
  return path.replace(/-?[\d.]+/g, (written) => {
    isAcross = !isAcross
    const value = isAcross ? (Number(written) + left) * scale : -Number(written) * scale
    return String(Math.round(value * 10) / 10 || 0)
  })
}
