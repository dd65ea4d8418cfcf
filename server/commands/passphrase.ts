import { createInterface } from 'node:readline/promises'

/** The passphrase of a backup: BACKUP_PASSPHRASE, or a line that is typed or piped in. */
export async function askPassphrase(): Promise<string> {
  const given = process.env.BACKUP_PASSPHRASE
  if (given) return given
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: false })
  try {
    return await lines.question('Passphrase: ')
  } finally {
    lines.close()
  }
}
