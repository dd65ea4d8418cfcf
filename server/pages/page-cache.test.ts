import { afterEach, expect, test, vi } from 'vitest'
import { PageCache, type Produced } from './page-cache.ts'
import { rendered } from './rendered.ts'

function page(text: string, { status = 200, complete = true } = {}): Produced {
  return {
    answer: rendered({ status, contentType: 'text/html', headers: {}, body: Buffer.from(text) }),
    complete,
  }
}

/** A cache over data that the test changes by hand. */
function cacheOver({ maxBytes = 1_000_000 } = {}) {
  const data = { version: 1, following: true }
  const cache = new PageCache({
    version: { current: () => data.version, isFollowing: () => data.following },
    maxBytes,
  })
  const ask = async (url: string, produced: Produced | Error) => {
    const { answer, staleSince } = await cache.get(url, async () => {
      if (produced instanceof Error) throw produced
      return produced
    })
    return { text: answer.body.toString(), isStale: staleSince !== null }
  }
  return { data, cache, ask }
}

afterEach(() => void vi.useRealTimers())

test('a page is rendered once for each version of the data', async () => {
  const { data, ask } = cacheOver()
  expect(await ask('/a', page('one'))).toEqual({ text: 'one', isStale: false })
  expect(await ask('/a', page('two'))).toEqual({ text: 'one', isStale: false })
  data.version += 1
  expect(await ask('/a', page('three'))).toEqual({ text: 'three', isStale: false })
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

test('a page whose data changed while it was rendered is rendered again', async () => {
  const { data, cache, ask } = cacheOver()
  await cache.get('/a', async () => {
    data.version += 1
    return page('old')
  })
  expect(await ask('/a', page('new'))).toEqual({ text: 'new', isStale: false })
})

test('where a part cannot be read, the last complete copy is served, marked as outdated', async () => {
  const { data, ask } = cacheOver()
  await ask('/a', page('good'))
  data.version += 1
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

test('pages that do not exist are not cached', async () => {
  const { cache, ask } = cacheOver()
  for (let number = 0; number < 100; number++) await ask(`/nowhere/${number}`, page('404', { status: 404 }))
  expect(cache.size).toBe(0)
})

test('it never exceeds its size limit, and evicts the oldest page first', async () => {
  const { cache, ask } = cacheOver({ maxBytes: 100_000 })
  for (let number = 0; number < 100; number++) await ask(`/${number}`, page('x'.repeat(10_000)))
  expect(cache.bytes).toBeLessThanOrEqual(100_000)
  expect(cache.fresh('/99')).not.toBeNull()
  expect(cache.fresh('/0')).toBeNull()
})

test('a page that is requested a second time is compressed at the highest level for the next visitor', async () => {
  const { cache, ask } = cacheOver()
  await ask('/a', page('abc '.repeat(1000)))
  expect(cache.fresh('/a')?.br).toBeNull()
  cache.fresh('/a')
  await expect.poll(() => cache.fresh('/a')?.br?.length).toBeLessThan(100)
  expect(cache.fresh('/a')?.gzip?.length).toBeLessThan(100)
})
