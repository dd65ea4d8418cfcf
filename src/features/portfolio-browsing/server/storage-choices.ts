import type { Pool } from 'pg'
import { z } from 'zod'
import { storageAddressOf } from '../../../domain/portfolio/storage-address.ts'
import { storageRoomLabel } from '../../../domain/portfolio/storage-room.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { MAX_CHOICES } from './property-choices.ts'

const storagePlace = z.object({ title: z.string(), location: z.string() })

export function storageChoiceCatalogue(pool: Pool) {
  return {
    /** Where the portfolio has storage rooms besides the form's own addresses, in the order of their names. */
    storagePlaces: () => readPlaces(pool),
    /** How large the storage rooms of the portfolio are, by their labels; unknown for whole buildings. */
    storageSizes: () => readSizes(pool),
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
  const areas = await queryRows(
    pool,
    z.number(),
    `select distinct area from properties
     where type = 'Minilager' and area > 0 and coalesce(storage_units, 1) = 1 order by area limit ${MAX_CHOICES}`,
  )
  return areas.flatMap((area) => storageRoomLabel(area))
}
