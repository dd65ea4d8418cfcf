import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'husvaer-test-'

/** A new folder that the database's own user may pass through. It is removed when the run that it belongs to ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${ownerOfRun()}-${name}-`))
  chmodSync(folder, 0o711)
  return folder
}

/** The process that removes the folders of a run: the first one that made one. Those that it starts know it. */
function ownerOfRun(): string {
  const known = process.env.TEST_FOLDERS_OWNER
  if (known) return known
  const owner = String(process.pid)
  process.env.TEST_FOLDERS_OWNER = owner
  process.once('exit', () => removeFolders((each) => each === owner))
  // A run that was killed could not.
  removeFolders((each) => hasEnded(Number(each)))
  return owner
}

function removeFolders(isOf: (owner: string) => boolean): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-')[0] : undefined
    if (owner && isOf(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 5 })
  }
}

function hasEnded(pid: number): boolean {
  try {
    return !process.kill(pid, 0)
  } catch (error) {
    // Those of another person are theirs to remove.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
