import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

test.each([
  ['nothing', '', 2, 'There is no passphrase: set BACKUP_PASSPHRASE, or type it in.'],
  ['a line that is too short', 'kort\n', 1, 'The passphrase needs at least 12 characters.'],
])(
  'a backup for which %s is piped in as its passphrase is refused with what to do',
  (_, input, status, sentence) => {
    const { BACKUP_PASSPHRASE: _given, ...env } = process.env
    const command = spawnSync(process.execPath, ['src/cli.ts', 'backup', '/nowhere/husvaer.age'], {
      cwd: root,
      env,
      input,
      encoding: 'utf8',
    })
    expect(command.stderr).toContain(sentence)
    expect(command.status).toBe(status)
  },
)
