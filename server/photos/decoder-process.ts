import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { DecodeAnswer, DecodeTask } from './decoder.ts'

/**
 * Runs as a process of its own: what unpacks strangers' files can crash or be killed without taking the site
 * along. Reads one picture at a time and writes it anew, upright and without anything but the picture.
 */
const MAX_PIXELS = 60_000_000

/** Twice the widest that is shown. */
const MAX_SIDE = 2560

sharp.cache(false)
sharp.concurrency(1)

async function decode({ from, to }: DecodeTask): Promise<DecodeAnswer> {
  const image = sharp(from, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
  // Throws for a picture that is too large, before it is unpacked.
  const { format } = await image.metadata()
  if (format !== 'jpeg' && format !== 'png') return { problem: 'type' }
  const { data, info } = await image
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: false })
    .toBuffer({ resolveWithObject: true })
  // Written by itself: a full disk is nothing that is wrong with the picture.
  const isWritten = await writeFile(to, data, { mode: 0o600 }).then(
    () => true,
    () => false,
  )
  return isWritten ? { width: info.width, height: info.height, bytes: info.size } : { problem: 'failed' }
}

process.on('message', (task: DecodeTask) => {
  decode(task)
    .catch(
      (error: Error): DecodeAnswer => ({
        problem: /pixel limit/i.test(error.message) ? 'pixels' : 'type',
      }),
    )
    .then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit(0))
