import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A stored file, and whether its time is over. */
interface StoredTile {
  bytes: Buffer
  isExpired: boolean
}

/** How much may be written, as part of the bound, before the folder is looked through again. */
const SLACK = 1 / 20

/**
 * A folder of files that may be lost at any time, of a bounded size. The time of a file is when it expires, so that
 * several processes can share the folder, and those that expire first go first.
 */
export class TileFolder {
  readonly #folder: string
  readonly #maxBytes: number
  #written = 0
  #isSwept = false
  #sweeping: Promise<void> | null = null

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  async read(name: string): Promise<StoredTile | null> {
    const path = join(this.#folder, name)
    try {
      const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)])
      return { bytes, isExpired: mtimeMs <= Date.now() }
    } catch {
      return null
    }
  }

  async write(name: string, bytes: Buffer, expires: Date): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    // A file that is half written must not be read.
    const unfinished = join(this.#folder, `${randomUUID()}.part`)
    try {
      await writeFile(unfinished, bytes, { mode: 0o600 })
      await utimes(unfinished, new Date(), expires)
      await rename(unfinished, join(this.#folder, name))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    this.#written += bytes.length
    if (!this.#isSwept || this.#written > this.#maxBytes * SLACK) await this.#sweep()
  }

  /** One sweep at a time; those who write meanwhile wait for it. */
  #sweep(): Promise<void> {
    this.#sweeping ??= this.#removeOldest().finally(() => {
      this.#sweeping = null
    })
    return this.#sweeping
  }

  async #removeOldest(): Promise<void> {
    this.#isSwept = true
    this.#written = 0
    const names = await readdir(this.#folder)
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name)
        const found = await stat(path).catch(() => null)
        return { path, bytes: found?.size ?? 0, expires: found?.mtimeMs ?? 0 }
      }),
    )
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { path, bytes } of files.sort((one, other) => one.expires - other.expires)) {
      if (total <= this.#maxBytes * (1 - SLACK)) break
      await rm(path, { force: true })
      total -= bytes
    }
  }
}
