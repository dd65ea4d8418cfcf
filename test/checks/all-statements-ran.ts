import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { statementsFolder } from '../support/statements-folder.ts'
import { isCode, sourcesIn } from './sources.ts'
import { statementsIn, statementsNotRun } from './statements.ts'

/**
 * Run after the unit tests: fails for each statement of the server that none of them has run against PostgreSQL. So a
 * column that is renamed fails a test, whichever query reads it.
 */

/** Files that run a text which their source does not show, and where it comes from. */
const textsOfOthers: Readonly<Record<string, string>> = {
  'server/database/query.ts': 'the callers of its functions',
  'server/database/migrate.ts': 'the files of server/database/migrations/',
  'server/queue/open-queue.ts': 'pg-boss',
}

const ran = new Set<string>()
for (const file of readdirSync(statementsFolder)) {
  const texts = z.array(z.string()).parse(JSON.parse(readFileSync(join(statementsFolder, file), 'utf8')))
  for (const text of texts) ran.add(text)
}

const statements = [...sourcesIn(['server'], isCode)].flatMap(([path, source]) =>
  statementsIn(path, source).filter(({ pattern }) => pattern || !(path in textsOfOthers)),
)
const missing = statementsNotRun(statements, [...ran])
for (const { place, pattern } of missing)
  process.stdout.write(`${place} ${pattern ? 'was run by no unit test' : 'does not show its statement'}\n`)
process.stdout.write(`${statements.length - missing.length} of ${statements.length} statements ran\n`)
process.exitCode = missing.length > 0 ? 1 : 0
