import { readdirSync } from 'node:fs'
import { hasDovecot } from '../support/imap-server.ts'
import type { Fault } from './fault.ts'
import { type FaultRun, type RunOptions, runFaults } from './run-fault.ts'
import { whyNoSmallDisk } from './small-disk.ts'

/**
 * Brings about each fault around a site that is sent forms, and counts: what was acknowledged is stored once and
 * mailed once, and the site is as before by itself. Then each again with a site that a sabotage has taken
 * something away from: that has to be noticed.
 *
 * npm run test:faults                 every fault on a site of its own, and every sabotage
 * FAULTS=short npm run test:faults    one site for all, and three sabotages, as in CI
 * FAULTS_ONLY='disk full' npm run test:faults
 */
const isShort = process.env.FAULTS === 'short'
const ONLY = process.env.FAULTS_ONLY?.split(',')
const PORT = Number(process.env.FAULTS_PORT ?? 4340)

/** One for each promise: what is acknowledged is stored, is mailed, and the site recovers. */
const SHORT_SABOTAGES = ['database killed', 'SMTP refusing', 'connections ended']

const honest: RunOptions = {
  port: PORT,
  lastsMs: isShort ? 1500 : 6000,
  recoversWithinMs: 60_000,
  quietMs: 60_000,
}
/** It takes no longer to see that something does not come. */
const sabotaged: RunOptions = { ...honest, port: PORT + 1, recoversWithinMs: 15_000, quietMs: 15_000 }

async function loadFaults(): Promise<Fault[]> {
  const folder = new URL('./faults/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(files.sort().map((name) => import(new URL(name, folder).href)))
  return modules
    .map(({ fault }: { fault: Fault }) => fault)
    .filter((fault) => !ONLY || ONLY.includes(fault.name))
}

/** Why a fault cannot be brought about here; null where it can. */
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
  for (const problem of problems) process.stdout.write(`  ${problem}\n`)
}

let isRight = true
const possible = (await loadFaults()).filter((fault) => {
  const reason = whyNot(fault)
  if (reason) process.stdout.write(`Skipped ${fault.name}: ${reason}.\n`)
  return !reason
})
for (const group of groupsOf(possible)) {
  const run = await runFaults(group, honest)
  tell(group.map(({ name }) => name).join(', '), run)
  if (run.problems.length > 0) isRight = false
}
for (const fault of possible.filter(({ name }) => !isShort || ONLY || SHORT_SABOTAGES.includes(name))) {
  const run = await runFaults([fault], { ...sabotaged, sabotage: fault.sabotage })
  tell(`${fault.name}, sabotaged (${fault.sabotage})`, run)
  if (run.problems.length > 0) continue
  process.stdout.write('  NOT NOTICED\n')
  isRight = false
}
process.stdout.write(isRight ? 'Nothing was lost, and every sabotage was noticed.\n' : 'FAILED.\n')
process.exitCode = isRight ? 0 : 1
