import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { findRow, type Queryable } from '../../../../platform/database/query.ts'
import { contactOf, type SenderContact } from '../../../cases/server/my-cases/sender-contact.ts'
import { readFollowers } from '../case/followers.ts'
import { workedCase, workedColumns } from '../case/on-case.ts'
import type { Followers } from '../case/staff-views.ts'

/** How the sender of a case is told, and who else a staff member tells: senders of cases that are merged into it. */
export async function readContact(
  db: Queryable,
  reference: CaseReference,
): Promise<{ by: SenderContact['by']; toTell: Followers['toTell'] }> {
  const record = await findRow(db, workedCase, `select ${workedColumns} from cases where reference = $1`, [
    reference,
  ])
  if (!record) return { by: 'none', toTell: [] }
  return { by: contactOf(record).by, toTell: (await readFollowers(db, record)).toTell }
}
