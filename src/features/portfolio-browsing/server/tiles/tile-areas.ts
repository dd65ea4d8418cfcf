import type { Pool } from 'pg'
import { z } from 'zod'
import { townMaps } from '#landlord/town-maps.ts'
import type { DataVersion } from '../../../../platform/database/data-version.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import { atPlace } from '../../map/map-place.ts'
import { toWorld } from '../../map/mercator.ts'
import { MIN_ZOOM, type Tile, tileAbove, tileAt } from '../../map/tile.ts'

/** The level whose tiles are told apart: five kilometres wide at 59° north. */
const AREA_ZOOM = 12

/** How many of them further, in each direction, are shown too. */
const REACH = 2

const point = z.object({ latitude: z.number(), longitude: z.number() })

/** Tells which tiles show a place where the landlord lets something, or its surroundings. */
interface TileAreas {
  has(tile: Tile): Promise<boolean>
}

/** Worked out from the properties once for each version of the data. */
export function createTileAreas(
  pool: Pool,
  version: Pick<DataVersion, 'current' | 'isFollowing'>,
): TileAreas {
  let known: { version: number; tiles: Promise<ReadonlySet<string>> } | null = null
  return {
    async has(tile) {
      if (known?.version !== version.current() || !version.isFollowing()) {
        known = { version: version.current(), tiles: readTiles(pool) }
        known.tiles.catch(() => {
          known = null
        })
      }
      const tiles = await known.tiles
      return tiles.has(nameOf(tile.z > AREA_ZOOM ? tileAbove(tile, AREA_ZOOM) : tile))
    },
  }
}

const nameOf = ({ z: level, x, y }: Tile): string => `${level}/${x}/${y}`

async function readTiles(pool: Pool): Promise<ReadonlySet<string>> {
  // To a kilometre: however many properties there are, they lie in few such places.
  const places = await queryRows(
    pool,
    point,
    `select distinct round(latitude::numeric, 2)::float8 as latitude, round(longitude::numeric, 2)::float8 as longitude
     from properties where latitude is not null and longitude is not null`,
  )
  const drawn = townMaps.flatMap(({ centre, areas }) => [centre, ...areas.map((area) => area.centre)])
  const tiles = new Set<string>()
  for (const place of [...places, ...drawn.map(atPlace)]) {
    const { x, y } = tileAt(toWorld(place), AREA_ZOOM)
    for (let column = x - REACH; column <= x + REACH; column += 1)
      for (let row = y - REACH; row <= y + REACH; row += 1)
        for (let level = MIN_ZOOM; level <= AREA_ZOOM; level += 1)
          tiles.add(nameOf(tileAbove({ z: AREA_ZOOM, x: column, y: row }, level)))
  }
  return tiles
}
