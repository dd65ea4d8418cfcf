import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { execute, queryRow, rowExists } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { queuePhotoDeletion } from '../../../platform/storage/pending-deletions.ts'
import { MAX_BUILDING_PICTURES } from '../../buildings/server/read-building-pictures.ts'
import { buildingTexts } from '../building.words.ts'

const texts = buildingTexts.pictures

interface PictureOfBuilding {
  building: string
  picture: string
}

/**
 * Gives a building photos that are already stored. From then on no form can claim them. Gives how many it has got.
 * @throws Refusal where there is no such building, or it has too many then.
 */
export function addPictures(
  pool: Pool,
  {
    building,
    names,
    caption,
    staffId,
  }: { building: string; names: readonly string[]; caption: string | null; staffId: string },
): Promise<number> {
  return inTransaction(pool, async (client) => {
    if (!(await rowExists(client, 'select from buildings where id::text = $1 for no key update', [building])))
      throw new Refusal(buildingTexts.gone)
    const added = await execute(
      client,
      `update photos set building_id = $1, caption = $2, object_name = null
       where object_name = any($3) and case_id is null and mail_id is null`,
      [building, caption, names],
    )
    const count = await queryRow(
      client,
      z.number(),
      'select count(*)::int as count from photos where building_id = $1',
      [building],
    )
    if (count > MAX_BUILDING_PICTURES) throw new Refusal(texts.tooMany(MAX_BUILDING_PICTURES))
    await addAuditEntry(client, {
      staffId,
      action: 'building-described',
      subject: { kind: 'building', id: building },
      detail: { pictures: added },
    })
    return added
  })
}

/** Says what a picture shows. */
export const describePicture = (
  pool: Pool,
  which: PictureOfBuilding,
  caption: string | null,
): Promise<void> =>
  onPicture(pool, which, async (client) => {
    await execute(client, 'update photos set caption = $2 where id::text = $1', [which.picture, caption])
  })

/** Moves a picture before all others. */
export const showPictureFirst = (pool: Pool, which: PictureOfBuilding, now: Date): Promise<void> =>
  onPicture(pool, which, async (client) => {
    await execute(client, 'update photos set moved_first_at = $2 where id::text = $1', [which.picture, now])
  })

/** Removes a picture; its file goes with the next sweep. */
export const removePicture = (pool: Pool, which: PictureOfBuilding, staffId: string): Promise<void> =>
  onPicture(pool, which, async (client) => {
    await queuePhotoDeletion(client, 'building_id::text = $1 and id::text = $2', [
      which.building,
      which.picture,
    ])
    await addAuditEntry(client, {
      staffId,
      action: 'building-described',
      subject: { kind: 'building', id: which.building },
      detail: { pictures: -1 },
    })
  })

/** @throws Refusal where the building has no such picture. */
function onPicture(
  pool: Pool,
  { building, picture }: PictureOfBuilding,
  change: (client: PoolClient) => Promise<void>,
): Promise<void> {
  return inTransaction(pool, async (client) => {
    const isThere = await rowExists(
      client,
      'select from photos where building_id::text = $1 and id::text = $2 for update',
      [building, picture],
    )
    if (!isThere) throw new Refusal(texts.gone)
    await change(client)
  })
}
