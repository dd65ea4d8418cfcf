import { MIN_PASSPHRASE_CHARACTERS, makeBackup } from '../../features/backup/server/backup.ts'
import { readSecret } from '../../platform/secrets/secret-key.ts'
import { askPassphrase, complain, defineCommand, say, withSite } from './command.ts'

export const backupCommand = defineCommand({
  name: 'backup',
  usage: 'FILE',
  summary: 'Writes the database, the files and SECRET_KEY to one file, encrypted with BACKUP_PASSPHRASE.',
  options: {},
  positionals: { min: 1, max: 1 },
  async run(_, [file = '']) {
    const passphrase = await askPassphrase()
    if (passphrase.length < MIN_PASSPHRASE_CHARACTERS) {
      complain(`The passphrase needs at least ${MIN_PASSPHRASE_CHARACTERS} characters.`)
      return 1
    }
    const made = await withSite(async (site) =>
      makeBackup({ ...site, secretText: await readSecret(site.config) }, { file, passphrase }),
    )
    say(`Wrote ${made.tables} tables and ${made.files} files to ${file}.`)
    return 0
  },
})
