import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The folders under DATA_DIR that hold what is private. PostgreSQL sets the modes of its own files. */
const privateFolders = ['files', 'uploads', 'mail', 'keys'] as const

/**
 * Closes the private folders to all other users. What lies in them is then out of reach, whatever its own mode.
 * Folders that do not exist yet are made with the right mode by what needs them.
 */
export async function closePrivateFolders(dataDir: string): Promise<void> {
  for (const folder of [...privateFolders, 'postgres']) {
    await chmod(join(dataDir, folder), 0o700).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/** Sets everything in the private folders to 0600 and 0700. Gives how many files and folders had another mode. */
export async function closePrivateFiles(dataDir: string): Promise<number> {
  let changed = 0
  for (const folder of privateFolders) changed += await closeTree(join(dataDir, folder))
  return changed
}

async function closeTree(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessGone([]))
  let changed = 0
  for (const entry of entries) {
    if (!entry.isFile() && !entry.isDirectory()) continue
    const path = join(entry.parentPath, entry.name)
    const right = entry.isDirectory() ? 0o700 : 0o600
    const found = await lstat(path).catch(unlessGone(null))
    if (!found || (found.mode & 0o777) === right) continue
    await chmod(path, right).catch(unlessGone(undefined))
    changed += 1
  }
  return changed
}

/** Files come and go while they are looked at. */
export const unlessGone =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
