import { afterEach, expect, test, vi } from 'vitest'
import type { DataTag } from '../../platform/database/data-version.ts'
import { PageCache, type RenderResult } from './page-cache.ts'
import { plainBytes, rendered } from './rendered.ts'

interface PageOptions {
  status?: number
  complete?: boolean
  tags?: DataTag[]
}

function page(
  text: string,
  { status = 200, complete = true, tags = ['portfolio'] }: PageOptions = {},
): RenderResult {
  return {
    answer: rendered({ status, contentType: 'text/html', headers: {}, body: Buffer.from(text) }),
    complete,
    tags: new Set(tags),
  }
}

/** A cache over data that the test changes by hand; changes are older than a second unless a time is given. */
function cacheOver({ maxBytes = 1_000_000 } = {}) {
  const data = { number: 1, following: true, last: new Map<DataTag, { number: number; at: number }>() }
  const change = (tag: DataTag = 'portfolio', at = 0) => {
    data.number += 1
    data.last.set(tag, { number: data.number, at })
  }
  const cache = new PageCache({
    version: {
      current: () => data.number,
      lastChangeOf: (tags) =>
        [...tags]
          .map((tag) => data.last.get(tag) ?? { number: 1, at: 0 })
          .reduce((one, other) => (other.number > one.number ? other : one)),
      isFollowing: () => data.following,
    },
    maxBytes,
  })
  const ask = async (url: string, produced: RenderResult | Error) => {
    const { answer, staleSince } = await cache.get(url, async () => {
      if (produced instanceof Error) throw produced
      return produced
    })
    return { text: plainBytes(answer).toString(), isStale: staleSince !== null }
  }
  return { data, change, cache, ask }
}

afterEach(() => void vi.useRealTimers())

test('a page is rendered once for each version of the data', async () => {
  const { change, ask } = cacheOver()
  expect(await ask('/a', page('one'))).toEqual({ text: 'one', isStale: false })
  expect(await ask('/a', page('two'))).toEqual({ text: 'one', isStale: false })
  change()
  expect(await ask('/a', page('three'))).toEqual({ text: 'three', isStale: false })
})

test('a page stays when data changes that it does not show', async () => {
  const { change, ask } = cacheOver()
  await ask('/bolig', page('one', { tags: ['texts', 'category:bolig'] }))
  change('category:parkering')
  expect(await ask('/bolig', page('two'))).toMatchObject({ text: 'one' })
  change('category:bolig')
  expect(await ask('/bolig', page('three'))).toMatchObject({ text: 'three' })
})

test('a page counts as changed by what its newest copy shows', async () => {
  const { change, ask } = cacheOver()
  await ask('/eiendommer/1', page('vacant', { tags: ['category:bolig'] }))
  change('category:bolig')
  await ask('/eiendommer/1', page('rented', { tags: ['category:næring'] }))
  change('category:bolig')
  expect(await ask('/eiendommer/1', page('again'))).toMatchObject({ text: 'rented' })
})

test('a page is rendered again after midnight in Norway: a notice until yesterday is removed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:59:00Z') })
  const { ask } = cacheOver()
  await ask('/kundeservice', page('Vannet er borte i dag'))
  expect(await ask('/kundeservice', page('Alt i orden'))).toMatchObject({ text: 'Vannet er borte i dag' })
  vi.setSystemTime(new Date('2026-11-21T23:00:00Z'))
  expect(await ask('/kundeservice', page('Alt i orden'))).toEqual({ text: 'Alt i orden', isStale: false })
})

test('concurrent requests for a page wait for one rendering', async () => {
  const { cache } = cacheOver()
  let made = 0
  const held = Promise.withResolvers<void>()
  const produce = async () => {
    made += 1
    await held.promise
    return page('one')
  }
  const answers = Array.from({ length: 50 }, () => cache.get('/a', produce))
  held.resolve()
  await Promise.all(answers)
  expect(made).toBe(1)
})

test('while a changed page is rendered again, others get the copy from before for at most a second', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 10_000 })
  const { change, cache, ask } = cacheOver()
  await ask('/a', page('before'))
  change('portfolio', 10_000)
  const held = Promise.withResolvers<RenderResult>()
  const first = cache.get('/a', () => held.promise)
  vi.setSystemTime(10_900)
  expect(await ask('/a', page('not asked for'))).toEqual({ text: 'before', isStale: false })
  vi.setSystemTime(11_100)
  const late = ask('/a', page('not asked for'))
  held.resolve(page('after'))
  expect(plainBytes((await first).answer).toString()).toBe('after')
  expect(await late).toEqual({ text: 'after', isStale: false })
})

test('a request does not wait for a rendering that began more than a second ago, before the newest change', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 10_000 })
  const { change, cache, ask } = cacheOver()
  const held = Promise.withResolvers<RenderResult>()
  const first = cache.get('/a', () => held.promise)
  change()
  vi.setSystemTime(11_100)
  expect(await ask('/a', page('new'))).toMatchObject({ text: 'new' })
  held.resolve(page('old'))
  await first
  expect(await ask('/a', page('third'))).toMatchObject({ text: 'new' })
})

