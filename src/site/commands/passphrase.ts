import { createInterface } from 'node:readline'
import { UsageError } from './command.ts'

/**
 * The passphrase of a backup: BACKUP_PASSPHRASE, or a line that is typed or piped in.
 * @throws UsageError where there is neither.
 */
export async function askPassphrase(): Promise<string> {
  const given = process.env.BACKUP_PASSPHRASE
  if (given) return given
  process.stderr.write('Passphrase: ')
  const lines = createInterface({ input: process.stdin, terminal: false })
  for await (const line of lines) return line
  throw new UsageError('There is no passphrase: set BACKUP_PASSPHRASE, or type it in.')
}
