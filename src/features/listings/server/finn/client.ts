import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../../../platform/base/config.ts'
import { messageOf } from '../../../../platform/base/errors.ts'
import { readLimited } from '../../../../platform/pictures/download.ts'
import { type Ad, type Feed, parseAd, parseFeed } from './parse.ts'
import { decodeXml, FeedError } from './xml.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 5 * 1024 * 1024
const MAX_PAGES = 10
/** The pause between requests, which FINN asks its clients to keep. */
const PAUSE_MS = 200
const MARKET = 'realestate-letting'

export type FinnSettings = Pick<Config, 'FINN_BASE_URL' | 'FINN_ORG_ID' | 'FINN_API_KEY' | 'PUBLIC_URL'>

/**
 * All ads of one organisation among FINN's homes to let, page by page (reference: FINN's search API).
 * @throws FeedError where any page cannot be had or read: half a list is no list.
 */
export async function fetchAds(settings: FinnSettings): Promise<Feed> {
  const base = baseOf(settings)
  let next: URL | null = new URL(`search/${MARKET}?orgId=${settings.FINN_ORG_ID}&rows=100`, base)
  const whole: Feed = { total: 0, ads: [], next: null }
  for (let page = 0; next && page < MAX_PAGES; page++) {
    if (page > 0) await sleep(PAUSE_MS)
    const feed = parseFeed(await fetchXml(next, settings))
    whole.total = Math.max(whole.total, feed.total)
    whole.ads.push(...feed.ads)
    next = feed.next ? new URL(feed.next, next) : null
    if (next && next.origin !== base.origin)
      throw new FeedError(`The feed links to another origin: ${next.origin}`)
  }
  return { ...whole, ads: [...new Map(whole.ads.map((ad) => [ad.id, ad])).values()] }
}

/**
 * One ad by itself: the search often tells no more of a place than its town.
 * @throws FeedError
 */
export async function fetchAd(settings: FinnSettings, id: string): Promise<Ad> {
  await sleep(PAUSE_MS)
  return parseAd(
    await fetchXml(new URL(`ad/${MARKET}/${encodeURIComponent(id)}`, baseOf(settings)), settings),
  )
}

function baseOf({ FINN_BASE_URL }: FinnSettings): URL {
  return new URL(FINN_BASE_URL.endsWith('/') ? FINN_BASE_URL : `${FINN_BASE_URL}/`)
}

async function fetchXml(url: URL, settings: FinnSettings): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const headers = {
    'x-FINN-apikey': settings.FINN_API_KEY ?? '',
    'User-Agent': `Husvaer (${settings.PUBLIC_URL})`,
  }
  try {
    const response = await fetch(url, { headers, signal, redirect: 'error' })
    if (!response.ok) throw new FeedError(explain(response.status))
    return decodeXml(await readLimited(response, MAX_BYTES))
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError(`FINN could not be read: ${messageOf(error)}`, { cause: error })
  }
}

function explain(status: number): string {
  if (status === 403)
    return 'FINN answered 403: the key is wrong, or FINN_ORG_ID belongs to another organisation.'
  return `FINN answered ${status}.`
}
