import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../../server')

/**
 * A client of PostgreSQL whose connection breaks emits 'error', and one without a listener ends the process. Pools are
 * opened in `pool.ts` alone, which listens to each of their clients; a single client gets its listener where it is made.
 */
test('no client of the database is without a listener for its errors', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const read = (file: string) => readFileSync(join(server, file), 'utf8')
  const pools = files.filter((file) => /\b(new|extends) (pg\.)?Pool\b/.test(read(file)))
  expect(pools).toEqual(['database/pool.ts'])
  const clients = files.filter((file) => /\bnew (pg\.)?Client\(/.test(read(file)))
  expect(clients.length).toBeGreaterThan(0)
  const deaf = clients.filter((file) => {
    const made = [...read(file).matchAll(/const (\w+) = new (?:pg\.)?Client\(/g)].map(([, name]) => name)
    const all = read(file).match(/\bnew (pg\.)?Client\(/g) ?? []
    return made.length < all.length || made.some((name) => !read(file).includes(`${name}.on('error'`))
  })
  expect(deaf).toEqual([])
})
