import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder that the database's own user may pass through. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `husvaer-${name}-`))
  chmodSync(folder, 0o711)
  return folder
}
