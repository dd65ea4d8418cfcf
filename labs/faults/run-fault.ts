import { setTimeout as sleep } from 'node:timers/promises'
import { countDelivery, type DeliveryCount, isComplete } from '../../test/support/count-delivery.ts'
import type { Fault, Problem, Sabotage } from './fault.ts'
import { openWorld, type World } from './world.ts'

export interface FaultRun {
  /** Empty where nothing was lost and all recovered. */
  problems: Problem[]
  delivery: DeliveryCount | null
}

export interface RunOptions {
  lastsMs: number
  /** How long the site may take until it is as before. */
  recoversWithinMs: number
  /** How long no mail may come before the rest counts as lost. */
  quietMs: number
  sabotage?: Sabotage
}

const STARTS_WITHIN_MS = 120_000
const STRIKES_WITHIN_MS = 30_000

/** Starts a site, injects one fault after the other while forms are sent to it, and counts the delivered forms. */
export async function runFaults(faults: readonly Fault[], options: RunOptions): Promise<FaultRun> {
  const world = await openWorld({
    onSmallDisk: faults.some(({ needs }) => needs === 'small-disk'),
    withBucket: faults.some(({ needs }) => needs === 'bucket'),
    sabotage: options.sabotage ?? null,
  })
  try {
    // On a busy machine the first form may take longer than its sender waits.
    if (await recover(world, STARTS_WITHIN_MS))
      throw new Error(`The site did not start, so nothing was tested: ${world.site.output().slice(-2000)}`)
    return await injectFaults(faults, world, options)
  } finally {
    await world.close()
  }
}

async function injectFaults(faults: readonly Fault[], world: World, options: RunOptions): Promise<FaultRun> {
  world.load.start()
  for (const fault of faults) {
    const { name, lastsMs = options.lastsMs, begin, end } = fault
    await sleep(1000)
    const acknowledgedBefore = world.load.acknowledged.size
    const strikesBefore = fault.strikes?.(world) ?? 0
    await begin(world)
    await sleep(lastsMs)
    await untilItStruck(fault, world, strikesBefore)
    await end(world)
    const start = performance.now()
    const problem = await recover(world, options.recoversWithinMs)
    if (problem) {
      // Does not wait for requests under way.
      await world.load.stop(0)
      return { problems: [{ ...problem, text: `${name}: ${problem.text}` }], delivery: null }
    }
    const acknowledged = world.load.acknowledged.size - acknowledgedBefore
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    process.stdout.write(`  ${name}: ${acknowledged} acknowledged meanwhile, as before after ${seconds} s\n`)
  }
  await world.load.stop(options.recoversWithinMs)
  return count(faults, world, options.quietMs)
}

async function untilItStruck(fault: Fault, world: World, before: number): Promise<void> {
  if (!fault.strikes) return
  const deadline = Date.now() + STRIKES_WITHIN_MS
  while (fault.strikes(world) <= before) {
    if (Date.now() > deadline) throw new Error(`${fault.name}: it had no effect, so nothing was tested`)
    await sleep(50)
  }
}

async function count(faults: readonly Fault[], world: World, quietMs: number): Promise<FaultRun> {
  const problems: Problem[] = []
  const delivery = await world.inDatabase((client) =>
    countDelivery(client, world.load, world.mailbox, quietMs),
  )
  if (!isComplete(delivery)) problems.push({ kind: 'lost', text: 'something was lost' })
  const maxDuplicates = faults.reduce((sum, fault) => sum + (fault.maxDuplicates ?? 0), 0)
  const again = delivery.mailsSentAgain
  if (again > maxDuplicates)
    problems.push({ kind: 'twice', text: `${again} mails came again, at most ${maxDuplicates} may` })
  for (const { check } of faults) problems.push(...((await check?.(world)) ?? []))
  if (world.hasEnded()) problems.push(endOf(world))
  return { problems, delivery }
}

/** Waits until the site has recovered: healthy, and accepts the next form. Gives the problem, or null. */
async function recover(world: World, withinMs: number): Promise<Problem | null> {
  const deadline = Date.now() + withinMs
  while (!world.hasEnded()) {
    if ((await isHealthy(world)) && (await isAccepting(world))) return null
    if (Date.now() > deadline)
      return { kind: 'not recovered', text: `not as before within ${withinMs / 1000} s` }
    await sleep(100)
  }
  return endOf(world)
}

const endOf = ({ site }: World): Problem => ({
  kind: 'ended',
  text: `the site ended: ${site.output().trim().slice(-300)}`,
})

const isHealthy = ({ site }: World) =>
  fetch(`${site.url}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

const isAccepting = ({ load }: World) => load.sendOnce()
