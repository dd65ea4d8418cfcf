import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { withSite } from '../../src/site/commands/command.ts'
import { openServices } from '../../src/site/services/services.ts'
import { buildIfStale } from '../../tooling/build-if-stale.ts'
import { loadDemoIfNew } from '../start/load-demo.ts'
import { fillMonth, MonthRefused } from './fill-month.ts'
import { jobTitleOf } from './staff.ts'

const wholeNumber = z.coerce.number().int().positive()

/** The size of the month, its end, and the seed of its chances; the same three give the same month. */
const options = z.object({
  cases: wholeNumber.default(2000),
  seed: wholeNumber.default(14),
  until: z.coerce.date().default(() => new Date()),
})

const text = { type: 'string' } as const

const demoPictures = fileURLToPath(new URL('../../build/demo-pictures', import.meta.url))

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** `npm run demo:month`: a month of work for a site that shows the demo. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { cases: text, seed: text, until: text } })
  const { cases, seed, until } = options.parse(values)
  await buildIfStale()
  await withSite(async (site) => {
    if (site.config.DEMO === 'on') await loadDemoIfNew(site, demoPictures)
    await using services = await openServices(site)
    const started = performance.now()
    let done = 0
    const { links } = await fillMonth(
      { ...services, config: site.config },
      { count: cases, seed, until },
      () => {
        done += 1
        if (done % 500 === 0) say(`${done} cases`)
      },
    )
    say(`Filled in ${Math.round((performance.now() - started) / 1000)} s.`)
    if (links.length > 0) say('The staff choose a password at:')
    for (const { person, link } of links) say(`${jobTitleOf(person)}: ${link}`)
  })
}

await main().catch((error: unknown) => {
  if (!(error instanceof MonthRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
