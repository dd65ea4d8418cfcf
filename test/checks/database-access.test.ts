import { expect, test } from 'vitest'
import { isCode, isOfServer, pathsWith, sourcesIn } from './sources.ts'

const files = sourcesIn(['src'], (path) => isCode(path) && isOfServer(path))
const outside = new Map([...files].filter(([path]) => !path.startsWith('src/platform/database/')))

/** Hands the statements of pg-boss to a transaction. */
const adapters = ['src/platform/queue/open-queue.ts']

test('only src/platform/database asks a pool or a client for rows itself', () => {
  expect(outside.size).toBeGreaterThan(200)
  // `c.req.query` reads the parameters of a request.
  expect(pathsWith(outside, /(?<!\breq)\.query\s*[(<]/)).toEqual(adapters)
  expect(pathsWith(outside, /\{\s*(rows|rowCount)\b[^}]*\}\s*=\s*await\b/)).toEqual([])
})

test('no file says the type of a row itself', () => {
  expect(pathsWith(files, /\.query\s*</)).toEqual([])
  expect(pathsWith(files, /\brows\b[^\n]*\bas\s+(?!const\b|readonly\b)[A-Z{]/)).toEqual([])
  expect(pathsWith(files, /z\.custom<[^>]*>\(\s*\)/)).toEqual([])
})

/** A schema takes as long to make as a query to run, and a thousand times as long as parsing a row. */
test('no query builds its schema again', () => {
  const call = /\b(?:queryRows|findRow|queryRow)\(\s*[\w.]+,\s*z\.object/
  expect(pathsWith(files, call)).toEqual([])
})
