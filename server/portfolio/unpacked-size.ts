import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

/** Where a ZIP's list of its files is told of, at its end. */
const END = Buffer.from('PK\x05\x06', 'latin1')

const STORED = 0

/**
 * Whether everything in a ZIP unpacks to no more than so many bytes. What the ZIP says of its own sizes is not
 * believed: a megabyte can unpack to a gigabyte and say otherwise.
 * @throws Error where its list of files cannot be read.
 */
export async function unpacksWithin(zip: Buffer, most: number): Promise<boolean> {
  const end = zip.lastIndexOf(END)
  if (end < 0) throw new Error('A ZIP without a list of its files')
  let entry = zip.readUInt32LE(end + 16)
  let room = most
  for (let count = zip.readUInt16LE(end + 10); count > 0 && room >= 0; count -= 1) {
    room -= await unpackedSize(zip, entry, room)
    entry += 46 + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32)
  }
  return room >= 0
}

/** How large one file is, unpacked; endless where it is larger than there is room for. */
async function unpackedSize(zip: Buffer, entry: number, room: number): Promise<number> {
  const packed = zip.readUInt32LE(entry + 20)
  if (zip.readUInt16LE(entry + 10) === STORED) return packed
  const header = zip.readUInt32LE(entry + 42)
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  try {
    const bytes = await inflate(zip.subarray(start, start + packed), { maxOutputLength: Math.max(1, room) })
    return bytes.length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return Number.POSITIVE_INFINITY
    throw error
  }
}
