import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { statementsFolder } from '../support/statements-folder.ts'
import { serverStatements } from './server-statements.ts'
import { statementsNotRun } from './statements.ts'

/**
 * Run after the unit tests: fails for each statement of the server that none of them has run against PostgreSQL. So a
 * column that is renamed fails a test, whichever query reads it.
 */

const ran = new Set<string>()
for (const file of readdirSync(statementsFolder)) {
  const texts = z.array(z.string()).parse(JSON.parse(readFileSync(join(statementsFolder, file), 'utf8')))
  for (const text of texts) ran.add(text)
}

const statements = serverStatements()
const missing = statementsNotRun(statements, [...ran])
for (const { place, pattern } of missing)
  process.stdout.write(`${place} ${pattern ? 'was run by no unit test' : 'does not show its statement'}\n`)
process.stdout.write(`${statements.length - missing.length} of ${statements.length} statements ran\n`)
process.exitCode = missing.length > 0 ? 1 : 0
