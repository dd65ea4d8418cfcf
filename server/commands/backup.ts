import { makeBackup, SHORTEST_PASSPHRASE } from '../backup/backup.ts'
import { readSecret } from '../secrets/secret-key.ts'
import { type Command, complain, say } from './command.ts'
import { askPassphrase } from './passphrase.ts'
import { withSite } from './with-site.ts'

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE',
  summary: 'Writes the database, the files and SECRET_KEY to one file, encrypted with BACKUP_PASSPHRASE.',
  async run([file, ...rest]) {
    if (!file || rest.length > 0) {
      complain('Usage: npm run husvaer -- backup FILE')
      return 2
    }
    const passphrase = await askPassphrase()
    if (passphrase.length < SHORTEST_PASSPHRASE) {
      complain(`The passphrase needs at least ${SHORTEST_PASSPHRASE} signs.`)
      return 1
    }
    const made = await withSite(async (site) =>
      makeBackup({ ...site, secretText: await readSecret(site.config) }, { file, passphrase }),
    )
    say(`Wrote ${made.tables} tables and ${made.files} files to ${file}.`)
    return 0
  },
}
