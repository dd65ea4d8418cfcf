import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreBackup } from '../../features/backup/server/restore.ts'
import { newestBackups } from '../../features/backup/server/rotation.ts'
import { verifyAudit } from '../../platform/audit/verify-audit.ts'
import { readConfig } from '../../platform/base/config.ts'
import { createLog } from '../../platform/base/log.ts'
import { keepSecret, refuseOtherSecret } from '../../platform/secrets/secret-key.ts'
import { openSite } from '../services/site.ts'
import { askPassphrase, complain, defineCommand, say } from './command.ts'

export const restoreDrillCommand = defineCommand({
  name: 'restore-drill',
  usage: 'FILE|FOLDER',
  summary:
    'Restores a backup, of a folder the newest, into a temporary place, checks it, and removes it. Touches nothing else.',
  options: {},
  positionals: { min: 1, max: 1 },
  async run(_, [given = '']) {
    const file = await backupAt(given)
    const passphrase = await askPassphrase()
    const startedAt = performance.now()
    const folder = await mkdtemp(join(tmpdir(), 'husvaer-drill-'))
    // Passable for the account that PostgreSQL runs as.
    await chmod(folder, 0o711)
    try {
      const { restored, audit } = await restoreInto(folder, file, passphrase)
      if (audit.broken !== null) {
        complain(`The chain of the audit log is broken at entry ${audit.broken}.`)
        return 1
      }
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      say(
        `Restored ${file} in ${seconds} s: ${restored.tables} tables, each as it was, and ${restored.files} files.`,
      )
      say(`The audit log holds: ${audit.entries} entries.`)
      return 0
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

async function backupAt(given: string): Promise<string> {
  if (!(await stat(given)).isDirectory()) return given
  const [newest] = newestBackups(await readdir(given))
  if (newest === undefined) throw new Error(`There is no backup in ${given}.`)
  return join(given, newest)
}

/** Restores into a database and a folder of its own: no setting of the site counts, so nothing is mailed or asked for. */
async function restoreInto(folder: string, file: string, passphrase: string) {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn' })
  const log = createLog(config.LOG_LEVEL)
  const site = await openSite(config, log, { as: 'command' })
  try {
    const place = {
      ...site,
      refuseOtherSecret: (secret: string) => refuseOtherSecret(config, secret),
      keepSecret: (secret: string) => keepSecret(config, secret),
    }
    const restored = await restoreBackup(place, { file, passphrase })
    return { restored, audit: await verifyAudit(site.database.pool) }
  } finally {
    await site.close()
  }
}
