import type { PhotoProblem } from '../../domain/submissions/photo.ts'

/** Larger pictures are refused. */
export const MAX_PIXELS = 60_000_000

/** No camera's picture is wider or higher; a decoder holds several whole rows in memory. */
const MAX_SIDE = 30_000

/**
 * What a decoder may have to hold in memory at once of a picture that cannot be read row by row. With what a process
 * of sharp takes by itself, it stays below 450 MB.
 */
const MAX_HELD_BYTES = 250_000_000

/** Compressed texts and profiles unpack to a thousand times their size, and are no part of the picture. */
const MAX_COMPRESSED_TEXT_BYTES = 1_000_000

interface Header {
  width: number
  height: number
  /** What has to be in memory before the first row can be written. */
  heldBytes: number
}

/**
 * The size of a JPEG or PNG by its header, or why it is not decoded at all: a small file may unpack to more than memory
 * holds, or take longer than all others together.
 */
export function examineHeader(bytes: Buffer): Pick<Header, 'width' | 'height'> | { problem: PhotoProblem } {
  const header = isPng(bytes) ? readPng(bytes) : readJpeg(bytes)
  if (!header) return { problem: 'type' }
  const { width, height, heldBytes } = header
  if (width === 0 || height === 0) return { problem: 'damaged' }
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return { problem: 'pixels' }
  return heldBytes > MAX_HELD_BYTES ? { problem: 'pixels' } : { width, height }
}

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const isPng = (bytes: Buffer) => bytes.subarray(0, PNG_START.length).equals(PNG_START)

/** Samples of a pixel by the colour type of PNG (ISO 15948, 11.2.2); a palette is unpacked to RGBA. */
const pngSamples: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }

function readPng(bytes: Buffer): Header | null {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth, colourType, isInterlaced] = [bytes.readUInt8(24), bytes.readUInt8(25), bytes.readUInt8(28)]
  const samples = pngSamples[colourType]
  if (!samples || compressedText(bytes) > MAX_COMPRESSED_TEXT_BYTES) return null
  const pixelBytes = samples * (depth > 8 ? 2 : 1)
  return { width, height, heldBytes: isInterlaced ? width * height * pixelBytes : 0 }
}

/** How many bytes of a PNG are compressed texts and colour profiles. */
function compressedText(bytes: Buffer): number {
  let sum = 0
  for (let at = PNG_START.length; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'zTXt' || type === 'iTXt' || type === 'iCCP') sum += length
    at += 12 + length
  }
  return sum
}

const SOI = 0xd8
const SOS = 0xda
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= SOI)
const isProgressive = (marker: number) => (marker & 0x03) === 0x02

/** The frame of a JPEG, and whether its first scan holds less than the whole picture (ITU T.81, annex B). */
function readJpeg(bytes: Buffer): Header | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null
  let frame: (Header & { components: number; isProgressive: boolean }) | null = null
  for (let at = 2; at + 10 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff || isAlone(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (isFrame(marker)) frame = readFrame(bytes, at, marker)
    if (marker === SOS) {
      if (!frame) return null
      const isInParts = frame.isProgressive || bytes.readUInt8(at + 4) < frame.components
      return { ...frame, heldBytes: isInParts ? frame.heldBytes : 0 }
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** A frame's size, and that of all its coefficients: two bytes for each sample. */
function readFrame(bytes: Buffer, at: number, marker: number) {
  const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
  const components = bytes.readUInt8(at + 9)
  const sampling: { across: number; down: number }[] = []
  for (let i = 0; i < components && at + 11 + 3 * i < bytes.length; i += 1) {
    const factors = bytes.readUInt8(at + 11 + 3 * i)
    sampling.push({ across: factors >> 4, down: factors & 0x0f })
  }
  const most = (side: 'across' | 'down') => Math.max(1, ...sampling.map((each) => each[side]))
  const whole = most('across') * most('down')
  const samples = sampling.reduce((sum, { across, down }) => sum + (across * down) / whole, 0)
  return {
    width,
    height,
    components,
    isProgressive: isProgressive(marker),
    heldBytes: width * height * samples * 2,
  }
}
