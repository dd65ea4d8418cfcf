import { sql } from 'drizzle-orm'
import { storageAddressOf } from '../../domain/storage-address.ts'
import { storageRoomLabel } from '../../domain/storage-room.ts'
import type { Database } from '../database/database.ts'
import { properties } from '../database/schema.ts'

const isStorage = sql`(${properties.type} = 'Minilager' or ${properties.amenities} @> '{minilager}')`

export function storageChoiceCatalogue(orm: Database['orm']) {
  return {
    /** Where the portfolio has storage rooms besides the form's own addresses, in the order of their names. */
    async storagePlaces(): Promise<string[]> {
      const rows = await orm
        .selectDistinct({ title: properties.title, location: properties.location })
        .from(properties)
        .where(isStorage)
      const others = rows.filter((row) => storageAddressOf(row) === null).map(({ location }) => location)
      return [...new Set(others)].sort((a, b) => a.localeCompare(b, 'nb'))
    },

    /** How large the storage rooms of the portfolio are, by their labels; unknown for whole buildings. */
    async storageSizes(): Promise<string[]> {
      const rows = await orm
        .selectDistinct({ area: properties.area })
        .from(properties)
        .where(
          sql`${properties.type} = 'Minilager' and ${properties.area} > 0 and coalesce(${properties.storage_units}, 1) = 1`,
        )
        .orderBy(properties.area)
      return rows.flatMap(({ area }) => (area === null ? [] : storageRoomLabel(area)))
    },
  }
}
