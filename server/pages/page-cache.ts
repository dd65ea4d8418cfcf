import { addDays, osloDate } from '../../domain/calendar.ts'
import { instantInOslo } from '../../domain/oslo-instant.ts'
import type { DataVersion } from '../database/data-version.ts'
import { compressAhead, type Rendered } from './rendered.ts'

/** The result of a request to the cache. */
export interface Outcome {
  answer: Rendered
  /** When a copy from before the database was lost was made; null for a fresh answer. */
  staleSince: Date | null
}

/** What producing an answer gave; `complete` is false where a part of it could not be read. */
export interface Produced {
  answer: Rendered
  complete: boolean
}

interface Entry {
  answer: Rendered
  version: number
  /** The end of the day in Norway on which it was rendered: texts that depend on the date change then. */
  until: number
  at: Date
  hits: number
  bytes: number
}

export interface PageCacheOptions {
  version: Pick<DataVersion, 'current' | 'isFollowing'>
  maxBytes: number
}

/**
 * Caches finished responses by canonical URL until the data changes or the day ends. The response of an older version
 * is kept as the last good copy until a newer one replaces it.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #underWay = new Map<string, Promise<Outcome>>()
  readonly #options: PageCacheOptions
  #bytes = 0
  #compressing: Promise<void> = Promise.resolve()

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.size
  }

  /** The cached response for a URL, if it is up to date. */
  fresh(url: string): Rendered | null {
    const entry = this.#entries.get(url)
    if (!entry || entry.version !== this.#options.version.current() || !this.#options.version.isFollowing())
      return null
    if (Date.now() >= entry.until) return null
    if (++entry.hits === 2) this.#improve(url, entry)
    return entry.answer
  }

  /**
   * The response for a URL: cached, or made by `produce` and then cached. Concurrent requests for the same URL share
   * one production. If it fails or is incomplete, the last good copy is returned.
   */
  async get(url: string, produce: () => Promise<Produced>): Promise<Outcome> {
    const kept = this.fresh(url)
    if (kept) return { answer: kept, staleSince: null }
    const underWay = this.#underWay.get(url)
    if (underWay) return underWay
    const production = this.#produce(url, produce).finally(() => this.#underWay.delete(url))
    this.#underWay.set(url, production)
    return production
  }

  async #produce(url: string, produce: () => Promise<Produced>): Promise<Outcome> {
    const last = this.#entries.get(url)
    // No change notifications arrive now: the last complete copy is served, marked as outdated.
    if (last && !this.#options.version.isFollowing()) return { answer: last.answer, staleSince: last.at }
    const version = this.#options.version.current()
    const until = endOfDay(new Date())
    let problem: unknown
    const produced = await produce().catch((error) => {
      problem = error
      return null
    })
    if (produced?.complete) {
      if (produced.answer.status === 200) this.#keep(url, produced.answer, { version, until })
      return { answer: produced.answer, staleSince: null }
    }
    if (last) return { answer: last.answer, staleSince: last.at }
    if (produced) return { answer: produced.answer, staleSince: null }
    throw problem
  }

  #keep(url: string, answer: Rendered, made: Pick<Entry, 'version' | 'until'>) {
    this.#drop(url)
    const bytes = answer.body.length * 2 + 2048
    this.#entries.set(url, { answer, ...made, at: new Date(), hits: 0, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#drop(oldest)
    }
  }

  #drop(url: string) {
    const entry = this.#entries.get(url)
    if (!entry) return
    this.#entries.delete(url)
    this.#bytes -= entry.bytes
  }

  /** A page that is asked for again is worth compressing well, and worth keeping longer than its neighbours. */
  #improve(url: string, entry: Entry) {
    this.#entries.delete(url)
    this.#entries.set(url, entry)
    this.#compressing = this.#compressing.then(async () => {
      // Without it the page goes out compressed as it is asked for; an error here would end the process.
      if (this.#entries.get(url) === entry) await compressAhead(entry.answer).catch(() => undefined)
    })
  }
}

/** When the day on a Norwegian calendar ends. */
function endOfDay(now: Date): number {
  return instantInOslo(addDays(osloDate(now), 1), 0).getTime()
}
