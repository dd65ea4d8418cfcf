import { osloDate } from '../../src/domain/time/calendar.ts'
import { FilterIndex } from '../../src/features/portfolio-browsing/filters/filter-index.ts'
import type { Filters } from '../../src/features/portfolio-browsing/filters/filters.ts'
import { factsReader } from '../../src/features/portfolio-browsing/filters/home-facts.ts'
import { parseImport } from '../../src/features/portfolio-browsing/server/import-rows.ts'
import { describeMap } from '../../src/features/portfolio-browsing/server/map/describe-map.ts'
import { wholeProperty } from '../../test/support/property-row.ts'
import { largePortfolio } from './portfolio.ts'
import { say } from './report.ts'

const SIZES = [400, 5_000, 20_000]
const ROUNDS = 100

const asked: Record<string, Filters> = {
  'all towns': { category: null, asked: {} },
  'homes of one town': { category: 'bolig', asked: { by: 'larvik' } },
}

function indexOf(size: number): FilterIndex {
  const today = osloDate(new Date())
  const rows = parseImport(largePortfolio(size)).properties.map(wholeProperty)
  return new FilterIndex(rows.map(factsReader(today)), today)
}

/** The times of some rounds, in ms, the shortest first. */
function timesOf(work: () => unknown): number[] {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return times.sort((one, other) => one - other)
}

say('The map of a list, in the process that answers: finding its homes, and making its pins.')
const smallest = new Map<string, number>()
for (const size of SIZES) {
  const index = indexOf(size)
  for (const [name, filters] of Object.entries(asked)) {
    const isOneTown = filters.asked.by !== undefined
    const mapped = () =>
      describeMap({
        homes: index.find(filters, null).homes,
        language: 'nb',
        credit: null,
        listed: null,
        isOneTown,
        hrefOf: (town, cell) => `/eiendommer?by=${town}&rute=${cell}&visning=kart`,
      })
    const { towns } = mapped()
    const times = timesOf(mapped)
    const [p50 = 0, p99 = 0] = [times[ROUNDS / 2], times[Math.floor(ROUNDS * 0.99)]]
    smallest.set(name, smallest.get(name) ?? p99)
    const pins = towns.reduce((sum, town) => sum + town.pins.length, 0)
    say(
      `  ${size.toLocaleString('en-US').padStart(7)}  ${name.padEnd(20)} p50 ${p50.toFixed(2).padStart(7)} ms  p99 ${p99
        .toFixed(2)
        .padStart(
          7,
        )} ms  ${(p99 / (smallest.get(name) ?? p99)).toFixed(1).padStart(6)} of the smallest  ${pins} pins`,
    )
  }
}
