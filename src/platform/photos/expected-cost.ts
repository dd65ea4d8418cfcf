import { open } from 'node:fs/promises'
import { examineHeader, MAX_PIXELS } from './picture-header.ts'

/** Where a camera has written the size, its previews before it. */
const HEADER_BYTES = 256 * 1024

/** The mark of a scan of a JPEG (ITU T.81, B.2.3): each one goes through the whole picture. */
const START_OF_SCAN = Buffer.from([0xff, 0xda])

/** A baseline JPEG has a scan for each colour at most: where there are more, the picture is read as often. */
const SCANS_OF_A_PHOTO = 3

const MS_PER_PIXEL = 20 / 1_000_000

/** How much processor time a picture will take, in milliseconds, as far as its size and scans tell; nothing of it is decoded. */
export async function expectedCost(path: string): Promise<number> {
  const file = await open(path)
  try {
    let header: Buffer | null = null
    let scans = 0
    for await (const chunk of file.createReadStream({ highWaterMark: HEADER_BYTES, autoClose: false })) {
      header ??= chunk
      for (let at = chunk.indexOf(START_OF_SCAN); at >= 0; at = chunk.indexOf(START_OF_SCAN, at + 2))
        scans += 1
    }
    const size = examineHeader(header ?? Buffer.alloc(0))
    // One that is not decoded at all costs little, but only the decoder says so for certain.
    const pixels = 'problem' in size ? MAX_PIXELS : size.width * size.height
    return pixels * MS_PER_PIXEL * Math.max(1, scans / SCANS_OF_A_PHOTO)
  } finally {
    await file.close()
  }
}
