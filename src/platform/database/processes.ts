import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface ProcessInfo {
  pid: number
  /** Its program and arguments, or the title that it has given itself. */
  command: readonly string[]
}

/** All running processes. Those that have ended and wait for their parent (zombies) are left out. */
export async function listProcesses(): Promise<ProcessInfo[]> {
  if (process.platform !== 'linux') return listByPs()
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const found = await Promise.all(pids.map(findProcess))
  return found.filter((each) => each !== null)
}

/** A running process by its number; null where there is none. */
export async function findProcess(pid: number): Promise<ProcessInfo | null> {
  if (process.platform !== 'linux') return (await listByPs()).find((each) => each.pid === pid) ?? null
  // Empty for a zombie and for the kernel's own threads.
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const command = line.split('\0').filter(Boolean)
  return command.length > 0 ? { pid, command } : null
}

async function listByPs(): Promise<ProcessInfo[]> {
  const { stdout } = await run('ps', ['-axww', '-o', 'pid=,stat=,command='], { maxBuffer: 16 * 1024 * 1024 })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, state = '', command = ''] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return pid && !state.startsWith('Z') ? [{ pid: Number(pid), command: command.split(' ') }] : []
  })
}
