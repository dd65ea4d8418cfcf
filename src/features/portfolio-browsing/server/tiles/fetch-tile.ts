import { readLimited } from '../../../../platform/pictures/download.ts'
import type { Tile } from '../../map/tile.ts'

interface FetchedTile {
  bytes: Buffer
  /** Seconds for which the map service lets it be kept; null where it says nothing. */
  maxAge: number | null
}

/** A tile that could not be had, with why. */
export class TileError extends Error {
  override name = 'TileError'
  /** Whether other tiles would fail too; a service that answers 404 has only no such tile. */
  readonly isOfService: boolean

  constructor(
    message: string,
    { isOfService = true, ...options }: ErrorOptions & { isOfService?: boolean } = {},
  ) {
    super(message, options)
    this.isOfService = isOfService
  }
}

const TIMEOUT_MS = 3000
const MAX_BYTES = 512 * 1024

/**
 * Asks the map service for a tile. Its address is the setting with three numbers put in, and no redirect is followed, so
 * that no other server is ever asked.
 * @throws TileError where it does not answer with a picture.
 */
export async function fetchTile(template: string, tile: Tile, publicUrl: string): Promise<FetchedTile> {
  const url = template.replace(/\{([xyz])\}/g, (_, name: 'x' | 'y' | 'z') => String(tile[name]))
  try {
    const response = await fetch(url, {
      redirect: 'error',
      headers: { Accept: 'image/png, image/jpeg, image/webp', 'User-Agent': `Husvaer (${publicUrl})` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok)
      throw new TileError(`The map service answered ${response.status}`, {
        isOfService: response.status !== 404 && response.status !== 410,
      })
    const bytes = await readLimited(response, MAX_BYTES)
    if (!pictureType(bytes))
      throw new TileError('The map service answered with something else than a picture')
    return { bytes, maxAge: maxAgeOf(response.headers.get('cache-control')) }
  } catch (cause) {
    if (cause instanceof TileError) throw cause
    throw new TileError('The map service could not be read', { cause })
  }
}

/** The type of a picture by its first bytes, whatever it is said to be; null where it is none that is shown. */
export function pictureType(bytes: Buffer): string | null {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'image/png'
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'image/webp' : null
}

function maxAgeOf(cacheControl: string | null): number | null {
  if (cacheControl === null) return null
  if (/\b(?:no-store|private)\b/.test(cacheControl)) return 0
  const seconds = /\bmax-age=(\d{1,9})\b/.exec(cacheControl)?.[1]
  return seconds === undefined ? null : Number(seconds)
}
