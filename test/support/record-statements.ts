import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'
import { statementsFolder } from './statements-folder.ts'

/**
 * Notes the text of every statement that a test file sends to PostgreSQL, in a file of its own: the step after the
 * unit tests names the queries that none of them has run.
 */
const texts = new Set<string>()

const { query } = pg.Client.prototype

function note(statement: unknown): void {
  if (typeof statement === 'string') texts.add(statement)
  else if (typeof statement === 'object' && statement !== null && 'text' in statement)
    texts.add(String(statement.text))
}

pg.Client.prototype.query = new Proxy(query, {
  apply(target, client, values: unknown[]) {
    note(values[0])
    return Reflect.apply(target, client, values)
  },
})

// Registered first, so it runs after the hooks of the tests.
afterAll(() => {
  if (texts.size === 0) return
  mkdirSync(statementsFolder, { recursive: true })
  writeFileSync(join(statementsFolder, `${randomUUID()}.json`), JSON.stringify([...texts]))
  texts.clear()
})
