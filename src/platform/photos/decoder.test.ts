import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { blankPhoto } from '../../../test/support/blank-photo.ts'
import { jpegHeader, pngOf, withCompressedText } from '../../../test/support/picture-bombs.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { createDecoder, type DecodeOptions, type Decoder } from './decoder.ts'
import { createDecoderWorker } from './decoder-worker.ts'

let folder: string
let photo: string
/** Large enough to be under way for a moment. */
let large: string
let decoder: Decoder
const file = async (name: string, bytes: Buffer) => {
  await writeFile(join(folder, name), bytes)
  return join(folder, name)
}
beforeAll(async () => {
  folder = temporaryFolder('decoder')
  photo = await file('photo.jpg', await blankPhoto().jpeg().toBuffer())
  large = await file('large.png', await blankPhoto(4000, 3000).png().toBuffer())
})
afterEach(() => decoder.close())

/** A photo that does not compress to a few bytes: a part of it can be missing. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

let count = 0
const decode = (from: string, options?: DecodeOptions) => {
  count += 1
  return decoder.decode({ from, to: join(folder, `${count}.out`) }, options)
}

test.each([
  [
    'an interlaced PNG of 59 megapixels with 16 bits',
    pngOf({ width: 9900, height: 6000, depth: 16, interlaced: true }),
    'pixels',
  ],
  ['a PNG of 61 megapixels', pngOf({ width: 10_000, height: 6100 }), 'pixels'],
  ['a PNG of one endless row', pngOf({ width: 59_000_000, height: 1 }), 'pixels'],
  [
    'a progressive JPEG of 59 megapixels without subsampling',
    jpegHeader({ width: 9900, height: 6000, progressive: true }),
    'pixels',
  ],
  [
    'a JPEG of 59 megapixels whose colours come one after the other',
    jpegHeader({ width: 9900, height: 6000, firstScan: 1 }),
    'pixels',
  ],
  ['a PNG with megabytes of compressed text', withCompressedText(pngOf({ width: 8, height: 8 })), 'type'],
  ['half a header', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'), 'type'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'type'],
])('refuses %s by its header', async (_, bytes, problem) => {
  decoder = createDecoder()
  expect(await decode(await file('bomb', bytes))).toEqual({ problem })
})

test.each([
  ['a progressive JPEG', () => blankPhoto(3000, 2000).jpeg({ progressive: true })],
  ['an interlaced PNG', () => blankPhoto(3000, 2000).png({ progressive: true })],
  ['a grey JPEG', () => blankPhoto(300, 200).greyscale().jpeg()],
  ['a PNG with a palette', () => blankPhoto(300, 200).png({ palette: true })],
])('decodes %s of an honest size', async (_, make) => {
  decoder = createDecoder()
  expect(await decode(await file('honest', await make().toBuffer()))).toMatchObject({
    width: expect.any(Number),
  })
})

test.each([
  ['a JPEG without its end mark', (bytes: Buffer) => bytes.subarray(0, -2)],
  ['a JPEG that lacks half of its end mark', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['a JPEG with something after its end mark', (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(64)])],
])('decodes %s', async (_, change) => {
  decoder = createDecoder()
  for (const progressive of [false, true]) {
    const whole = await noise(300, 200).jpeg({ progressive }).toBuffer()
    expect(await decode(await file('unended.jpg', change(whole)))).toMatchObject({ width: 300, height: 200 })
  }
})

test('says of a picture that lacks a part that it is damaged', async () => {
  decoder = createDecoder()
  const jpeg = await noise(300, 200).jpeg().toBuffer()
  const png = await noise(300, 200).png().toBuffer()
  for (const bytes of [jpeg, png].map((whole) => whole.subarray(0, whole.length * 0.6)))
    expect(await decode(await file('half', bytes))).toEqual({ problem: 'damaged' })
})

test.each([
  ['a long screenshot', 1080, 20_000, 1080, 20_000],
  ['a wide panorama', 12_000, 3000, 7680, 1920],
  ["a camera's photo", 4000, 3000, 2560, 1920],
])('keeps %s as wide as it is read', async (_, width, height, keptWidth, keptHeight) => {
  decoder = createDecoder()
  const bytes = await blankPhoto(width, height).png().toBuffer()
  expect(await decode(await file('sized.png', bytes))).toMatchObject({
    width: keptWidth,
    height: keptHeight,
  })
})

test('decodes a photo before the third of twenty pictures that another sender sent first', async () => {
  decoder = createDecoder()
  const order: string[] = []
  const send = (sender: string, from: string) => decode(from, { sender }).then(() => order.push(sender))
  const flood = Array.from({ length: 20 }, () => send('flooder', large))
  await send('tenant', photo)
  expect(order.filter((sender) => sender === 'flooder').length).toBeLessThan(3)
  decoder.close()
  await Promise.all(flood)
})

test('decodes a photo before the third of the costly pictures that forty addresses sent first', async () => {
  decoder = createDecoder()
  const order: string[] = []
  const send = (sender: string, from: string) => decode(from, { sender }).then(() => order.push(sender))
  const flood = Array.from({ length: 80 }, (_, index) => send(`192.0.2.${index % 40}`, large))
  await send('tenant', photo)
  expect(order.length).toBeLessThan(3)
  decoder.close()
  await Promise.all(flood)
})

test('lets twenty pictures of a sender wait beside the one under way, and refuses the others at once', async () => {
  decoder = createDecoder()
  const refused: number[] = []
  let decoded = 0
  // Which of them come first is as their headers are read.
  const answers = Array.from({ length: 25 }, async () => {
    if ('problem' in (await decode(photo, { sender: 'flooder' }))) refused.push(decoded)
    else decoded += 1
  })
  await Promise.all(answers)
  expect([refused.length, decoded]).toEqual([4, 21])
  expect(Math.max(...refused)).toBeLessThan(21)
})

test('fails only the picture whose process was killed, and replaces the process', async () => {
  const worker = createDecoderWorker()
  decoder = createDecoder({
    worker: {
      get pid() {
        return worker.pid
      },
      run(task) {
        const answer = worker.run(task)
        if (task.from === large) process.kill(worker.pid ?? 0, 'SIGKILL')
        return answer
      },
      end: () => worker.end(),
    },
  })
  await decode(photo)
  const first = decoder.pid
  const answers = [decode(large), decode(photo)]
  expect(await answers[0]).toEqual({ problem: 'failed' })
  expect(await answers[1]).toMatchObject({ width: 80 })
  expect(decoder.pid).not.toBe(first)
})

test('replaces a process that was killed between two pictures', async () => {
  decoder = createDecoder()
  await decode(photo)
  process.kill(decoder.pid ?? 0, 'SIGKILL')
  await expect.poll(() => decoder.pid).toBeUndefined()
  expect(await decode(photo)).toMatchObject({ width: 80 })
})

test('gives up a picture that takes too much processor time, with its process', async () => {
  decoder = createDecoder({ maxCpuMs: 1 })
  expect(await decode(await file('slow.png', await blankPhoto(6000, 4000).png().toBuffer()))).toEqual({
    problem: 'type',
  })
  expect(decoder.pid).toBeUndefined()
})

test('does not decode a cancelled picture', async () => {
  decoder = createDecoder()
  const abort = new AbortController()
  const first = decode(large)
  const second = decode(photo, { signal: abort.signal })
  const target = join(folder, `${count}.out`)
  abort.abort()
  expect(await second).toEqual({ problem: 'failed' })
  await first
  await expect(access(target)).rejects.toThrow('ENOENT')
})

test('resolves all waiting pictures when it is closed', async () => {
  decoder = createDecoder()
  const answers = [decode(large), decode(photo), decode(photo)]
  decoder.close()
  expect(await Promise.all(answers)).toEqual(Array(3).fill({ problem: 'failed' }))
  expect(decoder.pid).toBeUndefined()
  expect(await decode(photo)).toEqual({ problem: 'failed' })
})

test('a process that cannot be started fails the photo, and the next one is tried', async () => {
  let runs = 0
  decoder = createDecoder({
    worker: {
      pid: undefined,
      async run() {
        runs += 1
        if (runs === 1) throw new Error('spawn ENOMEM')
        return { answer: { width: 1, height: 1, bytes: 1 }, cpuMs: 1 }
      },
      end: () => undefined,
    },
  })
  expect(await decode(photo)).toEqual({ problem: 'failed' })
  expect(await decode(photo)).toEqual({ width: 1, height: 1, bytes: 1 })
})
