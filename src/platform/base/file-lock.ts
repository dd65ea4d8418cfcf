import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** SQLite's result code for a file that another connection has locked. */
const SQLITE_BUSY = 5
const TRY_AGAIN_MS = 25

export interface FileLock {
  release(): void
}

/**
 * Locks a file for this process. The operating system releases the lock when the process ends for any reason,
 * so there are no stale locks. Node has no flock(2); an open exclusive transaction of SQLite is one.
 * Gives null where another process, or this one, still holds the lock after `waitMs`.
 */
export async function lockFile(file: string, waitMs: number): Promise<FileLock | null> {
  const deadline = Date.now() + waitMs
  for (;;) {
    const lock = tryLock(file)
    if (lock || Date.now() >= deadline) return lock
    await sleep(TRY_AGAIN_MS)
  }
}

function tryLock(file: string): FileLock | null {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    const opened = database
    // Nothing is ever written, so a journal file would only be left behind.
    opened.exec('pragma journal_mode = memory; begin exclusive')
    return { release: () => opened.close() }
  } catch (error) {
    database?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null
    throw new Error(`The file ${file} cannot be locked.`, { cause: error })
  }
}
