import { expect, test } from 'vitest'
import { isCode, isOfServer, pathsWith, sourcesIn } from './sources.ts'

const server = sourcesIn(['src'], (path) => isCode(path) && isOfServer(path))

test('only src/features/cases/server/events uses the table of events, and one file inserts into it', () => {
  const users = pathsWith(server, /\bcase_events\b/)
  expect(users.filter((path) => !path.startsWith('src/features/cases/server/events/'))).toEqual([])
  expect(pathsWith(server, /\binto case_events\b/)).toEqual([
    'src/features/cases/server/events/add-case-event.ts',
  ])
})

test('one file inserts into the audit log', () => {
  expect(pathsWith(server, /\binto audit_log\b/)).toEqual(['src/platform/audit/add-audit-entry.ts'])
})
