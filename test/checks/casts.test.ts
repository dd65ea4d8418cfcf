import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { codeFolders, sourcesIn } from './sources.ts'

/**
 * The casts that are left, by file: each at a border, with the reason beside it. Any other is a mistake: types follow from
 * inference, from a schema where data comes in, or from a guard; keys and records from `src/domain/records.ts`.
 */
const allowed: Readonly<Record<string, number>> = {
  // JSON of our own server, read by the page that asked for it.
  'src/ui/data/read-in-browser.ts': 1,
  // Where branded texts are made.
  'src/domain/time/calendar.ts': 1,
  'src/domain/portfolio/property.ts': 1,
  'src/forms/engine/form.ts': 1,
  'src/features/cases/server/case-token.ts': 1,
  // Keys of records, which TypeScript types as any text.
  'src/domain/records.ts': 3,
  // Data whose type the compiler has checked against a declaration, and erased on the way through a table.
  'src/forms/engine/action-result.ts': 1,
  'src/features/inbox/server/case/hide-numbers.ts': 1,
  'src/features/portfolio-browsing/server/property-row.ts': 1,
  // Messages of our own processes.
  'src/features/incoming-mail/server/mail-reader.ts': 1,
  'src/platform/photos/decoder-worker.ts': 1,
  'src/features/portfolio-editing/server/sheets/read-cells.ts': 1,
  // Libraries whose types are wider or narrower than what they give and take.
  'src/platform/base/log-redaction.ts': 1,
  'src/features/portfolio-browsing/server/picture-routes.ts': 1,
  'src/site/web/server.ts': 1,
}

/** Stand-ins in tests, for less than the type that they stand in for. */
const allowedInTests: Readonly<Record<string, number>> = {
  'src/features/cases/server/events/case-events.test.ts': 2,
  'test/browser/every-page.spec.ts': 1,
  'labs/faults/clock.ts': 2,
  'labs/faults/postgres-spawns.ts': 1,
  'labs/faults/sabotages/acknowledges-failures.ts': 1,
  'labs/faults/sabotages/jobs-by-own-clock.ts': 1,
  'labs/faults/sabotages/no-error-listeners.ts': 3,
  'test/support/second-language.ts': 1,
  'test/support/temporary-site.ts': 1,
}

/** The number of casts in a source: `as T` and `<T>value`, `as const` aside. */
function countCasts(path: string, source: string): number {
  let count = 0
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && isCast(node)) count += 1
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseSync(path, source).program)
  return count
}

function isCast(node: object): boolean {
  if (!('type' in node) || !('typeAnnotation' in node)) return false
  if (node.type === 'TSTypeAssertion') return true
  return node.type === 'TSAsExpression' && !isConst(node.typeAnnotation)
}

const isConst = (type: unknown): boolean => JSON.stringify(type).includes('"name":"const"')

function castsIn(sources: ReadonlyMap<string, string>): Record<string, number> {
  const counted = [...sources].map(([path, source]) => [path, countCasts(path, source)] as const)
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

test('has no casts but those at borders', () => {
  const sources = sourcesIn([...codeFolders, 'test'], (path) => /(?<!\.d)\.tsx?$/.test(path))
  expect(sources.size).toBeGreaterThan(1000)
  expect(castsIn(sources)).toEqual({ ...allowed, ...allowedInTests })
})

test.each([
  ['const a = b as string', 1],
  ['const a = b as unknown as string', 2],
  ['const a = <string>b', 1],
  ["const a = ['b'] as const", 0],
  ['const a = b satisfies string', 0],
  ["import { a as b } from './a.ts'", 0],
  ["const text = 'as string'", 0],
])('counts the casts in %s', (source, count) => {
  expect(countCasts('a.ts', source)).toBe(count)
})
