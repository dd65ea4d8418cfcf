import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { createLimit } from '../../../../platform/base/concurrency.ts'
import type { Config } from '../../../../platform/base/config.ts'
import type { Log } from '../../../../platform/base/log.ts'
import type { DataVersion } from '../../../../platform/database/data-version.ts'
import type { RateLimits } from '../../../../platform/limits/rate-limits.ts'
import type { Tile } from '../../map/tile.ts'
import { fetchTile, TileError } from './fetch-tile.ts'
import { createServicePause } from './service-pause.ts'
import { createTileAreas } from './tile-areas.ts'
import { TileFolder } from './tile-folder.ts'

/** What a request for a tile gives: its bytes, that it is not shown here, or why it cannot be had now. */
type TileAnswer = FoundTile | { state: 'outside' } | { state: 'failed' } | { state: 'tooMany' }

interface FoundTile {
  state: 'found'
  bytes: Buffer
  /** Whether browsers keep it: not at all where the map service says so, briefly while an old one stands in for a new one. */
  keep: 'long' | 'briefly' | 'never'
}

/** The tiles of a map service, by way of this site. */
export interface Tiles {
  /** `client` is the address of who asks; without one its requests are not counted. */
  get(tile: Tile, client: string | null): Promise<TileAnswer>
}

const MAX_FETCHES = 4
/** Visitors who scroll fast leave tiles behind that no browser waits for: more are refused at once. */
const MAX_WAITING = 60

const DAY = 24 * 60 * 60
const MAX_AGE_SECONDS = { least: DAY, usual: 7 * DAY, most: 30 * DAY }

interface TileDeps {
  config: Pick<Config, 'MAP_TILES_URL' | 'MAP_TILES_CACHE_MB' | 'PUBLIC_URL' | 'DATA_DIR'>
  pool: Pool
  version: Pick<DataVersion, 'current' | 'isFollowing'>
  /** Counts the tiles that each client has the map service asked for. */
  limits: Pick<RateLimits, 'allow'>
  log: Log
}

/** The tiles of the map service in the settings; null where there is none. */
export function createTiles({ config, pool, version, limits, log }: TileDeps): Tiles | null {
  const template = config.MAP_TILES_URL
  if (!template) return null
  const areas = createTileAreas(pool, version)
  const folder = new TileFolder(join(config.DATA_DIR, 'tiles'), config.MAP_TILES_CACHE_MB * 1024 * 1024)
  const limit = createLimit(MAX_FETCHES)
  const pause = createServicePause()
  const underWay = new Map<string, Promise<FoundTile | null>>()
  // Tiles of another service have other names.
  const source = createHash('sha256').update(template).digest('hex').slice(0, 8)

  // A full disk makes the map slower, and nothing else.
  const store = (name: string, bytes: Buffer, expires: Date) =>
    folder.write(name, bytes, expires).catch((error) => log.warn({ err: error }, 'Map tile was not stored'))

  const download = async (tile: Tile, name: string): Promise<FoundTile | null> => {
    try {
      const fetched = await limit.run(async () =>
        // The service may have failed while this waited for its turn.
        pause.isOver() ? fetchTile(template, tile, config.PUBLIC_URL) : null,
      )
      if (!fetched) return null
      pause.end()
      const { bytes, maxAge } = fetched
      if (maxAge !== 0) await store(name, bytes, expiryOf(maxAge))
      return { state: 'found', bytes, keep: maxAge === 0 ? 'never' : 'long' }
    } catch (error) {
      const isOfService = !(error instanceof TileError) || error.isOfService
      log.warn({ err: error, ...tile, pauseMs: isOfService ? pause.begin() : 0 }, 'Map tile failed')
      return null
    }
  }

  const downloadOnce = (tile: Tile, name: string): Promise<FoundTile | null> => {
    const known = underWay.get(name)
    if (known) return known
    if (underWay.size >= MAX_WAITING) return Promise.resolve(null)
    const started = download(tile, name).finally(() => underWay.delete(name))
    underWay.set(name, started)
    return started
  }

  return {
    async get(tile, client) {
      if (!(await areas.has(tile))) return { state: 'outside' }
      const name = `${source}-${tile.z}-${tile.x}-${tile.y}`
      const stored = await folder.read(name)
      if (stored && !stored.isExpired) return { state: 'found', bytes: stored.bytes, keep: 'long' }
      const isAsked = pause.isOver()
      const isAllowed = !isAsked || underWay.has(name) || (await limits.allow('tile', client))
      const found = isAsked && isAllowed ? await downloadOnce(tile, name) : null
      if (found) return found
      if (stored) return { state: 'found', bytes: stored.bytes, keep: 'briefly' }
      return { state: isAllowed ? 'failed' : 'tooMany' }
    },
  }
}

function expiryOf(maxAge: number | null): Date {
  const { least, usual, most } = MAX_AGE_SECONDS
  return new Date(Date.now() + Math.min(Math.max(maxAge ?? usual, least), most) * 1000)
}
