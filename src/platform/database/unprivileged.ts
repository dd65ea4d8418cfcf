import { createHash } from 'node:crypto'
import { cp, lstat, mkdir, readFile, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** The user that PostgreSQL runs as; `null` is the user of this process. */
export type DatabaseUser = { uid: number; gid: number } | null

/** PostgreSQL refuses to run as root; root runs it as `postgres` where there is one, else as `nobody`. */
export async function findDatabaseUser(): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return null
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error('Husvær runs as root, and found neither the user postgres nor nobody to run PostgreSQL as.')
}

/** Whether a user gets to a path: every folder above it lets them through. */
async function isReachable(path: string, user: { uid: number; gid: number }): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const through = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & through) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

const sharedFolder = '/var/lib/husvaer'

/**
 * Where the database's files go: beside the other data, or, where that lies in a folder that the
 * database's user may not enter (a root's home, say), in a folder of their own under /var/lib.
 */
export async function placeFor(folder: string, user: DatabaseUser): Promise<string> {
  if (!user) return folder
  await mkdir(dirname(folder), { recursive: true })
  if (await isReachable(folder, user)) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return join(sharedFolder, name, basename(folder))
}

/** The folder of PostgreSQL's programs, copied to where the database's user gets to them if need be. */
export async function programsFor(native: string, version: string, user: DatabaseUser): Promise<string> {
  if (!user || (await isReachable(join(native, 'bin', 'postgres'), user))) return native
  const copy = join(sharedFolder, `postgresql-${version}`)
  if (await lstat(copy).catch(() => null)) return copy
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 })
  const unfinished = `${copy}.${process.pid}`
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  // Another process may have been quicker; its copy is as good as ours.
  await rename(unfinished, copy).catch(() => undefined)
  return copy
}
