import { crc32, deflateSync } from 'node:zlib'
import type { Random } from './random.ts'

interface PngOptions {
  width: number
  height: number
  /** Bits of a grey pixel. */
  depth?: number
  interlaced?: boolean
  /** Uncompressed bytes of the picture; as many as it says, where nothing is said. */
  dataBytes?: number
  extra?: Buffer
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A PNG that is as large as it says, or only says so. */
export function png({ width, height, depth = 1, interlaced = false, dataBytes, extra }: PngOptions): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, 0, 0, 0, interlaced ? 1 : 0], 8)
  const bytes = dataBytes ?? (Math.ceil((width * depth) / 8) + 1) * height
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    extra ?? Buffer.alloc(0),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Text of `bytes` bytes in a few: a bomb that stands beside the picture. */
const textBomb = (bytes: number) =>
  chunk('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]))

/** A JPEG whose header says another size than it has. */
function withSize(photo: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(photo)
  const at = changed.findIndex(
    (byte, index) => byte === 0xff && [0xc0, 0xc2].includes(changed[index + 1] ?? 0),
  )
  if (at < 0) return changed
  changed.writeUInt16BE(height, at + 5)
  changed.writeUInt16BE(width, at + 7)
  return changed
}

const jpegStart = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
/** Generated once: compressing them for every attack would cost more than the attack. */
const bombs: (() => Buffer)[] = [
  once(() => png({ width: 12_000, height: 12_000 })),
  once(() => png({ width: 8000, height: 8000, interlaced: true })),
  once(() => png({ width: 65_500, height: 65_500, dataBytes: 100 })),
  once(() => png({ width: 0x7fffffff, height: 0x7fffffff, dataBytes: 100 })),
  once(() => png({ width: 0, height: 0, dataBytes: 0 })),
  once(() => png({ width: 1, height: 2_000_000 })),
  once(() => png({ width: 4000, height: 3000, depth: 16, interlaced: true })),
  once(() => png({ width: 10, height: 10, dataBytes: 20_000_000 })),
  once(() => png({ width: 10, height: 10, extra: textBomb(20_000_000) })),
]

const shapes: ((random: Random, photo: Buffer) => Buffer)[] = [
  (_, photo) => withSize(photo, 65_500, 65_500),
  (_, photo) => withSize(photo, 0, 0),
  (random, photo) => photo.subarray(0, random.between(1, photo.length - 1)),
  (random, photo) => random.mutate(photo),
  (random, photo) => random.mutate(photo),
  (random) => Buffer.concat([jpegStart, random.bytes(random.between(0, 5000))]),
  (random) => Buffer.concat([jpegStart, Buffer.alloc(random.between(0, 200_000), 0xff)]),
  (random) => random.bytes(random.between(0, 3000)),
  () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  () => Buffer.from('GIF89a\xff\xff\xff\xff\x00\x00\x00', 'latin1'),
  () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  () => Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
  () => Buffer.from('II*\0\x08\0\0\0\xff\xff', 'latin1'),
  () => Buffer.from('%PDF-1.7\n', 'latin1'),
  (random) => random.mutate(random.pick(bombs)()),
]

/** A picture that is too large for its bytes, broken, or none. */
export function hostilePicture(random: Random, photo: Buffer): Buffer {
  return random.chance(0.4) ? random.pick(bombs)() : random.pick(shapes)(random, photo)
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
