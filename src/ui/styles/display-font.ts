import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const source = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

/** The one weight of headings, buttons and names: `base.css` says for which weights it stands. */
const WEIGHT = 650
/** All that the source has: property titles and edited texts may have any Latin letter. */
const LAST_CHARACTER = 0x2300

/**
 * Writes the font of headings with the one weight that the site uses: half of the bytes of the variable font, which share the line
 * with the first picture.
 */
export async function writeDisplayFont(file: string): Promise<void> {
  const variable = await readFile(createRequire(import.meta.url).resolve(source))
  const characters = String.fromCodePoint(...Array.from({ length: LAST_CHARACTER }, (_, code) => code))
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHT } } as const
  await writeFile(file, await subsetFont(variable, characters, options))
}
