import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeFolders, sourcesIn } from './sources.ts'

/** Words that do not say who or what is meant; the glossary has the ones that do. */
const vague = /\b(somebody|nobody|whoever|anybody|what came of|goes along)\b/i

/** PostgreSQL and Dovecot run as the Unix user of that name. */
const unixUser = [
  'src/platform/database/unprivileged.ts',
  'test/support/imap-server.ts',
  'docs/operations.md',
]

test.each([
  ['somebody has opened it', true],
  ['What came of the job', true],
  ['a staff member has opened it', false],
])('%s', (line, isVague) => {
  expect(vague.test(line)).toBe(isVague)
})

test('names, comments, tests and documents say who is meant', () => {
  const files = sourcesIn(
    [...codeFolders, 'test', 'docs'],
    (path) =>
      /\.(tsx?|md|css)$/.test(path) &&
      !path.startsWith('test/checks/plain-words') &&
      !unixUser.includes(path),
  )
  const documents = readdirSync('.').filter((path) => path.endsWith('.md'))
  for (const path of documents) files.set(path, readFileSync(path, 'utf8'))
  const found = [...files].flatMap(([path, source]) =>
    source
      .split('\n')
      .flatMap((line, index) => (vague.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
