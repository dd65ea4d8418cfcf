import { readdirSync, readFileSync } from 'node:fs'

const MICROSECONDS_PER_TICK = 10_000

/** A process and all that it started, and what those started. */
export function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)]
}

/** User and system time that a process and all below it have taken since they started, ended ones included, in microseconds. */
export function processorMicroseconds(pid: number): number {
  return treeOf(pid).reduce((sum, process) => sum + ticksOf(process), 0) * MICROSECONDS_PER_TICK
}

/** Resident memory of a process and all below it, in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = treeOf(pid).map((process) =>
    Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${process}/status`))?.[1] ?? 0),
  )
  return Math.round(kilobytes.reduce((sum, size) => sum + size, 0) / 1024)
}

/** User and system time of the processes below this one that have ended and were waited for, in seconds. */
export function endedChildrenSeconds(): number {
  const [user, system] = fieldsOf('self').slice(13, 15).map(Number)
  return (((user ?? 0) + (system ?? 0)) * MICROSECONDS_PER_TICK) / 1_000_000
}

function childrenOf(pid: number): number[] {
  let threads: string[] = []
  try {
    threads = readdirSync(`/proc/${pid}/task`)
  } catch {
    // It has ended.
  }
  return threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
}

/** Its own ticks, and those of what it has started and waited for: a connection of PostgreSQL is a process that ends. */
function ticksOf(pid: number): number {
  return fieldsOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0)
}

/** The fields of `/proc/PID/stat` after the name, which may have spaces. */
function fieldsOf(pid: number | 'self'): string[] {
  const stat = read(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
