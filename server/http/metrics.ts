import { memoryUsage } from 'node:process'

/** Counts what the server does, for `GET /metrics` in Prometheus' text format. */
export class Metrics {
  readonly #fromMemory: Record<number, number> = {}
  readonly #made: Record<number, number> = {}
  readonly #gauges = new Map<string, () => number>()

  countAnswer(status: number, fromMemory: boolean): void {
    const counts = fromMemory ? this.#fromMemory : this.#made
    counts[status] = (counts[status] ?? 0) + 1
  }

  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read)
  }

  text(): string {
    const { rss, heapUsed } = memoryUsage()
    return [
      '# TYPE husvaer_http_answers_total counter',
      ...answersBy(this.#made, false),
      ...answersBy(this.#fromMemory, true),
      ...[...this.#gauges].flatMap(([name, read]) => [
        `# TYPE husvaer_${name} gauge`,
        `husvaer_${name} ${read()}`,
      ]),
      '# TYPE husvaer_memory_bytes gauge',
      `husvaer_memory_bytes{kind="rss"} ${rss}`,
      `husvaer_memory_bytes{kind="heap"} ${heapUsed}`,
      '',
    ].join('\n')
  }
}

function answersBy(counts: Record<number, number>, fromMemory: boolean): string[] {
  return Object.entries(counts).map(
    ([status, count]) => `husvaer_http_answers_total{status="${status}",memory="${fromMemory}"} ${count}`,
  )
}
