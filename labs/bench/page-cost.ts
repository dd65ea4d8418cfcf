import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PropertyCardView } from '../../src/features/portfolio-browsing/server/views.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { buildIfStale } from '../../tooling/build-if-stale.ts'
import { bareRenderCost } from './bare-cards.ts'
import { load } from './load.ts'
import { type Running, startFloor, startSite } from './processes.ts'
import { say } from './report.ts'

/**
 * How often each page is measured (`ROUNDS`); the measurements of different pages take turns, since the machine is shared, and so
 * does another version of the site, built, whose folder `BESIDE` names.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const encodings = ['identity', 'br'] as const

/** What is printed behind the name of a page that `node:http` writes. */
const FLOOR = ', floor'

/** A page that is asked for often is compressed as small as it gets once it has stood unchanged for two minutes. */
const COMPRESSED_WITHIN_MS = 180_000

type Encoding = (typeof encodings)[number]

/** Processor time of one request, in microseconds. */
async function cost(
  site: Running,
  path: string,
  acceptEncoding: string,
  seconds: number,
): Promise<[node: number, database: number]> {
  const before = await site.processorTime()
  const { requests, errors } = await load(new URL(site.url + path), { seconds, acceptEncoding })
  if (errors > 0) throw new Error(`${errors} of ${requests} requests for ${path} failed`)
  const after = await site.processorTime()
  const each = (since: number, now: number) => ((now - since) * 1000) / requests
  return [each(before.node, after.node), each(before.database, after.database)]
}

/** The middle one of a few numbers. */
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN

/** Asks for pages until they are compressed as small as they get: the floor sends the same bytes. */
async function untilCompressed(site: Running, paths: readonly string[]): Promise<void> {
  const size = async (path: string) =>
    Number(
      (await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } })).headers.get('content-length'),
    )
  const first = await Promise.all(paths.map(size))
  for (const end = Date.now() + COMPRESSED_WITHIN_MS; Date.now() < end; await sleep(2000)) {
    const now = await Promise.all(paths.map(size))
    if (now.every((bytes, index) => bytes < (first[index] ?? 0))) return
  }
  throw new Error('The pages were not compressed as small as they get')
}

type Costs = [node: number[], database: number[]]

/** Sites that answer a page in an encoding, by what is printed behind its name. */
type Sites = (path: string, encoding: Encoding) => Promise<ReadonlyMap<string, Running>>

interface Turns {
  rounds: number
  /** How long each page is asked for in a round. */
  seconds: number
}

const turns = {
  off: { rounds: ROUNDS, seconds: 2 },
  // What a cached page takes beside its floor is less than what the machine takes at one time and another: many short turns.
  on: { rounds: 8 * ROUNDS, seconds: 0.4 },
} as const

/** The processor time of each page on each of some sites, which take turns. */
async function measure(
  sites: Sites,
  paths: Record<string, string>,
  { rounds, seconds }: Turns,
): Promise<Map<string, Costs>> {
  const found = new Map<string, Costs>()
  for (let round = 0; round <= rounds; round++)
    for (const [name, path] of Object.entries(paths))
      for (const encoding of encodings)
        for (const [version, site] of await sites(path, encoding)) {
          const [node, database] = await cost(site, path, encoding, seconds)
          // The first round warms up.
          if (round === 0) continue
          const key = `${name}, ${encoding}${version}`
          const [nodes, databases] = found.get(key) ?? [[], []]
          found.set(key, [
            [...nodes, node],
            [...databases, database],
          ])
        }
  return found
}

function report(found: ReadonlyMap<string, Costs>): void {
  for (const [name, [node, database]] of found) {
    const floor = found.get(`${name}${FLOOR}`)?.[0]
    const ofFloor =
      floor && `  of the floor ${median(node.map((cost, round) => (floor[round] ?? 0) / cost)).toFixed(2)}`
    const least = `least ${Math.min(...node).toFixed(0)}, ${Math.min(...database).toFixed(0)}`
    say(
      `  ${name.padEnd(32)} Node ${median(node).toFixed(0).padStart(6)} µs  PostgreSQL ${median(database).toFixed(0).padStart(6)} µs  (${least})${ofFloor ?? ''}`,
    )
  }
}

await buildIfStale()
const folder = temporaryFolder('bench')
const before = process.env.BESIDE
try {
  for (const cache of ['off', 'on'] as const) {
    const sites = new Map([['', await startSite(join(folder, 'data'), cache)]])
    if (before) sites.set(', before', await startSite(join(folder, 'before'), cache, { version: before }))
    const site = sites.get('')
    const floors = new Map<string, Running>()
    /** The sites, and beside cached pages `node:http` that writes the same bytes. */
    const beside: Sites = async (path, encoding) => {
      if (cache === 'off' || !site) return sites
      const key = `${encoding} ${path}`
      const floor = floors.get(key) ?? (await startFloor(site.url + path, { 'Accept-Encoding': encoding }))
      floors.set(key, floor)
      return new Map([...sites, [FLOOR, floor]])
    }
    const { cards }: { cards: PropertyCardView[] } = await (await fetch(`${site?.url}/api/eiendommer`)).json()
    say(`Processor time of a ${cache === 'off' ? 'page that is rendered' : 'cached page'}:`)
    const paths = { list: '/eiendommer', property: `/eiendommer/${cards[0]?.id}`, front: '/' }
    if (cache === 'on')
      for (const running of sites.values()) await untilCompressed(running, Object.values(paths))
    report(await measure(beside, paths, turns[cache]))
    for (const running of [...sites.values(), ...floors.values()]) await running.stop()
    if (cache === 'off')
      say(
        `  a bare renderToString of the list's ${cards.length} cards: ${(await bareRenderCost(cards)).toFixed(0)} µs`,
      )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
