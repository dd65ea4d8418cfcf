import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'
import type { Restarts } from '../../platform/base/restarts.ts'
import { counter, type Family, gauge, info } from './family.ts'

/** How often the delay of the event loop is measured, in milliseconds. */
const LOOP_RESOLUTION_MS = 20
const NANOSECONDS = 1e9

/** What src/start.mjs gives the server. */
const limitFlag = /^--max[-_]old[-_]space[-_]size=(\d+)$/

/**
 * What Node was told by its flag; V8 itself only tells its limit with the young generation. Without the flag the limit is so large
 * that the young generation makes no difference.
 */
function oldGenerationLimit(heapSizeLimit: number): number {
  const megabytes = process.execArgv.map((flag) => limitFlag.exec(flag)?.[1]).findLast(Boolean)
  return megabytes ? Number(megabytes) * 2 ** 20 : heapSizeLimit
}

/** What runs: a version, and the commit that it was built from; empty where that is not known. */
interface Build {
  version: string
  commit: string
}

/** Measures this process: time, memory, the event loop. The delays are those since the last time. */
export function processMetrics({ version, commit }: Build, { restarts }: Restarts): () => Family[] {
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS })
  delay.enable()
  const startedAt = performance.timeOrigin / 1000
  return () => {
    const { user, system } = process.cpuUsage()
    const { rss, external } = process.memoryUsage()
    const heap = getHeapStatistics()
    // Measured from one tick to the next: the time between two ticks is no delay.
    const lag = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - LOOP_RESOLUTION_MS / 1000)
    const [p50, p99, max] = [delay.percentile(50), delay.percentile(99), delay.max].map(lag)
    delay.reset()
    return [
      info('husvaer_build_info', 'The version of the site, its commit, and the version of Node.', {
        version,
        commit,
        node: process.version,
      }),
      counter('husvaer_restarts_total', 'How often npm start has started the server again.', restarts),
      counter(
        'process_cpu_seconds_total',
        'Processor time of the process, in seconds.',
        (user + system) / 1e6,
      ),
      gauge('process_resident_memory_bytes', 'Resident memory of the process.', rss),
      gauge('process_start_time_seconds', 'When the process was started, as seconds since 1970.', startedAt),
      gauge('nodejs_heap_size_used_bytes', 'Used heap of JavaScript.', heap.used_heap_size),
      gauge('nodejs_heap_size_total_bytes', 'Heap of JavaScript, used or not.', heap.total_heap_size),
      gauge('nodejs_heap_size_limit_bytes', 'The most that the heap may grow to.', heap.heap_size_limit),
      {
        name: 'nodejs_heap_space_size_used_bytes',
        help: 'Used heap of JavaScript, by the spaces of V8.',
        type: 'gauge',
        samples: getHeapSpaceStatistics().map(({ space_name, space_used_size }) => ({
          labels: { space: space_name.replace(/_space$/, '') },
          value: space_used_size,
        })),
      },
      gauge(
        'nodejs_heap_old_generation_limit_bytes',
        'The most that the heap may grow to without its young generation.',
        oldGenerationLimit(heap.heap_size_limit),
      ),
      gauge('nodejs_external_memory_bytes', 'Memory of buffers outside the heap.', external),
      gauge('nodejs_eventloop_lag_p50_seconds', 'Median delay of the event loop.', p50 ?? 0),
      gauge('nodejs_eventloop_lag_p99_seconds', 'The 99th percentile of the delays.', p99 ?? 0),
      gauge('nodejs_eventloop_lag_max_seconds', 'The longest delay.', max ?? 0),
    ]
  }
}
