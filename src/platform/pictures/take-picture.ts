import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Decoder } from '../photos/decoder.ts'
import type { FileDeps } from '../storage/pending-deletions.ts'
import { storePicture } from './pictures.ts'

/** What a picture from outside needs on its way to the public. */
export interface PictureDeps extends FileDeps {
  decoder: Decoder
  /** Where files lie while they are worked on. */
  workFolder: string
}

/**
 * Stores the picture in a file where the public may see it: decoded in a process of its own, as photos of visitors are,
 * and encoded again without the metadata of the file. `pathOf` places it in the storage. Gives its
 * address; null where it is no picture that is taken (JPEG or PNG).
 */
export async function takePicture(
  deps: PictureDeps,
  from: string,
  pathOf: (picture: Buffer) => string,
): Promise<string | null> {
  const to = await newWorkFile(deps, 'out')
  try {
    const decoded = await deps.decoder.decode({ from, to })
    if ('problem' in decoded) return null
    const picture = await readFile(to)
    return await storePicture(deps, pathOf(picture), picture)
  } finally {
    await rm(to, { force: true })
  }
}

/** Stores a picture that was downloaded, as `takePicture` does. */
export async function takeDownload(
  deps: PictureDeps,
  bytes: Uint8Array,
  path: string,
): Promise<string | null> {
  const from = await newWorkFile(deps, 'in')
  try {
    await writeFile(from, bytes, { mode: 0o600 })
    return await takePicture(deps, from, () => path)
  } finally {
    await rm(from, { force: true })
  }
}

async function newWorkFile({ workFolder }: PictureDeps, ending: string): Promise<string> {
  await mkdir(workFolder, { recursive: true, mode: 0o700 })
  return join(workFolder, `${randomUUID()}.${ending}`)
}
