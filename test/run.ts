import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { renderDemoPictures } from '../demo/render.ts'
import { drawSiteArt, prepareSources } from '../tooling/build.ts'
import { landlordFolder } from '../tooling/landlord-folder.mjs'

interface Step {
  name: string
  script: string
  args?: string[]
  env?: Record<string, string>
  /** For a step that proves that another one can fail: it has to fail, with this output. */
  mustSay?: string
}

const script = (name: string) => `node_modules/${name}`

const form = {
  name: 'Form',
  script: script('@biomejs/biome/bin/biome'),
  args: ['check', '--error-on-warnings'],
}
const routeTypes = { name: 'Route types', script: script('@react-router/dev/bin.cjs'), args: ['typegen'] }
const types = { name: 'Types', script: script('typescript/bin/tsc'), args: ['--project', '.'] }
const unitTests = { name: 'Unit tests', script: script('vitest/vitest.mjs'), args: ['run'] }
const statements = {
  name: 'Every statement has run',
  script: 'test/checks/all-statements-ran.ts',
}
const build = { name: 'Build', script: 'tooling/build.ts' }
/** `npm run test:all`: what ends, fails and attacks the site at length, every engine, and proof that losses are noticed. */
const isWhole = process.argv.includes('--all')
const browserTests = {
  name: 'Browser tests',
  script: script('@playwright/test/cli.js'),
  args: ['test'],
  env: isWhole ? { TESTS: 'all' } : {},
}

const folder = landlordFolder('.')
const ownLandlord = {
  name: 'Landlord',
  script: unitTests.script,
  args: ['run', 'test/checks/landlord.test.ts', 'test/checks/colours.test.ts'],
}
const withFirstLandlord = {
  name: 'All tests, with the first landlord',
  script: 'test/run-with-first-landlord.ts',
  args: process.argv.slice(2),
}

const times = (count: number) => ({ KILLS: String(count) })
/** Runs of kills, how often in each run of tests and in a whole one, and what one says that has lost something by sabotage. */
const kills = [
  { of: '', file: 'kill', brief: 3, whole: 20, sabotaged: 5 },
  { of: ' while subscribers are told', file: 'alert-kill', brief: 1, whole: 3, sabotaged: 1 },
  { of: ' while staff are told', file: 'notice-kill', brief: 1, whole: 2, sabotaged: 1 },
  { of: ' under photo load', file: 'photo-kill', brief: 1, whole: 6, sabotaged: 2, isLeft: true },
].flatMap(({ of, file, brief, whole, sabotaged, isLeft }): Step[] => {
  const step = { name: `Kills${of}`, script: `labs/kill/${file}.ts`, env: times(isWhole ? whole : brief) }
  if (!isWhole) return [step]
  const without = isLeft ? 'without the sweeper' : 'with mail outside the transaction'
  return [
    step,
    {
      ...step,
      name: `${step.name}, ${without}`,
      env: { ...times(sabotaged), SABOTAGE: '1' },
      mustSay: isLeft ? 'SOMETHING WAS LEFT OR LOST.' : 'SOMETHING WAS LOST.',
    },
  ]
})
const rolling = {
  name: 'Three processes of an earlier version replaced, one of them killed',
  script: 'labs/kill/rolling.ts',
}
const faults = {
  name: 'Faults',
  script: 'labs/faults/faults.ts',
  env: { FAULTS: 'short', ...(isWhole ? {} : { FAULTS_ONLY: 'database killed' }) },
}
const hostile = {
  name: 'Hostile traffic',
  script: 'labs/hostile/hostile.ts',
  env: { HOSTILE_SECONDS: isWhole ? '30' : '5' },
}

/**
 * The steps of `npm test`, cheapest first. Rows run one after the other; the lanes of a row run in parallel: one keeps
 * the processors busy, the others mostly wait.
 */
const rows: Step[][][] = [
  [[form], [routeTypes, types]],
  [[build]],
  folder === 'landlord'
    ? [
        [unitTests, statements, browserTests],
        [...kills, rolling, faults, hostile],
      ]
    : [[ownLandlord, withFirstLandlord]],
]

