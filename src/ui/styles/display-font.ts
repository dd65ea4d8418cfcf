import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const source = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

/** The one weight of headings, buttons and names: `base.css` says for which weights it stands. */
const WEIGHT = 650
/** All that the source has: property titles and edited texts may have any Latin letter. */
const LAST_CHARACTER = 0x2300

/** The font of headings with some characters, in one weight. */
export async function readDisplayFont(
  characters: string,
  { weight, format }: { weight: number; format: 'woff2' | 'truetype' },
): Promise<Buffer> {
  const variable = await readFile(createRequire(import.meta.url).resolve(source))
  return subsetFont(variable, characters, { targetFormat: format, variationAxes: { wght: weight } })
}

/**
 * Writes the font of headings with the one weight that the site uses: half of the bytes of the variable font, which share the line
 * with the first picture.
 */
export async function writeDisplayFont(file: string): Promise<void> {
  const characters = String.fromCodePoint(...Array.from({ length: LAST_CHARACTER }, (_, code) => code))
  await writeFile(file, await readDisplayFont(characters, { weight: WEIGHT, format: 'woff2' }))
}
