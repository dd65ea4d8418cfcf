import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { buildIfStale } from '../../tooling/build-if-stale.ts'
import { type LoadResult, load } from './load.ts'
import { largePortfolio } from './portfolio.ts'
import { startSite } from './processes.ts'
import { row, say, sayMemory } from './report.ts'

/** How many properties there are besides the demo's: `SIZES=400,5000 node labs/bench/found.ts` takes fewer. */
const sizes = (process.env.SIZES ?? '400,5000,20000').split(',').map(Number)

/** What a visitor asks for who looks for a home, as pages without the page cache and as data. */
const paths = {
  'list, unfiltered': '/api/eiendommer',
  'list, one filter': '/api/eiendommer?by=larvik',
  'list, four filters': '/api/eiendommer?type=bolig&by=larvik&soverom=2&maksleie=12000',
  'list, sorted, page 3': '/api/eiendommer?type=bolig&sorter=leie&side=3',
  'list, a place that is not there': '/api/eiendommer?by=atlantis',
  'page with filters': '/eiendommer?type=bolig&by=larvik&soverom=2',
  'listings with filters': '/api/ledige-leiligheter?by=larvik&soverom=2&heis=1',
  map: '/eiendommer?visning=kart',
  suggestions: '/api/sok?q=storg',
  'suggestions, misspelt': '/api/sok?q=notoden',
  'page of a search': '/sok?q=bolig%20larvik',
}

await buildIfStale()
const folder = temporaryFolder('bench-found')
const data = join(folder, 'data')
try {
  const smallest = new Map<string, LoadResult>()
  for (const size of sizes) {
    const file = join(folder, 'portfolio.json')
    writeFileSync(file, largePortfolio(size))
    // The site makes the database, and the demo in it.
    if (smallest.size === 0) await (await startSite(data, 'off')).stop()
    const start = performance.now()
    execFileSync(process.execPath, ['--max-old-space-size=4096', 'src/cli.ts', 'import', file], {
      env: { ...process.env, DATA_DIR: data },
      stdio: 'ignore',
    })
    say(
      `\n${size.toLocaleString('en-US')} properties, imported in ${((performance.now() - start) / 1000).toFixed(1)} s:`,
    )
    const site = await startSite(data, 'off')
    for (const [name, path] of Object.entries(paths)) {
      const url = new URL(site.url + path)
      await load(url, { seconds: 1 })
      const result = await load(url, { seconds: 3, connections: 4 })
      const before = smallest.get(name)
      if (!(result.perSecond > 0)) throw new Error(`The site does not answer ${path}`)
      row(name, result, before && { label: 'the smallest', perSecond: before.perSecond })
      if (!before) smallest.set(name, result)
    }
    sayMemory(await site.memory())
    await site.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
