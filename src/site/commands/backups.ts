import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { osloDate } from '../../domain/time/calendar.ts'
import { instantInOslo } from '../../domain/time/oslo-instant.ts'
import { MIN_PASSPHRASE_CHARACTERS, makeBackup } from '../../features/backup/server/backup.ts'
import {
  backupMadeAt,
  backupName,
  type KeptCounts,
  newestBackups,
  outdatedBackups,
} from '../../features/backup/server/rotation.ts'
import { readSecret } from '../../platform/secrets/secret-key.ts'
import { askPassphrase, complain, defineCommand, say, UsageError, withSite } from './command.ts'

const LOOK_EVERY_MS = 20_000
/** How long a backup that failed waits for the next try. */
const RETRY_AFTER_MS = 300_000

export const backupsCommand = defineCommand({
  name: 'backups',
  usage: 'FOLDER [--keep 7,4,12] [--at HH:MM]',
  summary:
    'Makes a backup in a folder and removes old ones: keeps 7 days, 4 weeks, 12 months. --at does so each night.',
  options: { keep: { type: 'string', default: '7,4,12' }, at: { type: 'string' } },
  positionals: { min: 1, max: 1 },
  async run(values, [folder = '']) {
    const kept = parseKept(values.keep)
    const time = values.at === undefined ? null : parseTime(values.at)
    const passphrase = await askPassphrase()
    if (passphrase.length < MIN_PASSPHRASE_CHARACTERS) {
      complain(`The passphrase needs at least ${MIN_PASSPHRASE_CHARACTERS} characters.`)
      return 1
    }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const back = () => backUp(folder, passphrase, kept)
    if (time) await repeatNightly(folder, time, back)
    else await back()
    return 0
  },
})

async function backUp(folder: string, passphrase: string, kept: KeptCounts): Promise<void> {
  const name = backupName(new Date())
  const made = await withSite(async (site) =>
    makeBackup(
      { ...site, secretText: await readSecret(site.config) },
      { file: join(folder, name), passphrase },
    ),
  )
  say(`Wrote ${made.tables} tables and ${made.files} files to ${join(folder, name)}.`)
  // Only now: where backups fail, the old ones stay.
  for (const outdated of outdatedBackups(await readdir(folder), kept)) {
    await rm(join(folder, outdated))
    say(`Removed ${join(folder, outdated)}.`)
  }
}

interface Time {
  hour: number
  minute: number
}

/** Makes a backup each day from a time on, until the process is told to stop; one that was missed is made up for. */
async function repeatNightly(
  folder: string,
  { hour, minute }: Time,
  back: () => Promise<void>,
): Promise<void> {
  const stopping = new AbortController()
  // As the first process of a container, it is not ended by these signals unless it listens for them.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort())
  const pause = (ms: number) => sleep(ms, null, { signal: stopping.signal }).catch(() => null)
  while (!stopping.signal.aborted) {
    const dueSince = instantInOslo(osloDate(new Date()), hour, minute)
    const [newest = ''] = newestBackups(await readdir(folder))
    const madeAt = backupMadeAt(newest)
    const isDue = new Date() >= dueSince && (madeAt === null || madeAt < dueSince)
    if (!isDue) {
      await pause(LOOK_EVERY_MS)
      continue
    }
    await back().catch(async (error: Error) => {
      complain(`The backup failed, and is tried again in five minutes: ${error.message}`)
      await pause(RETRY_AFTER_MS)
    })
  }
}

function parseKept(text: string): KeptCounts {
  const [, days, weeks, months] = /^([1-9]\d{0,2}),(\d{1,3}),(\d{1,3})$/.exec(text) ?? []
  if (days === undefined) throw new UsageError('--keep is three whole numbers: days, weeks, months.')
  return { days: Number(days), weeks: Number(weeks), months: Number(months) }
}

function parseTime(text: string): Time {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (hour === undefined) throw new UsageError('--at is a time of day, such as 02:15.')
  return { hour: Number(hour), minute: Number(minute) }
}
