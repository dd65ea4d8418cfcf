import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { CellsAnswer } from './parse-cells.ts'
import type { SheetTask } from './sheet-process.ts'

const program = fileURLToPath(new URL('./sheet-process.ts', import.meta.url))

/** The largest sheet takes a second, and some on a slow machine that is busy. */
const TIMEOUT_MS = 30_000

/** Reads the cells of a spreadsheet in a process of its own, which may die of it. Never throws. */
export function readCells(bytes: Buffer, maxUnpackedBytes: number): Promise<CellsAnswer> {
  const child = fork(program, {
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  return new Promise<CellsAnswer>((resolve) => {
    const fail = () => resolve({ problem: 'unreadable' })
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
    // From our own program, started above.
    child.once('message', (answer) => resolve(answer as CellsAnswer))
    child.once('error', fail)
    child.once('exit', () => {
      clearTimeout(timer)
      fail()
    })
    child.send({ bytes, maxUnpackedBytes } satisfies SheetTask, (error) => error && fail())
  })
}
