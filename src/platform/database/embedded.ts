import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { lockFile } from '../base/file-lock.ts'
import type { Log } from '../base/log.ts'
import { openCluster } from './cluster.ts'
import { findPostmaster, lastPort, startPostmaster, stopPostmaster, waitUntilReady } from './postmaster.ts'
import { type Supervision, superviseServer } from './supervise.ts'

export interface EmbeddedDatabase {
  url: string
  /** Whether this call started the server; false where one was running already. */
  started: boolean
  /** Starts the server again whenever it ends, until `stop` is called on what this gives. */
  supervise(log: Log): Supervision
  /** Ends the server and waits until its files are closed. */
  stop(): Promise<void>
  /** Ends the server unless `isUsed` says otherwise; no other process starts or finds it meanwhile. */
  stopUnless(isUsed: () => Promise<boolean>): Promise<void>
}

/** A first start makes the database's files, which takes a while on a slow disk. */
const TURN_WITHIN_MS = 60_000

/**
 * Starts the PostgreSQL that comes with the project on a folder of its own, or finds the one that runs
 * there already, such as one that a crashed run has left.
 * @throws Error with one line that says what to do.
 */
export async function startEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  await makeFolders(dataDir)
  const inTurn = turnsOn(dataDir)
  return inTurn(async () => {
    const cluster = await openCluster(dataDir)
    const running = await findPostmaster(cluster)
    if (running) await waitUntilReady(cluster, running)
    const server = running ?? (await startPostmaster(cluster, await findPort(await lastPort(cluster))))
    const stop = async () => {
      const current = await findPostmaster(cluster)
      if (current) await stopPostmaster(current)
    }
    return {
      url: cluster.url(server.port),
      started: !running,
      supervise: (log) => superviseServer({ cluster, server, inTurn, log }),
      stop: () => inTurn(stop),
      stopUnless: (isUsed) =>
        inTurn(async () => {
          if (!(await isUsed())) await stop()
        }),
    }
  })
}

/** Makes the files of an embedded database where there are none. Its server is not started. */
export async function makeEmbeddedDatabase(dataDir: string): Promise<void> {
  await makeFolders(dataDir)
  await turnsOn(dataDir)(() => openCluster(dataDir))
}

async function makeFolders(dataDir: string): Promise<void> {
  // Others may traverse the folder, as the database's user must, but not list it.
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
}

/** One process at a time starts, finds or ends the server of a folder. */
function turnsOn(dataDir: string) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const turn = await lockFile(join(dataDir, 'database.lock'), TURN_WITHIN_MS)
    if (!turn) throw new Error(`Another process has been starting the database in ${dataDir} for a minute.`)
    try {
      return await work()
    } finally {
      turn.release()
    }
  }
}

/** A port where a server can listen: the wanted one if possible, or one that outgoing connections do not use. */
export async function findPort(wanted: number | null): Promise<number> {
  if (wanted && (await isFree(wanted))) return wanted
  for (let tries = 0; tries < 100; tries += 1) {
    // Below 32768, where Linux begins to take ports for outgoing connections.
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) return port
  }
  throw new Error('No free port was found.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
