import { spawn } from 'node:child_process'
import { present } from './present.ts'

export interface ScriptProcess {
  pid: number
  /** Everything written so far, to both outputs. */
  output(): string
  send(signal: NodeJS.Signals): void
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

/** Runs the text of a module in a Node process of its own. */
export function runScript(
  source: string,
  environment: Record<string, string> = {},
  flags: readonly string[] = [],
): ScriptProcess {
  const child = spawn(process.execPath, [...flags, '--input-type=module-typescript', '--eval', source], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return {
    pid: present(child.pid),
    output: () => output,
    send: (signal) => child.kill(signal),
    ended: new Promise((resolve) =>
      child.once('close', (code, signal) => resolve(code ?? signal ?? 'SIGKILL')),
    ),
  }
}
