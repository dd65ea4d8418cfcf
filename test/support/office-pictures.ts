import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { zip } from '../../labs/hostile/zips.ts'
import type { OfficeHome } from './office-sheet.ts'

/** A picture like no other: a grid of colours that its name gives. */
export function uniquePicture(name: string): Promise<Buffer> {
  const colours = createHash('sha512').update(name).digest().subarray(0, 36)
  return sharp(colours, { raw: { width: 4, height: 3, channels: 3 } })
    .resize(320, 240, { kernel: 'nearest' })
    .jpeg()
    .toBuffer()
}

/** The pictures of an office's homes as a ZIP: three of each, named by hand in the ways that offices have. */
export async function officePictures(homes: readonly OfficeHome[]): Promise<Buffer> {
  const names = homes.flatMap(({ street, number, flat }, index) =>
    [1, 2, 3].map((place) =>
      index % 2 === 0
        ? `Bilder 2026/${street} ${number} ${flat} - ${place}.jpg`
        : `Bilder 2026/${street} ${number}/${flat}/IMG_${2000 + place}.jpg`,
    ),
  )
  return zip(await Promise.all(names.map(async (name) => ({ name, content: await uniquePicture(name) }))))
}
