import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { formatPhone } from '../../../../domain/contact/contact-details.ts'
import { findRow, type Queryable, queryRows } from '../../../../platform/database/query.ts'
import { mergedFollowers } from '../../../cases/server/merged-cases.ts'
import { contactOf, type SenderContact } from '../../../cases/server/my-cases/sender-contact.ts'
import { type WorkedCase, workedCase, workedColumns } from './on-case.ts'
import type { Followers } from './staff-views.ts'

/** How the senders of the cases that are merged into one get its replies. */
export async function readFollowers(
  db: Queryable,
  { id, senderEmail }: Pick<WorkedCase, 'id' | 'senderEmail'>,
): Promise<Followers> {
  const merged = await queryRows(
    db,
    workedCase,
    `select ${workedColumns} from cases where ${mergedFollowers} order by reference`,
    [id],
  )
  const ways = merged.map((record) => ({ record, contact: contactOf(record) }))
  const mailed = new Map(
    ways.flatMap(({ record, contact }) =>
      contact.by === 'email' && contact.email !== senderEmail
        ? [[contact.email, record.senderName ?? contact.email] as const]
        : [],
    ),
  )
  return {
    alsoRepliesTo: [...mailed.values()],
    toTell: ways.flatMap(({ record: { reference, senderName }, contact }) => {
      if (contact.by === 'letter') return { reference, name: senderName, phone: null }
      if (contact.by === 'phone') return { reference, name: senderName, phone: formatPhone(contact.phone) }
      return []
    }),
  }
}

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
