import type { Family, Labels, Sample } from './family.ts'
import type { RouteNames } from './route-names.ts'

/** An answered request. */
export interface AnsweredRequest {
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

/** By route, method and first digit of the status. */
type Durations = Map<string, Map<string, Map<number, Histogram>>>

/** The value of a key; made where there is none. */
function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => NoInfer<Value>): Value {
  const found = map.get(key)
  if (found) return found
  const made = make()
  map.set(key, made)
  return made
}

/** Counts answers, and how long they took, by the pattern of their route. */
export class HttpMetrics {
  readonly #nameRoute: RouteNames
  readonly #answers = { hit: new Map<number, number>(), miss: new Map<number, number>() }
  readonly #durations: Durations = new Map()

  constructor(nameRoute: RouteNames) {
    this.#nameRoute = nameRoute
  }

  count({ method, path, status, cached, seconds }: AnsweredRequest): void {
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
        samples: [...this.#durations].flatMap(([route, byMethod]) =>
          [...byMethod].flatMap(([method, byStatus]) =>
            [...byStatus].flatMap(([digit, histogram]) =>
              histogram.samples({ method, route, status_class: `${digit}xx` }),
            ),
          ),
        ),
      },
    ]
  }

  #durationsOf(method: string, path: string, status: number): Histogram {
    const byMethod = getOrMake(this.#durations, this.#nameRoute(path), () => new Map())
    const byStatus = getOrMake(byMethod, namedMethods.has(method) ? method : 'other', () => new Map())
    return getOrMake(byStatus, Math.floor(status / 100), () => new Histogram())
  }
}

/** The upper bounds of the buckets, in seconds. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How many durations lie in which range. */
class Histogram {
  readonly #counts = new Float64Array(BOUNDS.length + 1)
  #sum = 0

  observe(seconds: number): void {
    let bucket = 0
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket += 1
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1
    this.#sum += seconds
  }

  /** Each bucket counts what lies in those before it too. */
  samples(labels: Labels): Sample[] {
    let count = 0
    const buckets = [...this.#counts].map((own, index): Sample => {
      count += own
      const le = String(BOUNDS[index] ?? '+Inf')
      return { part: 'bucket', labels: { ...labels, le }, value: count }
    })
    return [...buckets, { part: 'sum', labels, value: this.#sum }, { part: 'count', labels, value: count }]
  }
}

/** SQL for the seconds since a moment; 0 where there is none, or it is still to come. */
export const age = (moment: string): string =>
  `greatest(0, coalesce(extract(epoch from now() - ${moment}), 0))::float8`

/** SQL for a moment as seconds since 1970. */
export const unixTime = (moment: string): string => `extract(epoch from ${moment})::float8`
