import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { displayFont } from '#landlord/display-font.ts'

/** All that a font for Latin letters has: property titles and edited texts may have any of them. */
const LAST_CHARACTER = 0x2300

/** The font of headings with some characters, in one weight. */
export async function readDisplayFont(
  characters: string,
  format: 'woff2' | 'truetype',
  weight = displayFont.weight,
): Promise<Buffer> {
  const { file } = displayFont
  const source = await readFile(new URL(import.meta.resolve(file.replace(/^\.\//, '#landlord/'))))
  const axes = weight === null || displayFont.weight === null ? {} : { variationAxes: { wght: weight } }
  return subsetFont(source, characters, { targetFormat: format, ...axes })
}

/**
 * Writes the font of headings with the one weight that the site uses: half of the bytes of a variable font, which share the line
 * with the first picture.
 */
export async function writeDisplayFont(file: string): Promise<void> {
  const characters = String.fromCodePoint(...Array.from({ length: LAST_CHARACTER }, (_, code) => code))
  await writeFile(file, await readDisplayFont(characters, 'woff2'))
}
