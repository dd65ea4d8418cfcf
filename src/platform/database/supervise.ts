import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../base/log.ts'
import type { DatabaseCluster } from './cluster.ts'
import {
  findPostmaster,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
  waitUntilReady,
} from './postmaster.ts'
import { findProcess } from './processes.ts'

/** The restarts of the embedded server since the site started. */
export interface ServerState {
  state: 'running' | 'restarting'
  restarts: number
  /** When it last ended unexpectedly, in ISO 8601; null where it never has. */
  lastEnd: string | null
}

export interface Supervision {
  current(): ServerState
  /** Leaves the server as it is from now on. */
  stop(): Promise<void>
}

interface SuperviseOptions {
  cluster: DatabaseCluster
  server: Postmaster
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  log: Log
}

const LOOK_EVERY_MS = 200
const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 10_000

/** Watches an embedded server, and starts it again on the same port when it ends, with growing pauses. */
export function superviseServer({ cluster, server, inTurn, log }: SuperviseOptions): Supervision {
  const state: ServerState = { state: 'running', restarts: 0, lastEnd: null }
  const stopping = new AbortController()
  const { signal } = stopping
  const { port } = server

  const startAgain = () =>
    inTurn(async () => {
      signal.throwIfAborted()
      const found = await findPostmaster(cluster)
      // A command may have started it meanwhile; the site's connections go to the port they know.
      if (found?.port === port) await waitUntilReady(cluster, found, signal)
      else if (found) await stopPostmaster(found)
      return found?.port === port ? found : startPostmaster(cluster, port, signal)
    })

  const restart = async (): Promise<Postmaster | null> => {
    for (let attempt = 1, pauseMs = FIRST_PAUSE_MS; !signal.aborted; attempt += 1) {
      try {
        return await startAgain()
      } catch (error) {
        if (signal.aborted) return null
        log.error({ err: error, attempt, pauseMs }, 'The embedded database could not be restarted')
        await sleep(pauseMs, null, { signal, ref: false }).catch(() => undefined)
        pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
      }
    }
    return null
  }

  const watch = async () => {
    let current: Postmaster = server
    while (!signal.aborted) {
      await sleep(LOOK_EVERY_MS, null, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted || (await findProcess(current.pid))) continue
      state.state = 'restarting'
      state.lastEnd = new Date().toISOString()
      log.error({ pid: current.pid }, 'The embedded database has ended; restarting it')
      const next = await restart()
      if (!next) return
      current = next
      state.state = 'running'
      state.restarts += 1
      log.warn({ pid: next.pid, restarts: state.restarts }, 'The embedded database runs again')
    }
  }

  const watching = watch()
  return {
    current: () => ({ ...state }),
    async stop() {
      stopping.abort()
      await watching
    },
  }
}
