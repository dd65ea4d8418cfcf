import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessGone } from '../../../../platform/storage/data-folders.ts'
import { unfinishedFolder } from '../../../../platform/storage/private-files-driver.ts'
import { addFound, type FoundFiles, noFiles } from './report.ts'

/** Where files lie for as long as they are worked on, and which of the files there. */
const workFolders = [
  { folder: 'uploads', isWork: () => true },
  { folder: join('files', unfinishedFolder), isWork: () => true },
  { folder: 'mail', isWork: (name: string) => name.endsWith('.part') },
]

/** Deletes what processes that died have left half-done under DATA_DIR. */
export async function sweepWorkFiles(
  dataDir: string,
  { before, dryRun }: { before: Date; dryRun: boolean },
): Promise<FoundFiles> {
  const found = noFiles()
  for (const { folder, isWork } of workFolders) {
    // Recursively: each process has a folder of its own in `uploads`.
    const names = await readdir(join(dataDir, folder), { recursive: true }).catch(unlessGone<string[]>([]))
    for (const name of names.filter(isWork)) {
      const path = join(dataDir, folder, name)
      const file = await lstat(path).catch(unlessGone(null))
      if (!file?.isFile() || file.mtime > before) continue
      if (!dryRun) await rm(path, { force: true })
      addFound(found, join(folder, name), file.size)
    }
  }
  return found
}
