import { expect, test, vi } from 'vitest'
import { runCommand } from './run-command.ts'

async function husvaer(...args: string[]) {
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += text
      return true
    })
  const status = await runCommand(args)
  vi.restoreAllMocks()
  return { status, ...written }
}

test('lists every command with its arguments', async () => {
  const { status, stdout } = await husvaer('--help')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^ {2}backup FILE {2,}Writes /m)
  expect(stdout).toContain('sweep [--dry-run] [--min-age MINUTES] [--take-over]')
})

test.each([
  [['backup'], 'It takes 1 argument.'],
  [['backups', '/tmp', '--at', '25:00'], '--at is a time of day, such as 02:15.'],
  [['backups', '/tmp', '--keep', '0,0,0'], '--keep is three whole numbers'],
  [['restore'], 'It takes 1 or more arguments.'],
  [['rotate-keys', 'now'], 'The arguments were not understood.'],
  [['purge', '--dry'], "Unknown option '--dry'"],
  [['sweep', '--min-age', 'soon'], 'MINUTES is a whole number.'],
  [['answer', 'AVV-7KQ3-XM4D', 'finished'], 'The status is one of'],
  [['create-user', 'address', 'Name'], 'address is not an email address.'],
  [['create-user', 'a@example.com', 'Name', 'king'], 'ROLE is one of'],
  [['new-landlord', '../nordlys'], 'FOLDER is a name in small letters'],
  [['new-landlord', 'nordlys', '--name', 'Nordlys', '--towns', ' , '], 'at least one town'],
  [['new-landlord', 'nordlys', '--name', 'Nordlys', '--towns', 'Alta', '--categories', 'slott'], 'no slott'],
  [['new-landlord', 'nordlys', '--name', 'Nordlys', '--towns', 'Alta', '--colour', 'green'], 'six digits'],
])('refuses %j with its usage and exit code 2', async (args, reason) => {
  const { status, stderr } = await husvaer(...args)
  expect(stderr).toContain(reason)
  expect(stderr).toContain(`Usage: npm run husvaer -- ${args[0]} `)
  expect(status).toBe(2)
})

test('prints why a command failed', async () => {
  const { status, stderr } = await husvaer('import', '/no/such/file.json')
  expect(stderr).toContain('/no/such/file.json cannot be read')
  expect(status).toBe(1)
})
