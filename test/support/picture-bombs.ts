import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A PNG that claims a size in RGBA, and holds no picture of that size. */
export function pngOf(claim: {
  width: number
  height: number
  depth?: 8 | 16
  interlaced?: boolean
}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(claim.width, 0)
  header.writeUInt32BE(claim.height, 4)
  header.set([claim.depth ?? 8, 6, 0, 0, claim.interlaced ? 1 : 0], 8)
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1000)))
  return Buffer.concat([start, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))])
}

/** A PNG with more compressed text than any picture needs. */
export function withCompressedText(png: Buffer): Buffer {
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(randomBytes(1_100_000))]))
  return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)])
}

/** The header of a JPEG with three colours that are not subsampled, up to its first scan. */
export function jpegHeader(claim: {
  width: number
  height: number
  progressive?: boolean
  /** How many of the colours are in the first scan. */
  firstScan?: number
}): Buffer {
  const frame = Buffer.from([
    0xff,
    claim.progressive ? 0xc2 : 0xc0,
    0,
    17,
    8,
    0,
    0,
    0,
    0,
    3,
    1,
    0x11,
    0,
    2,
    0x11,
    0,
    3,
    0x11,
    0,
  ])
  frame.writeUInt16BE(claim.height, 5)
  frame.writeUInt16BE(claim.width, 7)
  const scan = Buffer.from([0xff, 0xda, 0, 12, claim.firstScan ?? 3, 1, 0, 2, 0, 3, 0, 0, 63, 0, 0, 0])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, scan])
}
