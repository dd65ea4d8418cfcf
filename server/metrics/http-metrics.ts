import type { Family } from './family.ts'
import { Histogram } from './histogram.ts'
import type { RouteNames } from './route-names.ts'

/** An answered request. */
export interface Answered {
  method: string
  /** The path, without a query. */
  path: string
  status: number
  /** Whether the page came from memory. */
  cached: boolean
  /** Null for a stream, which lasts as long as its reader wants. */
  seconds: number | null
}

const namedMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

interface Durations {
  method: string
  route: string
  statusClass: string
  histogram: Histogram
}

/** Counts answers, and how long they took, by the pattern of their route. */
export class HttpMetrics {
  readonly #nameRoute: RouteNames
  readonly #answers = { hit: new Map<number, number>(), miss: new Map<number, number>() }
  readonly #durations = new Map<string, Durations>()

  constructor(nameRoute: RouteNames) {
    this.#nameRoute = nameRoute
  }

  count({ method, path, status, cached, seconds }: Answered): void {
    const answers = this.#answers[cached ? 'hit' : 'miss']
    answers.set(status, (answers.get(status) ?? 0) + 1)
    if (seconds !== null) this.#durationsOf(method, path, status).observe(seconds)
  }

  families(): Family[] {
    return [
      {
        name: 'husvaer_http_answers_total',
        help: 'Answers by status; cache says whether a rendered page was in memory.',
        type: 'counter',
        samples: (['hit', 'miss'] as const).flatMap((cache) =>
          [...this.#answers[cache]].map(([status, value]) => ({
            labels: { status: String(status), cache },
            value,
          })),
        ),
      },
      {
        name: 'http_server_request_duration_seconds',
        help: 'From the request line to the last byte of the answer, by the pattern of the route.',
        type: 'histogram',
        samples: [...this.#durations.values()].flatMap(({ histogram, method, route, statusClass }) =>
          histogram.samples({ method, route, status_class: statusClass }),
        ),
      },
    ]
  }

  #durationsOf(method: string, path: string, status: number): Histogram {
    const route = this.#nameRoute(path)
    const statusClass = `${Math.floor(status / 100)}xx`
    const named = namedMethods.has(method) ? method : 'other'
    const key = `${named} ${statusClass} ${route}`
    const known = this.#durations.get(key)
    if (known) return known.histogram
    const histogram = new Histogram()
    this.#durations.set(key, { method: named, route, statusClass, histogram })
    return histogram
  }
}
