import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../../server')

/** The files of the server whose code matches, tests aside. */
function filesWith(pattern: RegExp): string[] {
  return readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      pattern.test(readFileSync(join(server, file), 'utf8')),
  )
}

test('only server/cases/events uses the table of events, and one file inserts into it', () => {
  expect(filesWith(/\bcase_events\b/).filter((file) => !file.startsWith('cases/events/'))).toEqual([])
  expect(filesWith(/\binto case_events\b/)).toEqual(['cases/events/add-case-event.ts'])
})

test('one file inserts into the audit log', () => {
  expect(filesWith(/\binto audit_log\b/)).toEqual(['audit/add-audit-entry.ts'])
})
