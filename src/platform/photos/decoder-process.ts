import { appendFile, readFile, writeFile } from 'node:fs/promises'
import sharp, { type FailOnOptions } from 'sharp'
import { scaleWithin } from '../../domain/submissions/photo.ts'
import type { DecodeAnswer, DecoderReply, DecodeTask } from './decoder-worker.ts'
import { examineHeader, MAX_PIXELS } from './picture-header.ts'

/**
 * Runs as a separate process, so that decoding an untrusted file can crash or be killed without ending the site.
 * Reads one picture at a time and encodes it again, upright and without metadata.
 */

/** Twice the widest that is shown, for a camera's photo; a long screenshot stays as wide as it is. */
const BOUNDS = { shortSide: 1920, pixels: 24_000_000 }

/** The end mark of a JPEG (ITU T.81, B.2.1). */
const END_OF_IMAGE = Buffer.from([0xff, 0xd9])

/** A picture that takes more processor time is no photo: one of 48 megapixels takes half a second. */
const MAX_CPU_MS = Number(process.argv[2] ?? 6000)

/** A picture that takes more memory than this is given up. */
const MAX_MEMORY_BYTES = 400_000_000

/** A process that has grown to this does not give it back: it is replaced. */
const SPENT_MEMORY_BYTES = 200_000_000

const CHECK_EVERY_MS = 50

sharp.cache(false)
sharp.concurrency(1)
// What is neither JPEG nor PNG is not even looked at, whatever its first bytes say.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile'] })

async function decode({ from, to }: DecodeTask): Promise<DecodeAnswer> {
  const header = examineHeader(await readFile(from))
  if ('problem' in header) return header
  const longSide = Math.round(Math.max(header.width, header.height) * scaleWithin(header, BOUNDS))
  const { data, info } = await encodeAgain(from, longSide, 'error').catch(async (error: Error) => {
    if (!/premature end of JPEG/i.test(error.message)) throw error
    // Some cameras write no end mark. With one, only what lacks a part of the picture still gives a warning.
    await appendFile(from, END_OF_IMAGE)
    return encodeAgain(from, longSide, 'warning')
  })
  // Written apart from decoding: a full disk says nothing about the picture.
  const isWritten = await writeFile(to, data, { mode: 0o600 }).then(
    () => true,
    () => false,
  )
  return isWritten ? { width: info.width, height: info.height, bytes: info.size } : { problem: 'failed' }
}

function encodeAgain(from: string, longSide: number, failOn: FailOnOptions) {
  return sharp(from, { limitInputPixels: MAX_PIXELS, failOn, sequentialRead: true })
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: false })
    .toBuffer({ resolveWithObject: true })
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

process.on('message', (task: DecodeTask) => {
  const start = cpuMs()
  let isAnswered = false
  const reply = (answer: DecodeAnswer, isGivenUp = false) => {
    if (isAnswered) return
    isAnswered = true
    clearInterval(guard)
    const isSpent = isGivenUp || process.memoryUsage.rss() > SPENT_MEMORY_BYTES
    process.send?.({ answer, cpuMs: cpuMs() - start, isSpent } satisfies DecoderReply)
  }
  // libvips works beside this thread, which is free to watch it.
  const guard = setInterval(() => {
    if (cpuMs() - start > MAX_CPU_MS) reply({ problem: 'type' }, true)
    else if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) reply({ problem: 'pixels' }, true)
  }, CHECK_EVERY_MS)
  decode(task).then(reply, (error: Error) =>
    reply({ problem: /pixel limit/i.test(error.message) ? 'pixels' : 'damaged' }),
  )
})
process.on('disconnect', () => process.exit(0))
