import { expect, test } from 'vitest'
import { readProjectFile } from './settings.ts'

/** The rows of the table of jobs: name, when it runs, what it needs. */
const rows = [
  ...(readProjectFile('docs/operations.md').split('\n## Jobs\n')[1] ?? '').matchAll(
    /^\| `([\w-]+)` \| (.+?) \| (.*?) ?\|$/gm,
  ),
].map(([, name = '', when = '']) => ({ name, when }))

test('docs/operations.md has each job in its table, and no other', () => {
  const [, names = ''] =
    /const jobNames[^=]*= \{\n([^}]*)\}/.exec(readProjectFile('src/features/overview/overview.words.ts')) ??
    []
  const jobs = [...names.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, name]) => name)
  expect(jobs).toContain('notify-staff')
  expect(rows.map(({ name }) => name).toSorted()).toEqual(jobs.toSorted())
})

test('docs/operations.md says when each job runs', () => {
  const [, ...jobs] = readProjectFile('src/site/jobs/schedule.ts').split(/^ +name: /m)
  const scheduled = jobs.map((job) => {
    const [, name = ''] = /^'([\w-]+)'/.exec(job) ?? []
    const [, minute = '*', hour = '*'] = /\bcron: '(\S+) (\S+) /.exec(job) ?? []
    return { name, minute, hour, isAtStart: /atStart: true|everyMinute/.test(job) }
  })
  expect(scheduled.length).toBeGreaterThan(9)
  for (const { name, minute, hour, isAtStart } of scheduled) {
    const when = rows.find((row) => row.name === name)?.when ?? ''
    const every = minute === '*' ? 'every minute' : 'every hour'
    expect(`${name}: ${when}`).toContain(
      hour === '*' ? every : `${hour.padStart(2, '0')}:${minute.padStart(2, '0')} Europe/Oslo`,
    )
    expect(`${name}: ${when.includes('after a start')}`).toBe(`${name}: ${isAtStart}`)
  }
})

test('docs/upgrading.md and the changelog say alike that all processes have to stop first', () => {
  const [, phrase = ''] =
    /named in the changelog with\s+«([^»]+)»/.exec(readProjectFile('docs/upgrading.md')) ?? []
  expect(phrase).not.toBe('')
  expect(readProjectFile('CHANGELOG.md')).toContain(`**${phrase}**`)
})
