import { setTimeout as sleep } from 'node:timers/promises'
import { readEvidence, type StoredEvidence } from './evidence.ts'
import { Random } from './random.ts'
import { loadAttacks } from './shots.ts'
import type { Stage } from './stage.ts'
import type { Target } from './target.ts'

/** Time for a process to die of what it was sent. */
const SETTLE_MS = 500

/** Sends what a file of evidence holds, one thing at a time, and names what ended the site or was answered with 5xx. */
export async function replay(stage: Stage, files: readonly string[]): Promise<boolean> {
  let isHarmless = true
  for (const file of files) {
    for (const shot of readEvidence(file).shots) {
      const before = stage.supervisor.deaths.length
      const statuses: number[] = []
      const target = stage.target.fork((_, answer) => {
        if (answer.outcome === 'answered') statuses.push(answer.status)
      }, [])
      await sendShot(target, shot)
      await sleep(SETTLE_MS)
      const hasDied = stage.supervisor.deaths.length > before
      if (hasDied) await stage.supervisor.ready()
      const hasFailed = statuses.some((status) => status >= 500 && status !== 503)
      if (hasDied || hasFailed) isHarmless = false
      const outcome = hasDied ? 'ENDED THE SITE' : `answered ${statuses.join(', ') || 'nothing'}`
      process.stdout.write(`${file}: ${shot.attack}, seed ${shot.seed}: ${outcome}\n`)
    }
  }
  return isHarmless
}

async function sendShot(target: Target, shot: StoredEvidence['shots'][number]): Promise<void> {
  const isWhole = shot.sent.length > 0 && shot.sent.every(({ base64 }) => base64 !== null)
  if (!isWhole) {
    const attack = (await loadAttacks()).find(({ name }) => name === shot.attack)
    if (!attack) throw new Error(`There is no attack ${shot.attack} any more.`)
    return attack.send(new Random(shot.seed), target, shot.turn)
  }
  for (const { channel, base64, delivery } of shot.sent) {
    const bytes = Buffer.from(base64 ?? '', 'base64')
    if (channel === 'imap') target.deliverMail(bytes)
    else await target.raw(bytes, definedOf(delivery))
  }
}

/** Without the members that were not stored. */
function definedOf<T extends object>(
  value: T,
): { [Name in keyof T]-?: Exclude<T[Name], undefined> } | object {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined))
}
