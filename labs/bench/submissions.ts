import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { formWithId } from '../../test/support/form-with-id.ts'
import { sampleEntries } from '../../test/support/sample-answers.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { buildIfStale } from '../../tooling/build-if-stale.ts'
import { type Running, startSite } from './processes.ts'

/** The load goes to this machine only, for this long and on this many connections. */
const SECONDS = 8
const CONNECTIONS = 8
const UPLOADS_AT_ONCE = 20

const say = (line = '') => process.stdout.write(`${line}\n`)

interface Measured {
  perSecond: number
  p50: number
  p99: number
  errors: number
}

/** Repeats a task on a few connections for a limited time. */
async function measure(once: () => Promise<boolean>, seconds = SECONDS): Promise<Measured> {
  const waits: number[] = []
  let errors = 0
  const end = performance.now() + seconds * 1000
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      const isRight = await once().catch(() => false)
      if (!isRight) errors += 1
      waits.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  const elapsed = (performance.now() - start) / 1000
  waits.sort((one, other) => one - other)
  const at = (part: number) =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? Number.NaN
  return { perSecond: waits.length / elapsed, p50: at(0.5), p99: at(0.99), errors }
}

function row(name: string, { perSecond, p50, p99, errors }: Measured): void {
  const broken = errors > 0 ? `  ${errors} ERRORS` : ''
  say(
    `  ${name.padEnd(34)}${perSecond.toFixed(1).padStart(8)}/s  p50 ${p50.toFixed(1).padStart(7)} ms  p99 ${p99.toFixed(1).padStart(7)} ms${broken}`,
  )
}

function formBody(id: string): [string, string][] {
  return Object.entries(sampleEntries(formWithId(id))).map(([name, [text = '']]) => [name, text])
}

/** Sends a form as the page's scripts do. */
async function sendPlain(site: Running): Promise<boolean> {
  const response = await fetch(`${site.url}/api/skjema/contact-message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...Object.fromEntries(formBody('contact-message')),
      email: `${crypto.randomUUID()}@eksempel.no`,
    }),
  })
  await response.arrayBuffer()
  return response.status === 201
}

/** Sends a report with two photos, as a browser without scripts does. */
async function sendWithPhotos(site: Running, photo: Buffer): Promise<boolean> {
  const form = new FormData()
  for (const [name, text] of formBody('issue-report')) form.set(name, text)
  form.set('email', `${crypto.randomUUID()}@eksempel.no`)
  for (const name of ['en.jpg', 'to.jpg']) form.append('imageUrls', new File([new Uint8Array(photo)], name))
  const response = await fetch(`${site.url}/melde-avvik`, { method: 'POST', body: form, redirect: 'manual' })
  await response.arrayBuffer()
  return response.status === 303
}

/** The peak memory, in megabytes, of the site and its child processes while a task runs. */
async function highest<T>(site: Running, work: Promise<T>): Promise<number> {
  let most = 0
  let over = false
  const watch = (async () => {
    while (!over) {
      most = Math.max(most, (await site.memory()).site)
      await sleep(20)
    }
  })()
  await work
  over = true
  await watch
  return most
}

await buildIfStale()
const folder = temporaryFolder('bench')
try {
  const site = await startSite(join(folder, 'data'), 'on')
  say(`Forms a second, one process, ${CONNECTIONS} connections, each stored with its timeline and two mails:`)
  await measure(() => sendPlain(site), 2)
  const before = await site.processorTime()
  const plain = await measure(() => sendPlain(site))
  row('without photos', plain)
  const after = await site.processorTime()
  const each = (ms: number) => `${(ms / (plain.perSecond * SECONDS)).toFixed(1)} ms`
  say(
    `    processor time of each, with the mails that were sent meanwhile: Node ${each(after.node - before.node)}, PostgreSQL ${each(after.database - before.database)}`,
  )
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#7a9' } })
    .composite([
      {
        input: {
          create: {
            width: 900,
            height: 700,
            channels: 3,
            background: '#a53',
            noise: { type: 'gaussian', mean: 120, sigma: 40 },
          },
        },
      },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()
  row('with two photos of 6 megapixels', await measure(() => sendWithPhotos(site, photo)))

  const large = await sharp({
    create: {
      width: 7600,
      height: 7600,
      channels: 3,
      background: '#579',
      noise: { type: 'gaussian', mean: 128, sigma: 6 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
  const { site: memoryBefore } = await site.memory()
  const uploads = Array.from({ length: UPLOADS_AT_ONCE }, async () => {
    const response = await fetch(`${site.url}/api/vedlegg`, { method: 'POST', body: new Uint8Array(large) })
    await response.arrayBuffer()
    return response.status
  })
  const most = await highest(site, Promise.all(uploads))
  const statuses = await Promise.all(uploads)
  say(
    `  ${UPLOADS_AT_ONCE} uploads at once of ${(large.length / 1024 / 1024).toFixed(1)} MB, 58 megapixels: ${statuses.filter((status) => status === 201).length} taken, memory ${memoryBefore} MB before, at most ${most} MB with its helpers (+${most - memoryBefore})`,
  )
  await site.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
