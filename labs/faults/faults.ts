import { readdirSync } from 'node:fs'
import { hasDovecot } from '../../test/support/imap-server.ts'
import type { Fault } from './fault.ts'
import { type FaultRun, runFaults } from './run-fault.ts'
import { whyNoSmallDisk } from './small-disk.ts'

/**
 * Injects each fault into the environment of a site under load, and checks: what was acknowledged is stored once and
 * mailed once, and the site recovers by itself. Then repeats each with a sabotaged site: that has to be noticed.
 *
 * npm run test:faults                 every fault on a site of its own, and every sabotage
 * FAULTS=short npm run test:faults    one site for all, and three sabotages, as in npm run test:all
 * FAULTS_ONLY='disk full' npm run test:faults
 */
const isShort = process.env.FAULTS === 'short'
const ONLY = process.env.FAULTS_ONLY?.split(',')

/** One for each promise: what is acknowledged is stored, is mailed, and the site recovers. */
const SHORT_SABOTAGES = ['database killed', 'SMTP refusing', 'connections ended']

const lastsMs = isShort ? 1500 : 6000
const honest = { lastsMs, recoversWithinMs: 60_000, quietMs: 60_000 }
/** A sabotaged run waits for mails that do not arrive: no need for longer. */
const sabotaged = { lastsMs, recoversWithinMs: 60_000, quietMs: 15_000 }
const hopeless = { ...sabotaged, recoversWithinMs: 15_000 }

async function loadFaults(): Promise<Fault[]> {
  const folder = new URL('./faults/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(files.sort().map((name) => import(new URL(name, folder).href)))
  return modules
    .map(({ fault }: { fault: Fault }) => fault)
    .filter((fault) => !ONLY || ONLY.includes(fault.name))
}

/** Why a fault cannot be injected here; null where it can. */
function whyNot({ name, needs }: Fault): string | null {
  if (needs === 'small-disk') return whyNoSmallDisk()
  return name.startsWith('IMAP') && !hasDovecot() ? 'there is no Dovecot' : null
}

/** In the short run those share a site that can. */
function groupsOf(faults: readonly Fault[]): Fault[][] {
  if (!isShort) return faults.map((fault) => [fault])
  const withBucket = faults.filter(({ needs }) => needs === 'bucket')
  const others = faults.filter(({ needs }) => needs !== 'bucket')
  return [others, withBucket].filter((group) => group.length > 0)
}

function tell(names: string, { problems, delivery }: FaultRun): void {
  process.stdout.write(`${names}: ${delivery ? JSON.stringify(delivery) : 'not counted'}\n`)
  for (const { kind, text } of problems) process.stdout.write(`  ${kind}: ${text}\n`)
}

async function runHonest(group: readonly Fault[]): Promise<boolean> {
  const run = await runFaults(group, honest)
  tell(group.map(({ name }) => name).join(', '), run)
  return run.problems.length === 0
}

/** Whether the sabotage of a fault is noticed. */
async function runSabotaged(fault: Fault): Promise<boolean> {
  const { name, sabotage, shows } = fault
  const patience = shows === 'not recovered' ? hopeless : sabotaged
  const run = await runFaults([fault], { ...patience, sabotage })
  tell(`${name}, sabotaged (${sabotage})`, run)
  const isNoticed = run.problems.some(({ kind }) => kind === shows)
  if (!isNoticed) process.stdout.write(`  NOT NOTICED: «${shows}» should have been\n`)
  return isNoticed
}

/** Two at a time: each has a site, a database and servers of its own. */
async function runAll(runs: readonly (() => Promise<boolean>)[]): Promise<boolean> {
  const waiting = [...runs]
  const results: boolean[] = []
  const work = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) results.push(await run())
  }
  await Promise.all([work(), work()])
  return results.every(Boolean)
}

// What is mounted is unmounted on the way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const possible = (await loadFaults()).filter((fault) => {
  const reason = whyNot(fault)
  if (reason) process.stdout.write(`Skipped ${fault.name}: ${reason}.\n`)
  return !reason
})
const withSabotage = possible.filter(({ name }) => !isShort || ONLY || SHORT_SABOTAGES.includes(name))
const isRight = await runAll([
  ...groupsOf(possible).map((group) => () => runHonest(group)),
  ...withSabotage.map((fault) => () => runSabotaged(fault)),
])
process.stdout.write(isRight ? 'Nothing was lost, and every sabotage was noticed.\n' : 'FAILED.\n')
process.exitCode = isRight ? 0 : 1
