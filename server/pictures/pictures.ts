import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { pictures } from '../database/schema.ts'
import { inspectPicture } from './inspect.ts'
import { publicBucket, publicStoragePrefix, type Storage } from './storage.ts'

/** The public address of an original: `path` is its place in the storage, bucket first. */
export function publicUrlOf(path: string): string {
  return `${publicStoragePrefix}${path}`
}

/** Stores an original once and notes what pages need to know of it. Returns its public address. */
export async function storePicture(
  { orm, storage }: { orm: Database['orm']; storage: Storage },
  path: string,
  original: Buffer,
): Promise<string> {
  if (!path.startsWith(`${publicBucket}/`)) throw new Error(`${path} is not in the public bucket`)
  const { key, ...seen } = await inspectPicture(original)
  await storage.put(path, original)
  const url = publicUrlOf(path)
  const row = { url, key, storage_path: path, ...seen }
  await orm.insert(pictures).values(row).onConflictDoUpdate({ target: pictures.url, set: row })
  return url
}

/** Finds the bytes of an original by the key of its content. */
export function originalFinder({ orm, storage }: { orm: Database['orm']; storage: Storage }) {
  return async (key: string): Promise<Uint8Array | null> => {
    const [row] = await orm
      .select({ path: pictures.storage_path })
      .from(pictures)
      .where(eq(pictures.key, key))
      .limit(1)
    if (!row || !(await storage.exists(row.path))) return null
    return storage.getBytes(row.path)
  }
}
