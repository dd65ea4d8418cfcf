import { createHash } from 'node:crypto'
import type { Picture } from '../../domain/portfolio/picture.ts'

/** Rows of the preview, from top to bottom: each stands twice in a page, as its colour and in the data for its scripts. */
const BANDS = 3

/** Larger pictures are refused: a small file may unpack to more than memory holds. */
export const MAX_PICTURE_PIXELS = 50_000_000

/**
 * What a page needs to know of a picture.
 * @throws Error where the bytes are no picture that can be shown.
 */
export async function inspectPicture(original: Buffer): Promise<Picture> {
  const { default: sharp } = await import('sharp')
  const image = sharp(original, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).autoOrient()
  const [{ width, height, autoOrient }, bands] = await Promise.all([
    image.metadata(),
    image
      .clone()
      .resize(1, BANDS, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer(),
  ])
  return {
    key: createHash('sha256').update(original).digest('hex').slice(0, 20),
    width: autoOrient?.width ?? width,
    height: autoOrient?.height ?? height,
    preview: Array.from({ length: BANDS }, (_, band) =>
      shortHex(bands.subarray(band * 3, band * 3 + 3)),
    ).join(''),
  }
}

/** A colour as three hex digits: near enough for something that is seen for a moment. */
function shortHex(rgb: Buffer): string {
  return [...rgb].map((part) => Math.round(part / 17).toString(16)).join('')
}
