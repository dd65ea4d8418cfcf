import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { load } from './load.ts'
import { largePortfolio } from './portfolio.ts'
import { type Memory, type Running, startSite } from './processes.ts'
import { say, sayMemory } from './report.ts'

const PROPERTIES = 5_000
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20)
/** V8 gives memory back two minutes after the last work; idle is what a site takes then. */
const IDLE_AFTER_MS = Number(process.env.BENCH_IDLE_SECONDS ?? 190) * 1000
const DRAWER_ENDS_MS = 20_000
const DRAWN_WITHIN_MS = 600_000

/** Pages of each kind: some that are asked for again and again, some that are asked for once. */
const addresses = (round: number, properties: readonly string[]) => [
  '/',
  '/eiendommer',
  `/eiendommer?type=bolig&side=${1 + (round % 100)}`,
  `/eiendommer?maksleie=${6000 + round * 10}&soverom=${round % 4}`,
  `/eiendommer/${properties[round % properties.length]}`,
  `/sok?q=${['storgata', 'fjordgata', 'bolig%20larvik', 'leilihget'][round % 4]}%20${round}`,
  `/api/sok?q=storgata%20${round}`,
]

/** The largest memory of a site while eight clients ask for pages of all kinds. */
async function underLoad(site: Running): Promise<{ most: Memory; requests: number; errors: number }> {
  const most: Memory = { server: 0, helpers: 0, site: 0 }
  const listed = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (page): Promise<{ cards: { id: string }[] }> => {
      const answer = await fetch(`${site.url}/api/eiendommer?side=${page}`)
      return answer.json()
    }),
  )
  const properties = listed.flatMap(({ cards }) => cards.map(({ id }) => id))
  let requests = 0
  let errors = 0
  const end = performance.now() + SECONDS * 1000
  let round = 0
  const ask = async () => {
    while (performance.now() < end)
      for (const path of addresses(round++, properties)) {
        const result = await load(new URL(site.url + path), {
          seconds: 0.05,
          connections: 1,
          acceptEncoding: 'br',
        })
        requests += result.requests
        errors += result.errors
      }
  }
  const watch = async () => {
    while (performance.now() < end) {
      const now = await site.memory()
      most.server = Math.max(most.server, now.server)
      most.site = Math.max(most.site, now.site)
      await sleep(100)
    }
  }
  await Promise.all([watch(), ...Array.from({ length: 8 }, ask)])
  return { most, requests, errors }
}

/** The first start makes the database, and draws the demo's pictures in a process that ends when it has drawn them all. */
async function fillDatabase(): Promise<void> {
  const site = await startSite(data, 'on')
  await sleep(DRAWER_ENDS_MS)
  for (let waited = 0; (await site.memory()).helpers > 0; waited += 500) {
    if (waited > DRAWN_WITHIN_MS) throw new Error('The pictures of the demo are still being drawn')
    await sleep(500)
  }
  await site.stop()
}

async function measure(data: string): Promise<void> {
  const site = await startSite(data, 'on')
  sayMemory(await site.memory(), 'when it is ready')
  await sleep(IDLE_AFTER_MS)
  sayMemory(await site.memory(), 'idle')
  const { most, requests, errors } = await underLoad(site)
  sayMemory(most, `at most, during ${requests} requests${errors > 0 ? `, ${errors} OF THEM FAILED` : ''}`)
  await sleep(IDLE_AFTER_MS)
  sayMemory(await site.memory(), 'idle again')
  await site.stop()
}

const folder = temporaryFolder('bench-memory')
const data = join(folder, 'data')
try {
  await fillDatabase()
  say('The portfolio of the demo:')
  await measure(data)
  const file = join(folder, 'portfolio.json')
  writeFileSync(file, largePortfolio(PROPERTIES))
  execFileSync(process.execPath, ['src/cli.ts', 'import', file], {
    env: { ...process.env, DATA_DIR: data },
    stdio: 'ignore',
  })
  say(`\n${PROPERTIES.toLocaleString('en-US')} properties:`)
  await measure(data)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
