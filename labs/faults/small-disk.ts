import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../src/platform/base/errors.ts'

const SIZE_MB = 600

/** Why there can be no small file system here; null where there can. */
export function whyNoSmallDisk(): string | null {
  if (process.platform !== 'linux') return 'only Linux has tmpfs'
  return process.getuid?.() === 0 ? null : 'only root can mount a file system'
}

/** Mounts a small file system, in memory, on a folder. Gives what unmounts it. */
export function mountSmallDisk(folder: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=711`, 'tmpfs', folder])
  chmodSync(folder, 0o711)
  let isMounted = true
  const unmount = () => {
    if (!isMounted) return
    isMounted = false
    // Lazily: a process that has not ended yet must not keep it.
    execFileSync('umount', ['-l', folder])
  }
  process.once('exit', unmount)
  return unmount
}

const fillerOf = (folder: string) => join(folder, 'filler')

/** Writes until nothing more fits. */
export function fillDisk(folder: string): void {
  const file = openSync(fillerOf(folder), 'w')
  try {
    for (let bytes = 1024 * 1024; bytes >= 1; ) {
      try {
        writeSync(file, Buffer.alloc(bytes))
      } catch (error) {
        if (errorCode(error) !== 'ENOSPC') throw error
        bytes = Math.floor(bytes / 2)
      }
    }
  } finally {
    closeSync(file)
  }
}

export function freeDisk(folder: string): void {
  rmSync(fillerOf(folder), { force: true })
}
