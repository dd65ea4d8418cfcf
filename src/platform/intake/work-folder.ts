import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../base/log.ts'

/** No file is used for longer: a body arrives within minutes, and the decoder's queue is short. */
const MAX_AGE_MS = 60 * 60_000

/** The temporary folder of one process. */
interface WorkFolder {
  path: string
  /** Removes the folder and its content. */
  remove(): Promise<void>
}

/**
 * Opens a folder for this process under `parent`, and removes what processes that are gone have left there. Other
 * processes, on this machine or another one, may work under the same parent: theirs is left alone. A folder that
 * cannot be made, as on a full disk, is in the log: the site starts without it, and each file tries again.
 */
export async function openWorkFolder(parent: string, log: Log): Promise<WorkFolder> {
  const path = join(parent, `${here}-${process.pid}-${randomUUID()}`)
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await removeAbandoned(parent, path)
  } catch (error) {
    log.error({ err: error, folder: parent }, 'Work folder preparation failed')
  }
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

async function removeAbandoned(parent: string, own: string): Promise<void> {
  // Uses the clock of the file system, which may be on another machine.
  const now = (await stat(own)).mtimeMs
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    if (path === own) continue
    const isLeft = isOfEndedProcess(name) || now - (await lastChange(path)) > MAX_AGE_MS
    if (isLeft) await rm(path, { recursive: true, force: true })
  }
}

/** Whether a folder belongs to a process of this machine that has ended. */
function isOfEndedProcess(name: string): boolean {
  const [, machine, pid] = /^([0-9a-f]{16})-(\d+)-/.exec(name) ?? []
  if (machine !== here || here === UNKNOWN) return false
  // Our own process id belonged to an earlier process: ids are reused.
  return Number(pid) === process.pid || !isAlive(Number(pid))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When a file, or anything in a folder, was last written; the epoch where it no longer exists. */
async function lastChange(path: string): Promise<number> {
  const names = await readdir(path).catch(() => [])
  const times = [path, ...names.map((name) => join(path, name))].map((each) =>
    stat(each).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.NEGATIVE_INFINITY,
    ),
  )
  return Math.max(...(await Promise.all(times)))
}

/** Where the machine or container of a process is not known, the age of the folder decides. */
const UNKNOWN = '0'.repeat(16)

/** Identifies the namespace of process ids: a machine since its start, or a container. */
const here = ((): string => {
  try {
    const machine =
      readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid')
    return createHash('sha256').update(machine).digest('hex').slice(0, 16)
  } catch {
    return UNKNOWN
  }
})()