/** The output of every step, a file each; it is shown where the step has failed. */
const logFolder = 'test-results/steps'
const logOf = ({ name }: Step) => `${logFolder}/${name.toLowerCase().replaceAll(/\W+/g, '-')}.log`

/** How much of a failed step's output is shown. */
const SHOWN_LINES = 80

/** All processes of the run share one cache of compiled modules, which halves their start. */
const compileCache = resolve('build/compile-cache')

async function hasPassed(step: Step): Promise<boolean> {
  const log = createWriteStream(logOf(step))
  const child = spawn(process.execPath, [step.script, ...(step.args ?? [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...step.env },
  })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const code = await new Promise((ended, failed) => {
    child.once('error', failed)
    child.once('close', ended)
  })
  log.end()
  await finished(log)
  if (!step.mustSay) return code === 0
  return code !== 0 && (await readFile(logOf(step), 'utf8')).includes(step.mustSay)
}

type BrowserStatus = 'expected' | 'unexpected' | 'flaky' | 'skipped'

interface Suite {
  specs: { title: string; file: string; line: number; tests: { status: BrowserStatus }[] }[]
  suites?: Suite[]
}

interface UnitFile {
  name: string
  /** Why the whole file failed; empty where its tests say so. */
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

const browserTestsThat = (ended: BrowserStatus, { specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === ended))
    .map(({ title, file, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap((suite) => browserTestsThat(ended, suite)),
]

const failedUnitTests = ({ name, message, assertionResults }: UnitFile): string[] => {
  const failures = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [reason = ''] }) => ` ${fullName}: ${reason}`)
  if (message) failures.push(`: ${message}`)
  return failures.map((failure) => `${relative('.', name)}${failure.split('\n', 1)}`)
}

interface Counts {
  passed: number
  failed: number
  /** Each by its file and title. */
  failedTests: string[]
  /** The browser tests that passed at their second try only. */
  unsteady: string[]
}

/** How many tests the two runners report, and which of them failed or needed a second try. */
async function count(): Promise<Counts> {
  const read = (file: string) => readFile(`test-results/${file}`, 'utf8').then(JSON.parse, () => null)
  const [unit, browser] = await Promise.all([read('unit.json'), read('browser.json')])
  const files: UnitFile[] = unit?.testResults ?? []
  const suites: Suite[] = browser?.suites ?? []
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0),
    failedTests: [
      ...files.flatMap(failedUnitTests),
      ...suites.flatMap((suite) => browserTestsThat('unexpected', suite)),
    ],
    unsteady: suites.flatMap((suite) => browserTestsThat('flaky', suite)),
  }
}

const failures: string[] = []

async function report(step: Step): Promise<void> {
  const start = performance.now()
  process.stdout.write(`   …  ${step.name}\n`)
  const passed = await hasPassed(step)
  const seconds = Math.round((performance.now() - start) / 1000)
  process.stdout.write(`${passed ? '  ok ' : 'FAILED'} ${step.name}, ${seconds} s\n`)
  if (passed) return
  failures.push(step.name)
  const lines = (await readFile(logOf(step), 'utf8')).trimEnd().split('\n')
  const shown = lines.slice(-SHOWN_LINES).map((line) => `       ${line}\n`)
  process.stdout.write(`${shown.join('')}       All of it: ${logOf(step)}\n`)
}

async function runLane(lane: readonly Step[]): Promise<void> {
  for (const step of lane) await report(step)
}

await mkdir(logFolder, { recursive: true })
await prepareSources()
// Once for the many sites that the tests start; a site that finds none draws them while it answers.
await drawSiteArt()
await renderDemoPictures('build/demo-pictures')
for (const row of rows) await Promise.all(row.map(runLane))

const counts = await count()
const { passed, failed } = counts
for (const test of counts.failedTests) process.stdout.write(`FAILED TEST: ${test}\n`)
for (const test of counts.unsteady) process.stdout.write(`PASSED AT ITS SECOND TRY, mend it: ${test}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed, ${Math.round(performance.now() / 1000)} s\n`)
if (failures.length > 0) process.stdout.write(`FAILED: ${failures.join('; ')}\n`)
else if (passed === 0) process.stdout.write('FAILED: no test has run\n')
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
