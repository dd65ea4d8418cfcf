import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { buildIfStale } from '../../tooling/build-if-stale.ts'
import { AS_BROWSERS, type LoadResult, load } from './load.ts'
import { largePortfolio } from './portfolio.ts'
import { type Running, startFloor, startSite } from './processes.ts'
import { row, say, sayMemory } from './report.ts'

const LARGE = 20_000

async function floorFor(site: Running, path: string): Promise<LoadResult> {
  const floor = await startFloor(site.url + path, { 'Accept-Encoding': AS_BROWSERS })
  const result = await load(new URL(floor.url + path))
  await floor.stop()
  return result
}

async function warmed(site: Running, path: string): Promise<LoadResult> {
  await load(new URL(site.url + path), { seconds: 1.5 })
  return load(new URL(site.url + path))
}

interface Card {
  id: string
  vacancy: { kind: string } | null
}

/** The addresses of a property, and of one that is rented out: its page shows what is vacant instead. */
async function twoProperties(site: Running): Promise<[first: string, rented: string]> {
  const { cards }: { cards: Card[] } = await (await fetch(`${site.url}/api/eiendommer?type=bolig`)).json()
  const pathOf = (card: Card | undefined) => `/eiendommer/${card?.id}`
  return [pathOf(cards[0]), pathOf(cards.find(({ vacancy }) => vacancy?.kind === 'rented'))]
}

await buildIfStale()
const folder = temporaryFolder('bench')
const data = join(folder, 'data')
try {
  say(
    'Pages a second, one process, 8 connections, compressed as browsers ask for it. The floor is node:http writing the same.',
  )
  let site = await startSite(data, 'on')
  const [detail, rented] = await twoProperties(site)
  for (const path of ['/eiendommer', detail, '/']) {
    const name = path === detail ? '/eiendommer/{id}' : path
    const floor = await floorFor(site, path)
    row(`${name}, floor`, floor)
    row(`${name}, cached`, await warmed(site, path), { label: 'the floor', perSecond: floor.perSecond })
  }
  sayMemory(await site.memory())
  await site.stop()

  say('\nThe same, without the page cache:')
  site = await startSite(data, 'off')
  const small = new Map<string, LoadResult>()
  const searches = {
    'search, a street': '/api/sok?q=storgata',
    'search, misspelt': '/api/sok?q=leilihget%20notoden',
    'page of a search': '/sok?q=bolig',
  }
  const paths = {
    list: '/eiendommer',
    'list, ?type=bolig': '/eiendommer?type=bolig',
    detail,
    'detail, rented': rented,
    front: '/',
    ...searches,
  }
  for (const [name, path] of Object.entries(paths)) {
    const result = await warmed(site, path)
    small.set(name, result)
    row(name, result)
  }
  sayMemory(await site.memory())

  say(`\nWith ${LARGE.toLocaleString('en-US')} properties, without the page cache:`)
  const file = join(folder, 'portfolio.json')
  writeFileSync(file, largePortfolio(LARGE))
  const start = performance.now()
  execFileSync(process.execPath, ['src/cli.ts', 'import', file], {
    env: { ...process.env, DATA_DIR: data },
    stdio: 'ignore',
  })
  say(`  imported in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const large = {
    list: '/eiendommer',
    'list, ?type=bolig': '/eiendommer?type=bolig',
    detail,
    'detail, rented': rented,
    'list, page 800': '/eiendommer?side=800',
    ...searches,
  }
  for (const [name, path] of Object.entries(large)) {
    const before = small.get(name) ?? small.get('list')
    row(
      name,
      await warmed(site, path),
      before && { label: 'the small portfolio', perSecond: before.perSecond },
    )
  }
  sayMemory(await site.memory())
  await site.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
