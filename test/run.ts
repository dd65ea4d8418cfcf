import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { prepareSources } from '../build.ts'

interface Step {
  name: string
  script: string
  args: string[]
  env?: Record<string, string>
  /** A step that shows that another one can fail. */
  mustFail?: boolean
}

const script = (name: string) => `node_modules/${name}`

/**
 * What `npm test` does, in the order in which a fault is cheapest to find. Steps in one row run beside each
 * other: they mostly wait, for a site to start or for what it was hit with to end.
 */
const rows: Step[][] = [
  [{ name: 'Form', script: script('@biomejs/biome/bin/biome'), args: ['check', '--error-on-warnings'] }],
  [{ name: 'Route types', script: script('@react-router/dev/bin.cjs'), args: ['typegen'] }],
  [{ name: 'Types', script: script('typescript/bin/tsc'), args: ['--project', '.'] }],
  [{ name: 'Unit tests', script: script('vitest/vitest.mjs'), args: ['run'] }],
  [{ name: 'Build', script: 'build.ts', args: [] }],
  [{ name: 'Browser tests', script: script('@playwright/test/cli.js'), args: ['test'] }],
  [
    { name: 'Kills', script: 'test/kill/kill.ts', args: [], env: { KILLS: '20' } },
    { name: 'Kills under photo load', script: 'test/kill/photo-kill.ts', args: [], env: { KILLS: '6' } },
  ],
  [
    {
      name: 'Kills, with mail outside the transaction',
      script: 'test/kill/kill.ts',
      args: [],
      env: { KILLS: '5', SABOTAGE: '1' },
      mustFail: true,
    },
    {
      name: 'Kills under photo load, without the sweeper',
      script: 'test/kill/photo-kill.ts',
      args: [],
      env: { KILLS: '2', SABOTAGE: '1' },
      mustFail: true,
    },
  ],
  [
    { name: 'Faults', script: 'test/faults/faults.ts', args: [], env: { FAULTS: 'short' } },
    { name: 'Hostile traffic', script: 'test/hostile/hostile.ts', args: [] },
  ],
]

function run({ script, args, env, mustFail = false }: Step): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve((code === 0) !== mustFail))
  })
}

/** How many tests the two runners report. */
async function count(): Promise<{ passed: number; failed: number }> {
  const read = (file: string) => readFile(`test-results/${file}`, 'utf8').then(JSON.parse, () => null)
  const [unit, browser] = await Promise.all([read('unit.json'), read('browser.json')])
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0) + (browser?.stats.flaky ?? 0),
  }
}

const failures: string[] = []

async function report(step: Step): Promise<void> {
  const { name } = step
  const start = performance.now()
  process.stdout.write(`\n── ${name}\n`)
  const passed = await run(step)
  process.stdout.write(
    `── ${name}: ${passed ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - start) / 1000)} s\n`,
  )
  if (!passed) failures.push(name)
}

await prepareSources()
for (const row of rows) await Promise.all(row.map(report))
const { passed, failed } = await count()
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
if (failures.length > 0) {
  process.stderr.write(`Failed: ${failures.join(', ')}\n`)
  process.exit(1)
}
if (passed === 0) {
  process.stderr.write('No test has run.\n')
  process.exit(1)
}
