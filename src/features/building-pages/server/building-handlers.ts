import { z } from 'zod'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { findPlace } from '../../../platform/base/postal-codes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, findRow } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusedPhotoText } from '../../../platform/photos/refused-photo-messages.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'
import { buildingTexts } from '../building.words.ts'
import { buildingActions } from '../building-actions.ts'
import { addPictures, describePicture, removePicture, showPictureFirst } from './building-pictures.ts'
import { buildingVersion } from './read-building-pages.ts'
import { refusedField } from './refused-field.ts'
import { setAddresses } from './set-addresses.ts'

const versioned = z.object({
  version: z.string(),
  address: z.string(),
  town: z.string(),
  postalCode: z.string().nullable(),
})

export function bindBuildingActions({
  database: { pool },
}: {
  database: Pick<Database, 'pool'>
}): BoundAction[] {
  return bindActions(buildingActions, {
    async describe({ building: id, version, ...known }, { staff, now }) {
      if (!z.uuid().safeParse(id).success) throw new Refusal(buildingTexts.gone)
      const { caretakerNote, entrances = [], otherAddresses = [], registration, ownerCompany } = known
      const { address, town, postalCode = null } = known
      await inTransaction(pool, async (client) => {
        const before = await findRow(
          client,
          versioned,
          `select ${buildingVersion} as version, address, town, postal_code as "postalCode" from buildings where id = $1 for update`,
          [id],
        )
        if (!before) throw new Refusal(buildingTexts.gone)
        if (version && version !== before.version) throw new Refusal(buildingTexts.changed)
        if (postalCode && postalCode !== before.postalCode && !findPlace(postalCode))
          throw refusedField('postalCode', buildingTexts.unknownPostalCode)
        await setAddresses(client, id, { own: { address, town }, before, others: otherAddresses })
        await execute(
          client,
          `update buildings set caretaker_note = $2, entrances = $3, postal_code = $4, registration = $5, owner_company = $6,
             changed_at = $7, address = $8, town = $9 where id = $1`,
          [
            id,
            caretakerNote ?? null,
            [...new Set(entrances)],
            postalCode,
            registration ?? null,
            ownerCompany ?? null,
            now,
            address,
            town,
          ],
        )
        const isMoved = address !== before.address || town !== before.town
        await addAuditEntry(client, {
          staffId: staff.id,
          action: 'building-described',
          subject: { kind: 'building', id },
          ...(isMoved && { detail: { before: `${before.address}, ${before.town}` } }),
        })
      })
      return { notice: buildingTexts.saved }
    },
    async addPictures({ building, caption = null }, { staff, photos, refusedPhotos }) {
      const problems = refusedPhotos.map((each) => refusedPhotoText(each, staffLanguage))
      if (photos.length === 0)
        throw refusedField('imageUrls', problems.join(' ') || buildingTexts.pictures.noFile)
      const added = await addPictures(pool, { building, names: photos, caption, staffId: staff.id })
      return { notice: [buildingTexts.pictures.added(added), ...problems].join(' ') }
    },
    async describePicture({ caption = null, ...which }) {
      await describePicture(pool, which, caption)
      return { notice: buildingTexts.pictures.saved }
    },
    async showPictureFirst(which, { now }) {
      await showPictureFirst(pool, which, now)
      return { notice: buildingTexts.pictures.isFirst }
    },
    async removePicture(which, { staff }) {
      await removePicture(pool, which, staff.id)
      return { notice: buildingTexts.pictures.removed }
    },
  })
}
