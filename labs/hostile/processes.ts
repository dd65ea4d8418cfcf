import { readdirSync, readFileSync } from 'node:fs'

/** What a process holds, as Linux tells it. */
export interface Held {
  descriptors: number
  residentMb: number
  /** Processes of Node below it: decoders, mail readers. */
  helpers: number
}

export function heldBy(pid: number): Held {
  return {
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    residentMb: Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    ),
    helpers: descendantsOf(pid).filter((each) => /^(\S*\/)?node /.test(commandOf(each))).length,
  }
}

/** The processes below one, at any depth. */
export function descendantsOf(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const parent = parentOf(name)
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const found: number[] = []
  const waiting = [pid]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const below = children.get(next) ?? []
    found.push(...below)
    waiting.push(...below)
  }
  return found
}

export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function parentOf(name: string): number | null {
  if (!/^\d+$/.test(name)) return null
  try {
    // The name of the program stands in brackets and may hold anything: what counts comes after it.
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return Number(fields?.[1])
  } catch {
    return null
  }
}
