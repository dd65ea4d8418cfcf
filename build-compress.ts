import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressed = /\.(js|css|svg|webmanifest|txt|ico)$/

/** Writes `.br` and `.gz` beside each file of a folder that gets smaller by it, and has none yet. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressed.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      if (await exists(`${path}.gz`)) return
      const bytes = await readFile(path)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

/** Removes a file and what it has been compressed to. */
export async function removeCompressed(path: string): Promise<void> {
  for (const ending of ['', '.br', '.gz']) await rm(path + ending, { force: true })
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
