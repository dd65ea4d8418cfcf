import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createLimit } from '../../platform/base/concurrency.ts'
import { writeWhole } from '../../platform/base/write-whole.ts'

/** Pictures and fonts are compressed as they are. */
const compressible = /\.(js|css|svg|txt|ico)$/

interface CompressOptions {
  /** How many files are compressed at the same time. */
  atOnce: number
  /** Begins no more files once it is aborted. */
  signal?: AbortSignal
}

/**
 * Writes `.br` and `.gz` beside each file of a folder that has none yet; they are what is sent to browsers.
 * @throws Error where the folder cannot be written to.
 */
export async function compressFiles(folder: string, { atOnce, signal }: CompressOptions): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file))
  const limit = createLimit(atOnce)
  const compress = async (file: string) => {
    const path = join(folder, file)
    // The last of the two.
    if (signal?.aborted || (await exists(`${path}.gz`))) return
    const bytes = await readFile(path)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    await writeWhole(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
    await writeWhole(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
  await Promise.all(files.map((file) => limit.run(() => compress(file))))
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
