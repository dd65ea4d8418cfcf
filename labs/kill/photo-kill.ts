import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import sharp from 'sharp'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { formWithId } from '../../test/support/form-with-id.ts'
import { freePort } from '../../test/support/free-port.ts'
import { sampleEntries } from '../../test/support/sample-answers.ts'
import { startSiteProcess } from '../../test/support/site-process.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'

/**
 * Kills the site, again and again, while reports with photos are sent to it. Then the sweeper runs, and the test
 * counts: files without rows, rows without files, work files, and photos of acknowledged reports that are not there.
 * With SABOTAGE=1 the sweeper does not run, and the count must come out wrong.
 *
 * npm run test:kill:photos            100 kills
 * KILLS=8 npm run test:kill:photos    a short run, as in npm test
 */
const KILLS = Number(process.env.KILLS ?? 100)
const SENDERS = 4
const PHOTOS_EACH = 2

const form = formWithId('issue-report')
const run = promisify(execFile)

interface Acknowledged {
  reference: string
  photosMissing: number
}

/** A report with photos, as a browser posts it. */
function reportWith(photos: readonly Buffer[]): FormData {
  const body = new FormData()
  for (const [name, values] of Object.entries(sampleEntries(form)))
    if (name !== 'imageUrls') for (const value of values) body.append(name, value)
  for (const photo of photos)
    body.append('imageUrls', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  return body
}

/** Sends one report until it is acknowledged, always under the same key. */
async function sendReport(
  url: string,
  photos: readonly Buffer[],
  isOver: () => boolean,
): Promise<Acknowledged | null> {
  const key = randomUUID()
  while (!isOver()) {
    try {
      const response = await fetch(`${url}/api/skjema/${form.id}`, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: reportWith(photos),
        // On a machine with much else to do, decoding takes its time; one that is cut off begins again.
        signal: AbortSignal.timeout(60_000),
      })
      const answer: Acknowledged = await response.json()
      if (response.status === 201) return answer
    } catch {
      // The site is dead or dying: the same again.
    }
    await sleep(50)
  }
  return null
}

/** The files in a folder, and in those below it. */
async function filesIn(...folder: string[]): Promise<string[]> {
  const entries = await readdir(join(...folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function countLeftBehind(dataDir: string, client: pg.Client) {
  const { rows } = await client.query<{ path: string }>('select storage_path as path from photos')
  const known = new Set(rows.map(({ path }) => path))
  const files = (await filesIn(dataDir, 'files', 'private-photos')).map((name) => `private-photos/${name}`)
  const pending = await client.query('select 1 from pending_file_deletions')
  return {
    filesWithoutRow: files.filter((path) => !known.has(path)).length,
    rowsWithoutFile: [...known].filter((path) => !files.includes(path)).length,
    workFiles:
      (await filesIn(dataDir, 'uploads')).length + (await filesIn(dataDir, 'files', 'unfinished')).length,
    pendingDeletions: pending.rowCount ?? 0,
  }
}

async function main(): Promise<number> {
  const dataDir = temporaryFolder('photo-kill')
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer()
  const photos = Array.from({ length: PHOTOS_EACH }, () => photo)
  const acknowledged: Acknowledged[] = []
  let isOver = false
  const port = await freePort()
  let site = await startSiteProcess(port, environment)
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!isOver) {
      const answer = await sendReport(site.url, photos, () => isOver)
      if (answer) acknowledged.push(answer)
    }
  })
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // Half of the kills meet photos that come in, the others photos that are stored.
    const storedBefore = acknowledged.length
    const isUnderWay = async () =>
      kill % 2 === 0 ? acknowledged.length > storedBefore : (await filesIn(dataDir, 'uploads')).length > 0
    for (let waited = 0; !(await isUnderWay()) && waited < 300; waited += 1) await sleep(50)
    await sleep(Math.random() * 400)
    await site.end('SIGKILL')
    site = await startSiteProcess(port, environment)
    if (kill % 20 === 0) process.stdout.write(`${kill} kills: ${acknowledged.length} acknowledged\n`)
  }
  // Without an acknowledgement nothing is proved: a slow machine gets the time for one.
  for (let waited = 0; acknowledged.length === 0 && waited < 1800; waited += 1) await sleep(100)
  // The last kill is one in the middle of an upload, and nothing is started after it: there is something to sweep.
  for (let waited = 0; (await filesIn(dataDir, 'uploads')).length === 0 && waited < 600; waited += 1)
    await sleep(5)
  await site.end('SIGKILL')
  isOver = true
  await Promise.all(senders)

  const database = await startEmbeddedDatabase(dataDir)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const before = await countLeftBehind(dataDir, client)
  if (!process.env.SABOTAGE) {
    const { stdout } = await run(process.execPath, ['src/cli.ts', 'sweep', '--min-age', '0'], {
      env: { ...process.env, ...environment },
    })
    process.stdout.write(stdout)
  }
  const after = await countLeftBehind(dataDir, client)
  const { rows } = await client.query<{ reference: string; photos: number }>(
    `select reference, count(photos.id)::int as photos from cases left join photos on photos.case_id = cases.id
     group by reference`,
  )
  const stored = new Map(rows.map(({ reference, photos }) => [reference, photos]))
  const lost = acknowledged.filter(
    ({ reference, photosMissing }) => stored.get(reference) !== PHOTOS_EACH - photosMissing,
  )
  await client.end()
  await database.stop()

  const figures = { kills: KILLS, acknowledged: acknowledged.length, acknowledgedNotStored: lost.length }
  process.stdout.write(`${JSON.stringify({ ...figures, beforeSweep: before, afterSweep: after }, null, 2)}\n`)
  const isClean = Object.values(after).every((count) => count === 0)
  const isRight = isClean && lost.length === 0 && acknowledged.length > 0
  process.stdout.write(isRight ? 'Every file has its row.\n' : 'SOMETHING WAS LEFT OR LOST.\n')
  return isRight ? 0 : 1
}

process.exitCode = await main()
