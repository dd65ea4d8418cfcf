import { memoryUsage } from 'node:process'

/** Counts what the server does, for `GET /metrics` in Prometheus' text format. */
export class Metrics {
  readonly #answers = new Map<string, number>()
  readonly #gauges = new Map<string, () => number>()

  countAnswer(status: number, fromMemory: boolean): void {
    const labels = `status="${status}",memory="${fromMemory}"`
    this.#answers.set(labels, (this.#answers.get(labels) ?? 0) + 1)
  }

  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read)
  }

  text(): string {
    const { rss, heapUsed } = memoryUsage()
    return [
      '# TYPE husvaer_http_answers_total counter',
      ...[...this.#answers].map(([labels, count]) => `husvaer_http_answers_total{${labels}} ${count}`),
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
