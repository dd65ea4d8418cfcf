import { z } from 'zod'
import { execute, findRow } from '../database/query.ts'
import type { FileDeps } from '../storage/pending-deletions.ts'
import { publicBucket, publicStoragePrefix } from '../storage/storage.ts'
import { storeFile } from '../storage/store-file.ts'
import { inspectPicture } from './inspect.ts'

/** The public address of an original: `path` is its place in the storage, bucket first. */
export function publicUrlOf(path: string): string {
  return `${publicStoragePrefix}${path}`
}

/** Stores an original once and notes what pages need to know of it. Returns its public address. */
export async function storePicture(deps: FileDeps, path: string, original: Buffer): Promise<string> {
  if (!path.startsWith(`${publicBucket}/`)) throw new Error(`${path} is not in the public bucket`)
  const { key, ...seen } = await inspectPicture(original)
  const url = publicUrlOf(path)
  await storeFile(deps, path, {
    write: () => deps.storage.put(path, original),
    insertRow: (client) =>
      execute(
        client,
        `insert into pictures (url, key, storage_path, width, height, preview) values ($1, $2, $3, $4, $5, $6)
         on conflict (url) do update set key = excluded.key, storage_path = excluded.storage_path,
           width = excluded.width, height = excluded.height, preview = excluded.preview, is_drawn = false`,
        [url, key, path, seen.width, seen.height, seen.preview],
      ),
  })
  return url
}

/** Gives an original that its row was written before, such as one that is drawn, and stores it. Null where there is no such original. */
export type MakeOriginal = (path: string) => Promise<Uint8Array | null>

/** Finds the bytes of an original by the key of its content; `makeMissing` is asked for one that the storage does not give. */
export function originalFinder(
  { database, storage }: FileDeps,
  makeMissing: MakeOriginal = async () => null,
) {
  const readStored = async (path: string) =>
    (await storage.exists(path)) ? await storage.getBytes(path) : null
  return async (key: string): Promise<Uint8Array | null> => {
    const path = await findRow(
      database.pool,
      z.string(),
      'select storage_path from pictures where key = $1 limit 1',
      [key],
    )
    if (!path) return null
    // While another process stores it, a bucket may have an original that is empty or cannot be read.
    const [stored] = await Promise.allSettled([readStored(path)])
    if (stored.status === 'fulfilled' && stored.value?.length) return stored.value
    const made = await makeMissing(path)
    if (!made && stored.status === 'rejected') throw stored.reason
    return made
  }
}
