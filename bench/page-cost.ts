import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from '../build-if-stale.ts'
import { temporaryFolder } from '../test/support/temporary-folder.ts'
import { load } from './load.ts'
import { type Running, startSite } from './processes.ts'
import { say } from './report.ts'

/** How often each page is measured; the measurements of different pages take turns, since the machine is shared. */
const ROUNDS = 5
const encodings = ['identity', 'br'] as const

/** Processor time of one request, in microseconds. */
async function cost(
  site: Running,
  path: string,
  acceptEncoding: string,
): Promise<[node: number, database: number]> {
  const before = await site.processorTime()
  const { requests, errors } = await load(new URL(site.url + path), { seconds: 2, acceptEncoding })
  if (errors > 0) throw new Error(`${errors} of ${requests} requests for ${path} failed`)
  const after = await site.processorTime()
  const each = (since: number, now: number) => ((now - since) * 1000) / requests
  return [each(before.node, after.node), each(before.database, after.database)]
}

/** The middle one of a few numbers. */
const median = (values: number[]) =>
  values.sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN

async function measure(site: Running, paths: Record<string, string>): Promise<void> {
  const found = new Map<string, [node: number[], database: number[]]>()
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, path] of Object.entries(paths))
      for (const encoding of encodings) {
        const [node, database] = await cost(site, path, encoding)
        // The first round warms up.
        if (round === 0) continue
        const key = `${name}, ${encoding}`
        const [nodes, databases] = found.get(key) ?? [[], []]
        found.set(key, [
          [...nodes, node],
          [...databases, database],
        ])
      }
  for (const [name, [node, database]] of found)
    say(
      `  ${name.padEnd(24)} Node ${median(node).toFixed(0).padStart(6)} µs  PostgreSQL ${median(database).toFixed(0).padStart(6)} µs`,
    )
}

await buildIfStale()
const folder = temporaryFolder('bench')
try {
  for (const cache of ['off', 'on'] as const) {
    const site = await startSite(join(folder, 'data'), cache)
    const { cards }: { cards: { id: string }[] } = await (await fetch(`${site.url}/api/eiendommer`)).json()
    say(
      cache === 'off'
        ? 'Processor time of a page that is rendered:'
        : 'Processor time of a page that is kept:',
    )
    await measure(site, { list: '/eiendommer', property: `/eiendommer/${cards[0]?.id}`, front: '/' })
    await site.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
