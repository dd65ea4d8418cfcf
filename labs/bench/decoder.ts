import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { createDecoder } from '../../src/platform/photos/decoder.ts'
import { jpegHeader, pngOf } from '../../test/support/picture-bombs.ts'

/** Measures how long valid photos wait behind seventy image bombs of other senders, and the decoder's memory. */
const BOMBS = 70
const BOMB_SENDERS = 4
const PHOTOS = 10

const blank = (channels: 3 | 4): Sharp =>
  sharp({ create: { width: 9900, height: 6000, channels, background: '#a33' } })
const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const
const bombs: (() => Promise<Buffer>)[] = [
  () => blank(3).png().toBuffer(),
  () => blank(4).png({ progressive: true }).toBuffer(),
  () => blank(3).jpeg({ progressive: true }).toBuffer(),
  async () => pngOf({ width: 9900, height: 6000, depth: 16, interlaced: true }),
  async () => jpegHeader({ width: 9900, height: 6000, progressive: true }),
]

const folder = await mkdtemp(join(tmpdir(), 'husvaer-bench-'))
try {
  const files = await Promise.all(
    bombs.map(async (make, index) => {
      const file = join(folder, `bomb-${index}`)
      await writeFile(file, await make())
      return file
    }),
  )
  const photo = join(folder, 'photo.jpg')
  const camera = { create: { width: 4000, height: 3000, channels: 3, background: '#000', noise } } as const
  await writeFile(photo, await sharp(camera).jpeg().toBuffer())

  const decoder = createDecoder()
  let most = 0
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${decoder.pid}/status`, 'utf8').catch(() => '')
    most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
  }, 10)
  const start = performance.now()
  let count = 0
  const decode = (from: string, sender: string) => {
    count += 1
    return decoder.decode({ from, to: join(folder, `${count}.out`) }, { sender })
  }
  const flood = Array.from({ length: BOMBS }, (_, index) =>
    decode(files[index % files.length] ?? '', `flooder ${index % BOMB_SENDERS}`),
  )
  const waits = await Promise.all(
    Array.from({ length: PHOTOS }, async () => {
      const answer = await decode(photo, 'tenant')
      return 'problem' in answer ? answer.problem : Math.round(performance.now() - start)
    }),
  )
  await Promise.all(flood)
  clearInterval(watch)
  decoder.close()
  process.stdout.write(
    `honest photos were ready after ${waits.join(', ')} ms; the bombs took ${Math.round(performance.now() - start)} ms; ` +
      `the decoder took ${Math.round(most / 1024)} MB at most\n`,
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
