import sharp from 'sharp'
import { MAX_PIXELS } from '../inspect.ts'

/** The widest original that is kept: twice the widest that is shown. */
const MAX_WIDTH = 3200

/**
 * A picture from elsewhere as a JPEG of our own: nothing of what its file said besides the picture, no wider
 * than is ever shown.
 * @throws Error where it is no picture.
 */
export async function reencode(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
}