test('a page whose data changed while it was rendered is rendered again', async () => {
  const { change, cache, ask } = cacheOver()
  await cache.get('/a', async () => {
    change()
    return page('old')
  })
  expect(await ask('/a', page('new'))).toEqual({ text: 'new', isStale: false })
})

test('where a part cannot be read, the last complete copy is served, marked as outdated', async () => {
  const { change, ask } = cacheOver()
  await ask('/a', page('good'))
  change()
  expect(await ask('/a', page('half', { complete: false }))).toEqual({ text: 'good', isStale: true })
  expect(await ask('/a', new Error('broken'))).toEqual({ text: 'good', isStale: true })
  expect(await ask('/a', page('new'))).toEqual({ text: 'new', isStale: false })
})

test('without a complete copy, the partial page is served and not cached', async () => {
  const { ask } = cacheOver()
  expect(await ask('/a', page('half', { complete: false }))).toEqual({ text: 'half', isStale: false })
  expect(await ask('/a', page('whole'))).toEqual({ text: 'whole', isStale: false })
  await expect(ask('/b', new Error('broken'))).rejects.toThrow('broken')
})

test('without notifications of changes, cached pages are served as outdated copies', async () => {
  const { data, ask } = cacheOver()
  await ask('/a', page('good'))
  data.following = false
  expect(await ask('/a', page('other'))).toEqual({ text: 'good', isStale: true })
  data.following = true
  expect(await ask('/a', page('other'))).toEqual({ text: 'good', isStale: false })
})

test('an address without a page is cached until a page is published there', async () => {
  const { change, ask } = cacheOver()
  const tags: DataTag[] = ['category:bolig']
  await ask('/eiendommer/1', page('missing', { status: 404, tags }))
  expect(await ask('/eiendommer/1', page('again', { status: 404, tags }))).toMatchObject({ text: 'missing' })
  change('category:bolig')
  expect(await ask('/eiendommer/1', page('home', { tags }))).toMatchObject({ text: 'home' })
})

test('of addresses without a page, a bounded number is cached', async () => {
  const { cache, ask } = cacheOver()
  await ask('/a', page('one'))
  for (let number = 0; number < 300; number++) await ask(`/nowhere/${number}`, page('404', { status: 404 }))
  expect(cache.size).toBe(201)
  expect(cache.fresh('/a')).not.toBeNull()
  expect(cache.fresh('/nowhere/299')?.status).toBe(404)
})

test('that an address had no page is not served as a last good copy', async () => {
  const { change, ask } = cacheOver()
  await ask('/a', page('missing', { status: 404 }))
  change()
  await expect(ask('/a', new Error('broken'))).rejects.toThrow('broken')
})

test('it never exceeds its size limit, and evicts the oldest page first', async () => {
  const { cache, ask } = cacheOver({ maxBytes: 100_000 })
  for (let number = 0; number < 100; number++) await ask(`/${number}`, page('x'.repeat(10_000)))
  expect(cache.bytes).toBeLessThanOrEqual(100_000)
  expect(cache.fresh('/99')).not.toBeNull()
  expect(cache.fresh('/0')).toBeNull()
})

test('of more pages than fit, those that are asked for stay', async () => {
  const { cache, ask } = cacheOver({ maxBytes: 100_000 })
  await ask('/om-oss', page('x'))
  for (let rent = 0; rent < 200; rent++) {
    await ask(`/eiendommer?maksleie=${rent}`, page('x'))
    expect(cache.fresh('/om-oss')).not.toBeNull()
  }
  expect(cache.fresh('/eiendommer?maksleie=0')).toBeNull()
})

/** A text that brotli makes smaller the longer it tries. */
const wordy = Array.from({ length: 2000 }, (_, n) => `${(n * 7919) % 1009} rom`).join(' ')

test('a page that is asked for often, and has not changed for minutes, is compressed as small as it gets', async () => {
  const { cache, ask } = cacheOver()
  await ask('/a', page(wordy))
  const quick = cache.fresh('/a')?.held.bytes.length ?? 0
  for (let times = 0; times < 3; times++) cache.fresh('/a')
  await expect.poll(() => cache.fresh('/a')?.held.bytes.length).toBeLessThan(quick)
})

test('a page that has changed a minute ago is not compressed as small as it gets yet', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 10 * 60_000 })
  const { cache, change, ask } = cacheOver()
  change('portfolio', 9 * 60_000)
  await ask('/a', page(wordy))
  await ask('/b', page(wordy, { tags: ['texts'] }))
  for (let times = 0; times < 5; times++) for (const url of ['/a', '/b']) cache.fresh(url)
  const quick = cache.fresh('/a')?.held.bytes.length ?? 0
  // They are compressed in turn: the first would have been done before the second.
  await expect.poll(() => cache.fresh('/b')?.held.bytes.length).toBeLessThan(quick)
  expect(cache.fresh('/a')?.held.bytes.length).toBe(quick)
  vi.setSystemTime(11 * 60_000)
  await expect.poll(() => cache.fresh('/a')?.held.bytes.length).toBeLessThan(quick)
})
