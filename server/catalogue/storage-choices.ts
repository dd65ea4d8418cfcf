import type { Pool } from 'pg'
import { z } from 'zod'
import { storageAddressOf } from '../../domain/storage-address.ts'
import { storageRoomLabel } from '../../domain/storage-room.ts'
import { queryRows, queryValues } from '../database/query.ts'

const storagePlace = z.object({ title: z.string(), location: z.string() })

export function storageChoiceCatalogue(pool: Pool) {
  return {
    /** Where the portfolio has storage rooms besides the form's own addresses, in the order of their names. */
    async storagePlaces(): Promise<string[]> {
      const rows = await queryRows(
        pool,
        storagePlace,
        `select distinct title, location from properties where type = 'Minilager' or amenities @> '{minilager}'`,
      )
      const others = rows.filter((row) => storageAddressOf(row) === null).map(({ location }) => location)
      return [...new Set(others)].sort((a, b) => a.localeCompare(b, 'nb'))
    },

    /** How large the storage rooms of the portfolio are, by their labels; unknown for whole buildings. */
    async storageSizes(): Promise<string[]> {
      const areas = await queryValues(
        pool,
        z.number(),
        `select distinct area from properties
         where type = 'Minilager' and area > 0 and coalesce(storage_units, 1) = 1 order by area`,
      )
      return areas.flatMap((area) => storageRoomLabel(area))
    },
  }
}
