import type { Pool } from 'pg'
import { z } from 'zod'
import type { IsoDate } from '../../domain/calendar.ts'
import { storageAddressOf } from '../../domain/storage-address.ts'
import { storageRoomLabel } from '../../domain/storage-room.ts'
import type { DataVersion } from '../database/data-version.ts'
import { queryRows, queryValues } from '../database/query.ts'
import { liveIndex } from './live-index.ts'
import { MAX_CHOICES } from './property-choices.ts'

const storagePlace = z.object({ title: z.string(), location: z.string() })

/** Read once until a storage room changes: all of them are looked at. */
export function storageChoiceCatalogue(
  pool: Pool,
  version: Pick<DataVersion, 'lastChangeOf' | 'isFollowing'>,
  today: () => IsoDate,
) {
  const once = <T>(make: () => Promise<T>) =>
    liveIndex({ version, tags: ['category:minilager'], today, make })
  const places = once(() => readPlaces(pool))
  const sizes = once(() => readSizes(pool))
  return {
    /** Where the portfolio has storage rooms besides the form's own addresses, in the order of their names. */
    storagePlaces: () => places.current(),
    /** How large the storage rooms of the portfolio are, by their labels; unknown for whole buildings. */
    storageSizes: () => sizes.current(),
  }
}

async function readPlaces(pool: Pool): Promise<string[]> {
  const rows = await queryRows(
    pool,
    storagePlace,
    `select distinct title, location from properties where type = 'Minilager' or amenities @> '{minilager}'
     order by location, title limit ${MAX_CHOICES}`,
  )
  const others = rows.filter((row) => storageAddressOf(row) === null).map(({ location }) => location)
  return [...new Set(others)].sort((a, b) => a.localeCompare(b, 'nb'))
}

async function readSizes(pool: Pool): Promise<string[]> {
  const areas = await queryValues(
    pool,
    z.number(),
    `select distinct area from properties
     where type = 'Minilager' and area > 0 and coalesce(storage_units, 1) = 1 order by area limit ${MAX_CHOICES}`,
  )
  return areas.flatMap((area) => storageRoomLabel(area))
}
