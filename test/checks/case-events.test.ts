import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../../server')

/** Events have one writer and one reader, which check their kinds and who may see them. */
test('only server/cases/events names the table of events', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const naming = files.filter((file) => readFileSync(join(server, file), 'utf8').includes('case_events'))
  expect(naming.filter((file) => !file.startsWith('cases/events/'))).toEqual([])
  const writing = files.filter((file) =>
    readFileSync(join(server, file), 'utf8').includes('into case_events'),
  )
  expect(writing).toEqual(['cases/events/add-case-event.ts'])
})
