import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Program {
  /** Waits until what it has said so far has this in it, and gives that. */
  says(expected: RegExp): Promise<string>
  /** Tries until it succeeds. */
  until<T>(attempt: () => Promise<T>): Promise<T>
  end(): Promise<void>
}

/** Starts a program whose readiness is waited for. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Program {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      output += bytes
    })
  const until = async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`${command} has ended:\n${output}`)
      const result = await attempt().catch(() => null)
      if (result !== null) return result
      await sleep(50)
    }
  }
  return {
    until,
    says: (expected) => until(async () => expected.exec(output)?.[1] ?? null).then(String),
    async end() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
