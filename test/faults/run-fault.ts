import { setTimeout as sleep } from 'node:timers/promises'
import { countDelivery, type DeliveryCount, isComplete } from '../support/count-delivery.ts'
import type { Fault, Sabotage } from './fault.ts'
import { openWorld, type World } from './world.ts'

export interface FaultRun {
  /** What went wrong, in words; empty where nothing was lost and all recovered. */
  problems: string[]
  delivery: DeliveryCount | null
}

export interface RunOptions {
  port: number
  lastsMs: number
  /** How long the site may take until it is as before. */
  recoversWithinMs: number
  /** How long no mail may come before the rest counts as lost. */
  quietMs: number
  sabotage?: Sabotage
}

/** Starts a site, brings about one fault after the other while forms are sent to it, and counts what became of them. */
export async function runFaults(faults: readonly Fault[], options: RunOptions): Promise<FaultRun> {
  const world = await openWorld({
    port: options.port,
    onSmallDisk: faults.some(({ needs }) => needs === 'small-disk'),
    withBucket: faults.some(({ needs }) => needs === 'bucket'),
    sabotage: options.sabotage ?? null,
  })
  try {
    if (world.hasEnded() || !(await isAccepting(world)))
      throw new Error(
        `The site did not start, so that nothing was tested: ${world.site.output().slice(-2000)}`,
      )
    return await bringAbout(faults, world, options)
  } finally {
    await world.close()
  }
}

async function bringAbout(faults: readonly Fault[], world: World, options: RunOptions): Promise<FaultRun> {
  const problems: string[] = []
  world.load.start()
  for (const { name, lastsMs = options.lastsMs, begin, end } of faults) {
    await sleep(1000)
    const acknowledgedBefore = world.load.acknowledged.size
    await begin(world)
    await sleep(lastsMs)
    await end(world)
    const recovery = await recover(world, options.recoversWithinMs)
    if (recovery) problems.push(`${name}: ${recovery}`)
    const acknowledged = world.load.acknowledged.size - acknowledgedBefore
    process.stdout.write(
      `  ${name}: ${acknowledged} acknowledged meanwhile${recovery ? `, ${recovery}` : ''}\n`,
    )
    if (recovery) return { problems, delivery: null }
  }
  await world.load.stop(options.recoversWithinMs)
  const delivery = await world.inDatabase((client) =>
    countDelivery(client, world.load, world.mailbox, options.quietMs),
  )
  if (!isComplete(delivery)) problems.push('something was lost')
  const maxDuplicates = faults.reduce((sum, fault) => sum + (fault.maxDuplicates ?? 0), 0)
  if (delivery.mailsSentAgain > maxDuplicates)
    problems.push(`${delivery.mailsSentAgain} mails came again, at most ${maxDuplicates} may`)
  for (const { name, check } of faults)
    for (const problem of (await check?.(world)) ?? []) problems.push(`${name}: ${problem}`)
  if (world.hasEnded()) problems.push('the site ended')
  return { problems, delivery }
}

/** Waits until the site is as before: healthy, and takes the next form. Gives what is wrong, or null. */
async function recover(world: World, withinMs: number): Promise<string | null> {
  const deadline = Date.now() + withinMs
  while (!world.hasEnded()) {
    if ((await isHealthy(world)) && (await isAccepting(world))) return null
    if (Date.now() > deadline) return `not as before within ${withinMs / 1000} s`
    await sleep(100)
  }
  return `the site ended: ${world.site.output().trim().slice(-300)}`
}

const isHealthy = ({ site }: World) =>
  fetch(`${site.url}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

const isAccepting = ({ load }: World) => load.sendOnce()
