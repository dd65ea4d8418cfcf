import { pagePolicies } from '../../src/site/addresses/page-policy.ts'
import { HttpMetrics } from '../../src/site/metrics/http-metrics.ts'
import { routeNames } from '../../src/site/metrics/route-names.ts'
import { say } from './report.ts'

/** How often an answer is counted in a round; the best of the rounds counts, since the machine is shared. */
const TIMES = 1_000_000
const ROUNDS = 3

/** What counting a page from memory costs, which is done for each: two looks at the clock, the route's name, a bucket. */
const paths = {
  'a page of its own address': '/eiendommer',
  'the page of a property': '/eiendommer/00000000-0000-4000-8000-000000000001',
  'an address that is no page': '/finnes-ikke',
}

const metrics = new HttpMetrics(routeNames(pagePolicies.keys()))

/** Processor time of counting an answer, in microseconds. */
function cost(path: string): number {
  const before = process.cpuUsage()
  for (let time = 0; time < TIMES; time += 1) {
    const startedAt = performance.now()
    const seconds = (performance.now() - startedAt) / 1000
    metrics.count({ method: 'GET', path, status: 200, cached: true, seconds })
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / TIMES
}

say('Processor time of counting an answer for /metrics:')
for (const [name, path] of Object.entries(paths)) {
  const best = Math.min(...Array.from({ length: ROUNDS }, () => cost(path)))
  say(`  ${name.padEnd(28)} ${best.toFixed(2)} µs`)
}
