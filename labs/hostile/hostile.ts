import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { countDelivery } from '../../test/support/count-delivery.ts'
import type { MailServer } from '../../test/support/mail-server.ts'
import { evidenceFolder, type Shot, writeEvidence } from './evidence.ts'
import { connectTo, leftBehind } from './left-behind.ts'
import { heldBy } from './processes.ts'
import type { Answer } from './raw-exchange.ts'
import { replay } from './replay.ts'
import { loadAttacks, Shooter } from './shots.ts'
import { openStage, type Stage } from './stage.ts'
import type { SentBytes } from './target.ts'
import { percentile, Visitors } from './visitors.ts'

/**
 * Attacks the real server, run as a process, while twenty visitors use it, and reports: deaths,
 * answers of 5xx, lost forms, and leaked resources.
 *
 * npm run test:hostile                        half a minute of attacks, as in npm run test:all
 * HOSTILE_SECONDS=3600 npm run test:hostile   an hour; then the visitors' 95th percentile counts too
 * HOSTILE_SEED=7, HOSTILE_ATTACKS=json,mail-webhook
 * HOSTILE_REPLAY=test-results/hostile/death-1.json   sends again what led to a failure
 */
const SECONDS = Number(process.env.HOSTILE_SECONDS ?? 30)
const isLong = SECONDS >= 600
const SEED = Number(process.env.HOSTILE_SEED ?? (isLong ? Date.now() % 1_000_000 : 10))
const ATTACKS = process.env.HOSTILE_ATTACKS?.split(',')
const REPLAY = process.env.HOSTILE_REPLAY?.split(',')

/** A visitor notices nothing below this. Decides in the long run only: a busy machine must not fail a short one. */
const MAX_P95_MS = 250
const FLOOR_SECONDS = isLong ? 20 : 4
const SETTLES_WITHIN_MS = 45_000
/** What may be held more than before: connections of the database's pool, and what V8 has not given back. */
const SPARE_DESCRIPTORS = 24
const SPARE_MB = 160
const QUIET_MS = 40_000

const failures: string[] = []

function fail(kind: string, note: string, shots: readonly Shot[] = []): void {
  const file = shots.length > 0 ? writeEvidence(kind, `seed ${SEED}: ${note}`, shots) : null
  const text = `${kind}: ${note}${file ? ` (${file})` : ''}`
  failures.push(text)
  if (failures.length <= 40) process.stdout.write(`FAILED ${text}\n`)
}

function judge(shot: Shot, sent: SentBytes, answer: Answer): void {
  const of = `${shot.attack}, seed ${shot.seed}`
  if (answer.outcome === 'answered' && answer.status >= 500 && answer.status !== 503)
    fail(`status-${answer.status}`, of, [shot])
  // Half a request may be waited for; an attack that sends one says how long.
  if (answer.outcome === 'silent' && sent.delivery.patienceMs === undefined) fail('no-answer', of, [shot])
}

