import type { CaseReference } from '../../domain/case-reference.ts'
import { contactOf, type SenderContact } from '../cases/sender-contact.ts'
import { findRow, type Queryable } from '../database/query.ts'
import { workedCase, workedColumns } from './on-case.ts'

/** How the sender of a case is told. */
export async function readContactBy(db: Queryable, reference: CaseReference): Promise<SenderContact['by']> {
  const record = await findRow(db, workedCase, `select ${workedColumns} from cases where reference = $1`, [
    reference,
  ])
  return record ? contactOf(record).by : 'none'
}
