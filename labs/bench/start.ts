import { spawn } from 'node:child_process'
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { findPort } from '../../src/platform/database/embedded.ts'
import { siteSources } from '../../test/support/site-sources.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { landlordFolder } from '../../tooling/landlord-folder.mjs'
import { processorTime } from './processes.ts'
import { say } from './report.ts'

const LATER_STARTS = Number(process.env.BENCH_STARTS ?? 5)
const READY_WITHIN_MS = 300_000

/** Seconds: of the clock since the start, and of a processor in all processes, those that have ended included. */
interface Phase {
  name: string
  wall: number
  processor: number
}

/** What a start says, and what has then been done. */
const phases = [
  ['Building Husvær', 'until it builds'],
  ['Husvær is ready', 'until it says that it is ready'],
] as const

/** Starts what `npm start` runs in a folder, and stops it when it answers with a page. Gives the phases of the start. */
async function start(folder: string, dataDir: string): Promise<Phase[]> {
  const port = await findPort(null)
  const began = performance.now()
  const child = spawn(process.execPath, ['src/start.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'off' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const measured: Phase[] = []
  const note = async (name: string) => {
    const wall = (performance.now() - began) / 1000
    const { node, database } = await processorTime(String(child.pid))
    measured.push({ name, wall, processor: (node + database) / 1000 })
  }
  let said = ''
  for await (const chunk of child.stderr) {
    said += chunk
    for (const [words, name] of phases)
      if (said.includes(words) && !measured.some((phase) => phase.name === name)) await note(name)
    if (said.includes('Husvær is ready')) break
    if (performance.now() - began > READY_WITHIN_MS) break
  }
  if (!said.includes('Husvær is ready')) throw new Error(`It did not start: ${said}`)
  child.stderr.resume()
  const answer = await fetch(`http://127.0.0.1:${port}/eiendommer`)
  if (!answer.ok) throw new Error(`The first page was answered with ${answer.status}`)
  await answer.text()
  await note('until the first page has been answered')
  child.kill('SIGTERM')
  await ended
  return measured
}

/** The middle one of several measurements of each phase. */
function middle(starts: readonly Phase[][]): Phase[] {
  const middleOf = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0
  return (starts[0] ?? []).map(({ name }) => {
    const same = starts.flatMap((phases) => phases.filter((phase) => phase.name === name))
    return {
      name,
      wall: middleOf(same.map(({ wall }) => wall)),
      processor: middleOf(same.map(({ processor }) => processor)),
    }
  })
}

function sayPhases(title: string, measured: readonly Phase[]): void {
  say(title)
  for (const { name, wall, processor } of measured)
    say(
      `  ${name.padEnd(42)}${wall.toFixed(2).padStart(7)} s, ${processor.toFixed(2).padStart(6)} s of a processor`,
    )
}

const folder = temporaryFolder('bench-start')
try {
  const site = join(folder, 'site')
  for (const path of [...siteSources, landlordFolder(process.cwd())])
    cpSync(path, join(site, path), { recursive: true })
  rmSync(join(site, 'src/generated'), { recursive: true, force: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(site, 'node_modules'))
  const data = join(folder, 'data')
  sayPhases('The first start, with the build and an empty database:', await start(site, data))
  // The first of them compiles what the first start has not kept compiled.
  await start(site, data)
  const later: Phase[][] = []
  for (let count = 0; count < LATER_STARTS; count++) later.push(await start(site, data))
  sayPhases(`\nA later start, the middle of ${LATER_STARTS}:`, middle(later))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
