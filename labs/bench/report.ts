import type { LoadResult } from './load.ts'
import type { Memory } from './processes.ts'

export const say = (line = '') => process.stdout.write(`${line}\n`)
const whole = (value: number) => Math.round(value).toLocaleString('en-US').padStart(8)
const fine = (value: number) => value.toFixed(2).padStart(7)

/** Prints a result, and what part of another one it is. */
export function row(name: string, result: LoadResult, beside?: { label: string; perSecond: number }): void {
  const ratio = beside ? `  ${(result.perSecond / beside.perSecond).toFixed(2)} of ${beside.label}` : ''
  const errors = result.errors > 0 ? `  ${result.errors} ERRORS` : ''
  say(
    `  ${name.padEnd(34)}${whole(result.perSecond)}/s  p50 ${fine(result.p50)} ms  p99 ${fine(result.p99)} ms${ratio}${errors}`,
  )
}

/** Prints the memory that a site takes now. */
export function sayMemory({ server, site }: Memory, when = 'memory after that'): void {
  say(`  ${when}: the server ${server} MB, with its parent and helpers ${site} MB`)
}
