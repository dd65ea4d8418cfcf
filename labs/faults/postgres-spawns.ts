import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

/** Changes the arguments of each start of PostgreSQL in this process. `count` starts at 1. */
export function onPostgresStart(change: (args: readonly string[], count: number) => readonly string[]): void {
  const { spawn } = childProcess
  let count = 0
  const changed = (command: string, args: readonly string[], options: childProcess.SpawnOptions) => {
    if (!command.endsWith('/bin/postgres')) return spawn(command, args, options)
    count += 1
    return spawn(command, change(args, count), options)
  }
  childProcess.spawn = changed as typeof spawn
  syncBuiltinESMExports()
}
