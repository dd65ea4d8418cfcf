import { readFile } from 'node:fs/promises'
import { restoreBackup } from '../../features/backup/server/restore.ts'
import { parseLedger } from '../../platform/erasure/ledger.ts'
import { keepSecret, refuseOtherSecret } from '../../platform/secrets/secret-key.ts'
import { askPassphrase, defineCommand, say, withSite } from './command.ts'

export const restoreCommand = defineCommand({
  name: 'restore',
  usage: 'FILE [LEDGER…]',
  summary:
    'Restores a backup into an empty place, and repeats the erasures since then that LEDGER files list.',
  options: {},
  positionals: { min: 1, max: Number.POSITIVE_INFINITY },
  async run(_, [file = '', ...ledgers]) {
    const passphrase = await askPassphrase()
    const ledger = (await Promise.all(ledgers.map((path) => readFile(path, 'utf8')))).flatMap(parseLedger)
    const restored = await withSite((site) => {
      const place = {
        ...site,
        refuseOtherSecret: (secret: string) => refuseOtherSecret(site.config, secret),
        keepSecret: (secret: string) => keepSecret(site.config, secret),
      }
      return restoreBackup(place, { file, passphrase, ledger })
    })
    say(`Restored ${restored.tables} tables, each as it was, and ${restored.files} files.`)
    const { cases, mails, alerts } = restored.erasedAgain
    if (cases + mails + alerts > 0)
      say(`Erased again ${cases} cases, ${mails} mails and codes of no case, and ${alerts} alerts.`)
    return 0
  },
})
