import { z } from 'zod'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import { photoLink } from '../../../platform/photos/photo-links.ts'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'

/** A picture of a building, for those who read cases. */
export interface BuildingPicture {
  id: string
  /** A link that holds for five minutes; null where the sweeper has found that the file is gone. */
  src: string | null
  label: string
  /** What staff say that it shows: «Stoppekran i kjelleren». */
  caption: string | null
  width: number
  height: number
}

/** More than these are not looked through in a cellar. */
export const MAX_BUILDING_PICTURES = 30

const pictureRow = z.object({
  id: z.uuid(),
  caption: z.string().nullable(),
  width: z.number(),
  height: z.number(),
  isGone: z.boolean(),
})

/** The pictures of a building, those that staff have moved to the front first. */
export async function readBuildingPictures(
  db: Queryable,
  secret: SecretKey,
  { building, now }: { building: string; now: Date },
): Promise<BuildingPicture[]> {
  const rows = await queryRows(
    db,
    pictureRow,
    `select id, caption, width, height, file_missing_since is not null as "isGone" from photos where building_id = $1
     order by moved_first_at desc nulls last, created_at, id`,
    [building],
  )
  return rows.map(({ isGone, ...picture }, index) => ({
    ...picture,
    src: isGone ? null : photoLink(secret, picture.id, now.getTime()),
    label: `Bilde ${index + 1}`,
  }))
}