async function attack(stage: Stage): Promise<void> {
  const { port, photo, supervisor, target } = stage
  const attacks = (await loadAttacks()).filter(({ name }) => !ATTACKS || ATTACKS.includes(name))
  const shooter = new Shooter({ attacks, target, seed: SEED, onAnswer: judge })
  onDeath = () => shooter.recent()
  const visitors = new Visitors(port, photo)
  visitors.start()
  await sleep(FLOOR_SECONDS * 1000)
  const floor = percentile(visitors.takeTimes(), 0.95)
  const atRest = heldBy(supervisor.pid)
  // What the first attack of each kind makes the process load or cache is no leak.
  await shooter.once()
  await supervisor.ready()
  const warm = heldBy(supervisor.pid)
  visitors.takeTimes()
  await shooter.run(SECONDS, () => supervisor.hasGivenUp)
  if (supervisor.hasGivenUp) return fail('death', 'too often: the run was ended')
  await supervisor.ready()
  const times = visitors.takeTimes()
  await visitors.stop()

  const p95 = percentile(times, 0.95)
  const after = await settle(stage, { descriptors: atRest.descriptors, residentMb: warm.residentMb })
  const client = await connectTo(stage.dataDir)
  slim(stage.mailbox)
  const delivery = await countDelivery(client, visitors.forms, stage.mailbox, QUIET_MS)
  const files = await leftBehind(stage.dataDir, client)
  await client.end()

  process.stdout.write(
    `${JSON.stringify(
      {
        seed: SEED,
        attacks: shooter.count,
        deaths: supervisor.deaths.length,
        pages: times.length,
        p95,
        p95BeforeTheAttack: floor,
        p95Ratio: Number((p95 / Math.max(1, floor)).toFixed(1)),
        pagesFailed: visitors.failures.length,
        forms: delivery,
        held: { atRest, warm, after },
        files,
      },
      null,
      2,
    )}\n`,
  )
  if (isLong && p95 > MAX_P95_MS) fail('slow', `visitors' 95th percentile is ${p95} ms, not ${MAX_P95_MS}`)
  if (visitors.failures.length > 0)
    fail('visitors', `${visitors.failures.length} pages failed: ${visitors.failures.slice(0, 5).join('; ')}`)
  if (visitors.formsGivenUp.length > 0)
    fail('forms', `${visitors.formsGivenUp.length} honest forms were never acknowledged`)
  if (delivery.acknowledged === 0) fail('forms', 'no honest form was acknowledged')
  if (delivery.acknowledgedNotStored > 0)
    fail('forms', `${delivery.acknowledgedNotStored} acknowledged forms are not stored`)
  if (delivery.storedNotMailed > 0) fail('mails', `${delivery.storedNotMailed} stored forms were not mailed`)
  if (delivery.mailsSentAgain > 0) fail('mails', `${delivery.mailsSentAgain} mails were sent twice`)
  if (after.descriptors > atRest.descriptors + SPARE_DESCRIPTORS)
    fail('descriptors', `${after.descriptors} are open, ${atRest.descriptors} were before`)
  if (after.helpers > 0) fail('processes', `${after.helpers} helper processes are still there`)
  if (after.residentMb > warm.residentMb + SPARE_MB)
    fail('memory', `${after.residentMb} MB are held, ${warm.residentMb} were before`)
  for (const [what, count] of Object.entries(files)) if (count > 0) fail('files', `${count} ${what}`)
}

/** Waits until the process holds as little as before, or until that has taken too long. */
async function settle(stage: Stage, wanted: { descriptors: number; residentMb: number }) {
  const deadline = Date.now() + SETTLES_WITHIN_MS
  for (;;) {
    const held = heldBy(stage.supervisor.pid)
    const isSettled =
      held.helpers === 0 &&
      held.descriptors <= wanted.descriptors + SPARE_DESCRIPTORS &&
      held.residentMb <= wanted.residentMb + SPARE_MB
    if (isSettled || Date.now() > deadline) return held
    await sleep(500)
  }
}

/** Only the recipients are counted: the texts of an hour's mails need not be stored. */
function slim(mailbox: MailServer): void {
  for (const mail of mailbox.received) {
    mail.attachments = []
    delete mail.html
    delete mail.text
  }
}

let onDeath: () => Shot[] = () => []
const start = performance.now()
// A replay reads what an earlier run has written.
if (!REPLAY) rmSync(evidenceFolder, { recursive: true, force: true })
const stage = await openStage((death) =>
  fail('death', `code ${death.code}, signal ${death.signal}: ${death.log.trim().slice(-600)}`, onDeath()),
)
const slimming = setInterval(() => slim(stage.mailbox), 10_000)
try {
  if (REPLAY) await replay(stage, REPLAY)
  else await attack(stage)
} finally {
  clearInterval(slimming)
  await stage.close()
}
process.stdout.write(`${Math.round((performance.now() - start) / 1000)} s, seed ${SEED}. `)
process.stdout.write(
  failures.length === 0 ? 'Nothing from outside ended it.\n' : `${failures.length} FAILURES.\n`,
)
process.exitCode = failures.length === 0 ? 0 : 1
