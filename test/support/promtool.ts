import { spawnSync } from 'node:child_process'

/** Prometheus' own checker, of Debian's package `prometheus`; tests that use it are skipped where it is missing. */
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0

/** Runs promtool, with a text on its standard input. Gives its exit code, and what it says on both outputs. */
export function promtool(args: string[], input = ''): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
