import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/**
 * Whether everything in a ZIP unpacks to no more than so many bytes. The sizes that the ZIP states are not trusted: a
 * megabyte can unpack to a gigabyte and say otherwise. Stops unpacking at the limit.
 * @throws Error where its list of files, or a file, cannot be read.
 */
export async function unpacksWithin(zip: Buffer, maxBytes: number): Promise<boolean> {
  const file = await fromBufferPromise(zip, { lazyEntries: true, validateEntrySizes: false })
  let left = maxBytes
  for await (const entry of file.eachEntry()) {
    left -= await unpackedSize(file, entry, left)
    if (left < 0) return false
  }
  return true
}

/** How many bytes one file unpacks to, or the first number above the limit. */
async function unpackedSize(file: ZipFile, entry: Entry, maxBytes: number): Promise<number> {
  let bytes = 0
  for await (const piece of await file.openReadStreamPromise(entry)) {
    bytes += piece.length
    if (bytes > maxBytes) break
  }
  return bytes
}
