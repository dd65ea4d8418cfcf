import { type Outcome, PageCache, type PageCacheOptions, type Produced } from './page-cache.ts'
import type { Rendered } from './rendered.ts'

/** The share of filtered lists. */
const LISTS_SHARE = 0.25

/** A query of a list that asks for more than a category and a page of it. */
const filtered = /^\/(?:eiendommer|ledige-leiligheter)\?(?:.*&)?(?!type=|side=)/

/**
 * The caches of finished pages. Filtered lists have one of their own: there are more of them than visitors ask for, so
 * that they could drive out all other pages.
 */
export class PageCaches {
  readonly #pages: PageCache
  readonly #lists: PageCache

  constructor({ version, maxBytes }: PageCacheOptions) {
    this.#pages = new PageCache({ version, maxBytes: maxBytes * (1 - LISTS_SHARE) })
    this.#lists = new PageCache({ version, maxBytes: maxBytes * LISTS_SHARE })
  }

  get bytes(): number {
    return this.#pages.bytes + this.#lists.bytes
  }

  get size(): number {
    return this.#pages.size + this.#lists.size
  }

  /** The cached response for a URL, if it is up to date. */
  fresh(url: string): Rendered | null {
    return this.#cacheOf(url).fresh(url)
  }

  /** The response for a URL: cached, or made by `produce` and then cached. */
  get(url: string, produce: () => Promise<Produced>): Promise<Outcome> {
    return this.#cacheOf(url).get(url, produce)
  }

  #cacheOf(url: string): PageCache {
    return filtered.test(url) ? this.#lists : this.#pages
  }
}
