import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files lie until they are whole. */
export const unfinishedFolder = 'unfinished/'

/**
 * Files in a folder that only the site's own user can read. A file is there whole or not at all: it is written beside
 * its place, flushed to the disk and renamed.
 */
export class PrivateFilesDriver extends FSDriver {
  readonly #root: string

  constructor(root: string) {
    super({ location: root, visibility: 'private' })
    this.#root = root
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#writeWhole(key, (file) => writeFile(file, contents, { mode: 0o600, flush: true }))
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#writeWhole(key, (file) =>
      pipeline(contents, createWriteStream(file, { mode: 0o600, flush: true })),
    )
  }

  async #writeWhole(key: string, write: (file: string) => Promise<void>): Promise<void> {
    const target = join(this.#root, key)
    const part = join(this.#root, unfinishedFolder, randomUUID())
    for (const folder of [dirname(part), dirname(target)])
      await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await write(part)
      await rename(part, target)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
}
