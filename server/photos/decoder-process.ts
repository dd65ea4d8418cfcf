import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { DecodeAnswer, DecoderReply, DecodeTask } from './decoder-worker.ts'
import { MAX_PIXELS, problemOf } from './picture-header.ts'

/**
 * Runs as a separate process, so that decoding an untrusted file can crash or be killed without ending the site.
 * Reads one picture at a time and encodes it again, upright and without metadata.
 */

/** Twice the widest that is shown. */
const MAX_SIDE = 2560

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
  const problem = problemOf(await readFile(from))
  if (problem) return { problem }
  const { data, info } = await sharp(from, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: false })
    .toBuffer({ resolveWithObject: true })
  // Written apart from decoding: a full disk says nothing about the picture.
  const isWritten = await writeFile(to, data, { mode: 0o600 }).then(
    () => true,
    () => false,
  )
  return isWritten ? { width: info.width, height: info.height, bytes: info.size } : { problem: 'failed' }
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
    reply({ problem: /pixel limit/i.test(error.message) ? 'pixels' : 'type' }),
  )
})
process.on('disconnect', () => process.exit(0))
