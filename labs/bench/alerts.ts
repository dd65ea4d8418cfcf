import { osloDate } from '../../src/domain/time/calendar.ts'
import { AlertIndex } from '../../src/features/alerts/alert-index.ts'
import { readListAddress } from '../../src/features/portfolio-browsing/filters/filters.ts'
import { factsReader, type HomeFacts } from '../../src/features/portfolio-browsing/filters/home-facts.ts'
import { filterTest } from '../../src/features/portfolio-browsing/filters/passes-filters.ts'
import { parseImport } from '../../src/features/portfolio-browsing/server/import-rows.ts'
import { wholeProperty } from '../../test/support/property-row.ts'
import { largePortfolio } from './portfolio.ts'
import { say } from './report.ts'

/** How long it takes to find who of 10 000 waits for homes, by the index and by testing everyone. */
const ALERTS = 10_000

const queries = Array.from({ length: ALERTS }, (_, index) => {
  const filters = {
    type: ['bolig', 'bolig', 'parkering', 'minilager'][index % 4] ?? '',
    by: ['larvik', 'notodden', 'stokke', ''][index % 4 === 3 ? 3 : index % 3] ?? '',
    soverom: index % 2 === 0 ? String((index % 4) + 1) : '',
    maksleie: String(5_000 + ((index * 7_919) % 10_000)),
    minareal: index % 5 === 0 ? String(20 + (index % 8) * 10) : '',
    heis: index % 7 === 0 ? '1' : '',
  }
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value)).toString()
})

function readAlerts() {
  const same = new Map<string, number[]>()
  for (const [alert, query] of queries.entries()) same.set(query, [...(same.get(query) ?? []), alert])
  return [...same].map(([query, alerts]) => [readListAddress(new URLSearchParams(query)), alerts] as const)
}

function homesOf(count: number): HomeFacts[] {
  return parseImport(largePortfolio(count))
    .properties.map(wholeProperty)
    .map(factsReader(osloDate(new Date())))
}

function timed<T>(work: () => T): { ms: number; result: T } {
  const start = performance.now()
  const result = work()
  return { ms: performance.now() - start, result }
}

const { ms: madeIn, result: index } = timed(() => new AlertIndex(readAlerts()))
const alerts = readAlerts()
const tests = alerts.map(([filters, waiting]) => [filterTest(filters), waiting] as const)
say(`${ALERTS} alerts, ${alerts.length} different ones: the index is made in ${madeIn.toFixed(0)} ms.`)
for (const count of [50, 400, 20_000]) {
  const homes = homesOf(count)
  const indexed = timed(() => homes.reduce((pairs, home) => pairs + index.waitingFor(home).length, 0))
  const line = `${count} homes: ${indexed.ms.toFixed(0)} ms by the index, ${indexed.result} pairs`
  if (count > 400) {
    say(line)
    continue
  }
  const each = timed(() =>
    homes.reduce(
      (pairs, home) =>
        pairs + tests.reduce((sum, [passes, waiting]) => sum + (passes(home) ? waiting.length : 0), 0),
      0,
    ),
  )
  if (each.result !== indexed.result) throw new Error('The index does not find the same')
  say(`${line}; ${each.ms.toFixed(0)} ms by testing each`)
}
