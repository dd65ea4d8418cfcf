import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

interface ReceivedFile {
  /** How many bytes came, written or not. */
  bytes: number
  /** The first bytes, which tell what kind of file it is. */
  start: Buffer
  /** Why it could not be written, as on a full disk; null where it was. */
  failure: unknown
}

/** Enough to tell the kind of a file. */
const START_BYTES = 16

/**
 * Writes a file as it comes, readable by this user only, and no further than `maxBytes`: memory holds one piece at a
 * time. What is too large, or cannot be written, is still read to its end, since more fields of a form may follow.
 */
export async function receiveFile(
  stream: AsyncIterable<Uint8Array>,
  path: string,
  maxBytes: number,
): Promise<ReceivedFile> {
  const start: Uint8Array[] = []
  let bytes = 0
  let failure: unknown = null
  const file = await openNew(path).catch((error) => {
    failure = error
    return null
  })
  try {
    for await (const chunk of stream) {
      if (bytes < START_BYTES) start.push(chunk.slice(0, START_BYTES))
      bytes += chunk.length
      if (!file || failure || bytes > maxBytes) continue
      await file.appendFile(chunk).catch((error) => {
        failure = error
      })
    }
  } finally {
    await file?.close()
  }
  return { bytes, start: Buffer.concat(start), failure }
}

async function openNew(path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  return open(path, 'wx', 0o600)
}
