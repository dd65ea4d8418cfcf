import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoProblem } from '../../domain/submissions/photo.ts'
import type { Decoder } from '../photos/decoder.ts'
import type { FileDeps } from '../storage/pending-deletions.ts'
import { storePicture } from './pictures.ts'

/** What a picture from outside needs on its way to the public. */
export interface PictureDeps extends FileDeps {
  decoder: Decoder
  /** Where files lie while they are worked on. */
  workFolder: string
}

/** The address of a picture that is stored, or why it is not. */
export type TakenPicture = { url: string } | { problem: PhotoProblem }

/**
 * Stores the picture in a file where the public may see it: decoded in a process of its own, as photos of visitors are,
 * and encoded again without the metadata of the file. `pathOf` places it in the storage. Gives its
 * address.
 */
export async function takePicture(
  deps: PictureDeps,
  from: string,
  pathOf: (picture: Buffer) => string,
): Promise<TakenPicture> {
  const to = await newWorkFile(deps, 'out')
  try {
    const decoded = await deps.decoder.decode({ from, to })
    if ('problem' in decoded) return decoded
    const picture = await readFile(to)
    return { url: await storePicture(deps, pathOf(picture), picture) }
  } finally {
    await rm(to, { force: true })
  }
}

/** Stores a picture that was downloaded, as `takePicture` does. Null where it is no picture that is taken (JPEG or PNG). */
export async function takeDownload(
  deps: PictureDeps,
  bytes: Uint8Array,
  path: string,
): Promise<string | null> {
  const taken = await inWorkFile(deps, async (file) => {
    await writeFile(file, bytes, { mode: 0o600 })
    return takePicture(deps, file, () => path)
  })
  return 'url' in taken ? taken.url : null
}

/** Does some work with a file that is there as long as it takes. */
export async function inWorkFile<T>(
  deps: Pick<PictureDeps, 'workFolder'>,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const file = await newWorkFile(deps, 'in')
  try {
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}

async function newWorkFile({ workFolder }: Pick<PictureDeps, 'workFolder'>, ending: string): Promise<string> {
  await mkdir(workFolder, { recursive: true, mode: 0o700 })
  return join(workFolder, `${randomUUID()}.${ending}`)
}
