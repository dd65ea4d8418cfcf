import { expect, test } from 'vitest'
import { startProblem } from './start-problem.ts'

const systemError = (code: string, path: string) => Object.assign(new Error(`${code}: mkdir`), { code, path })
const said = (error: unknown) => {
  const problem = startProblem(error, '/srv/husvaer')
  return problem instanceof Error ? problem.message : null
}

test('a folder that cannot be written in is named, with what to do', () => {
  for (const code of ['EROFS', 'EACCES', 'EPERM'])
    expect(said(systemError(code, '/srv/husvaer/keys'))).toBe(
      'Husvær may not write /srv/husvaer/keys. Give /srv/husvaer to the user that runs Husvær, or set DATA_DIR to a folder that this user may write in.',
    )
})

test('so is one in which no file can be locked, or no folder made', () => {
  const lock = new Error('The file x cannot be locked.', { cause: new Error('unable to open database file') })
  const missing = Object.assign(new Error("ENOENT: no such file or directory, mkdir '/srv/husvaer/x'"), {
    code: 'ENOENT',
    path: '/srv/husvaer/x',
  })
  for (const error of [lock, missing])
    expect(said(error)).toContain('Give /srv/husvaer to the user that runs Husvær')
})

test('a full disk is named, whether Node or PostgreSQL met it', () => {
  const wrapped = new Error('The database did not start', {
    cause: new Error('initdb: could not write: No space left on device'),
  })
  for (const error of [systemError('ENOSPC', '/srv/husvaer/keys/database'), wrapped])
    expect(said(error)).toContain('The disk that has /srv/husvaer is full. Make room on it')
})

test('any other error stays as it is', () => {
  for (const error of [new Error('Something else'), systemError('EACCES', '/etc/shadow'), 'a text'])
    expect(startProblem(error, '/srv/husvaer')).toBe(error)
})
