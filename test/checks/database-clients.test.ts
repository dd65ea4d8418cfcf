import { expect, test } from 'vitest'
import { isCode, isOfServer, pathsWith, sourcesIn } from './sources.ts'

/**
 * A client of PostgreSQL whose connection breaks emits 'error', and one without a listener ends the process. Pools are
 * opened in `pool.ts` alone, which listens to each of their clients; a single client gets its listener where it is made.
 */
test('no client of the database is without a listener for its errors', () => {
  const server = sourcesIn(['src'], (path) => isCode(path) && isOfServer(path))
  expect(pathsWith(server, /\b(new|extends) (pg\.)?Pool\b/)).toEqual(['src/platform/database/pool.ts'])
  const clients = pathsWith(server, /\bnew (pg\.)?Client\(/)
  expect(clients.length).toBeGreaterThan(0)
  const unheard = clients.filter((path) => {
    const source = server.get(path) ?? ''
    const made = [...source.matchAll(/const (\w+) = new (?:pg\.)?Client\(/g)].map(([, name]) => name)
    const all = source.match(/\bnew (pg\.)?Client\(/g) ?? []
    return made.length < all.length || made.some((name) => !source.includes(`${name}.on('error'`))
  })
  expect(unheard).toEqual([])
})
