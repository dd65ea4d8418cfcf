import { addDays, osloDate } from '../../domain/time/calendar.ts'
import { instantInOslo } from '../../domain/time/oslo-instant.ts'
import type { DataTag, DataVersion } from '../../platform/database/data-version.ts'
import { compressAtBestQuality, holdCompressed, type RenderedPage } from './rendered.ts'

/** The result of a request to the cache. */
export interface CachedResponse {
  answer: RenderedPage
  /** When a copy from before the database was lost was made; null for a fresh answer. */
  staleSince: Date | null
}

/** What producing an answer gave. */
export interface RenderResult {
  answer: RenderedPage
  /** False where a part of it could not be read. */
  complete: boolean
  /** The parts of the data that it was made from. */
  tags: ReadonlySet<DataTag>
}

interface Entry {
  answer: RenderedPage
  tags: ReadonlySet<DataTag>
  /** The newest change when its rendering began. */
  version: number
  /** The entry is known to be current up to this change. */
  validUpTo: number
  /** The end of the day in Norway on which it was rendered: texts that depend on the date change then. */
  until: number
  at: Date
  hits: number
  /** Whether it is compressed as small as it gets, or about to be. */
  isRecompressing: boolean
  bytes: number
}

interface PageCacheOptions {
  version: Pick<DataVersion, 'current' | 'lastChangeOf' | 'isFollowing'>
  maxBytes: number
}

interface Production {
  /** The newest change when it began. */
  version: number
  at: number
  outcome: Promise<CachedResponse>
}

/** A page is compressed as small as it gets once it has been asked for this often, … */
const OFTEN = 3
/** … and what it shows has not changed for this long: during edits, it would be done in vain. */
const QUIET_MS = 2 * 60_000

/** What a page takes besides its bytes: its headers, its tags, its place. */
const OVERHEAD_BYTES = 2048

/** How many addresses without a page are cached: there is no end of them, and each is asked for by few. */
const MAX_MISSING = 200

/** How long after a change others may get the copy from before it, while one rendering is under way. */
const MAX_AGE_MS = 1000

/**
 * Caches finished responses by canonical URL until the data that they were made from changes, or the day ends. The
 * response of an older version is kept as the last good copy until a newer one replaces it.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  /** The cached addresses without a page, the oldest first. */
  readonly #missing = new Set<string>()
  readonly #underWay = new Map<string, Production>()
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
  fresh(url: string): RenderedPage | null {
    const entry = this.#entries.get(url)
    if (!entry || !this.#isUpToDate(entry)) return null
    entry.hits += 1
    // The ones that were asked for last are kept longest.
    this.#entries.delete(url)
    this.#entries.set(url, entry)
    if (entry.hits >= OFTEN && !entry.isRecompressing && this.#isQuiet(entry)) this.#recompress(url, entry)
    return entry.answer
  }

  /**
   * The response for a URL: cached, or made by `produce` and then cached. Concurrent requests for the same URL share
   * one production; those that come within a second of the change get the copy from before it at once. If the
   * production fails or is incomplete, the last good copy is returned.
   */
  async get(url: string, produce: () => Promise<RenderResult>): Promise<CachedResponse> {
    const cached = this.fresh(url)
    if (cached) return { answer: cached, staleSince: null }
    const underWay = this.#underWay.get(url)
    if (underWay && this.#isRecent(underWay)) {
      const last = this.#lastGood(url)
      return last && this.#isBrieflyStale(last) ? { answer: last.answer, staleSince: null } : underWay.outcome
    }
    const production: Production = {
      version: this.#options.version.current(),
      at: Date.now(),
      outcome: this.#produce(url, produce).finally(() => {
        if (this.#underWay.get(url) === production) this.#underWay.delete(url)
      }),
    }
    this.#underWay.set(url, production)
    return production.outcome
  }

  #isUpToDate(entry: Entry): boolean {
    const { version } = this.#options
    if (!version.isFollowing() || Date.now() >= entry.until) return false
    const newest = version.current()
    if (entry.validUpTo === newest) return true
    if (version.lastChangeOf(entry.tags).number > entry.version) return false
    entry.validUpTo = newest
    return true
  }

  /** The copy that may be served in place of a newer one: what is missing may have been published since. */
  #lastGood(url: string): Entry | undefined {
    const entry = this.#entries.get(url)
    return entry?.answer.status === 200 ? entry : undefined
  }

  /** Whether a production began after the newest change, or so shortly before that it may miss it. */
  #isRecent({ version, at }: Production): boolean {
    return version === this.#options.version.current() || Date.now() - at < MAX_AGE_MS
  }

  #isBrieflyStale({ tags, until }: Entry): boolean {
    const { version } = this.#options
    const now = Date.now()
    return version.isFollowing() && now < until && now - version.lastChangeOf(tags).at < MAX_AGE_MS
  }

  async #produce(url: string, produce: () => Promise<RenderResult>): Promise<CachedResponse> {
    const last = this.#lastGood(url)
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
      if ([200, 404].includes(produced.answer.status)) this.#keep(url, produced, { version, until })
      return { answer: produced.answer, staleSince: null }
    }
    if (last) return { answer: last.answer, staleSince: last.at }
    if (produced) return { answer: produced.answer, staleSince: null }
    throw problem
  }

  #keep(url: string, { answer, tags }: RenderResult, made: Pick<Entry, 'version' | 'until'>) {
    const newer = this.#entries.get(url)
    if (newer && newer.version > made.version) return
    this.#drop(url)
    holdCompressed(answer)
    const bytes = answer.held.bytes.length + OVERHEAD_BYTES
    this.#entries.set(url, {
      answer,
      tags,
      ...made,
      validUpTo: made.version,
      at: new Date(),
      hits: 0,
      isRecompressing: false,
      bytes,
    })
    this.#bytes += bytes
    if (answer.status === 404) this.#missing.add(url)
    const [firstMissing] = this.#missing
    if (firstMissing && this.#missing.size > MAX_MISSING) this.#drop(firstMissing)
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#drop(oldest)
    }
  }

  #drop(url: string) {
    const entry = this.#entries.get(url)
    if (!entry) return
    this.#entries.delete(url)
    this.#missing.delete(url)
    this.#bytes -= entry.bytes
  }

  /** Whether what a page shows has not changed for a while. */
  #isQuiet({ tags }: Entry): boolean {
    return Date.now() - this.#options.version.lastChangeOf(tags).at >= QUIET_MS
  }

  #recompress(url: string, entry: Entry) {
    entry.isRecompressing = true
    // One after the other: it takes a thread that other work needs too.
    this.#compressing = this.#compressing.then(async () => {
      // Without it the page goes out compressed quickly; an error here would end the process.
      if (this.#entries.get(url) === entry) await compressAtBestQuality(entry.answer).catch(() => undefined)
    })
  }
}

/** When the day on a Norwegian calendar ends. */
function endOfDay(now: Date): number {
  return instantInOslo(addDays(osloDate(now), 1), 0).getTime()
}
