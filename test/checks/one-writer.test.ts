import { expect, test } from 'vitest'
import { isCode, pathsWith, sourcesIn } from './sources.ts'

const server = sourcesIn(['server'], isCode)

test('only server/cases/events uses the table of events, and one file inserts into it', () => {
  const users = pathsWith(server, /\bcase_events\b/)
  expect(users.filter((path) => !path.startsWith('server/cases/events/'))).toEqual([])
  expect(pathsWith(server, /\binto case_events\b/)).toEqual(['server/cases/events/add-case-event.ts'])
})

test('one file inserts into the audit log', () => {
  expect(pathsWith(server, /\binto audit_log\b/)).toEqual(['server/audit/add-audit-entry.ts'])
})
