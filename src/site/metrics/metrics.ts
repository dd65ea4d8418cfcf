import { type Family, writeFamilies } from './family.ts'

export type Source = () => readonly Family[] | Promise<readonly Family[]>

/** What `GET /metrics` answers, for Prometheus and what reads its text format. */
export class Metrics {
  readonly #sources: Source[] = []

  /** Adds what is measured each time that the metrics are asked for. */
  add(source: Source): void {
    this.#sources.push(source)
  }

  async text(): Promise<string> {
    const measured = await Promise.all(this.#sources.map((source) => source()))
    return writeFamilies(measured.flat())
  }
}
