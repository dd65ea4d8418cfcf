import type { Pool } from 'pg'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatIsoDate } from '../../../../domain/time/calendar.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import { caseColumns, caseRecord } from '../../../cases/server/case-record.ts'
import { correctedDayOf, keyDayOf } from '../../../cases/server/key-date.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import { allForms } from '../../../form-catalogue/catalogue.ts'
import type { Caseworker } from '../caseworker.ts'
import type { WrongKeyDateView } from './staff-views.ts'

const withKeyDate = allForms.filter(({ keyDate }) => keyDate).map(({ id }) => id)

/** More than are open at once. Those that have been looked at make room for the rest. */
const MAX_READ = 500

/** The open cases whose receipts told a wrong day, and that no staff member has looked at since; the oldest first. */
export async function readWrongKeyDates(pool: Pool, worker: Caseworker): Promise<WrongKeyDateView[]> {
  const records = await queryRows(
    pool,
    caseRecord,
    `select ${caseColumns} from cases where form = any($1) and key_day is null and closed_at is null and merged_into is null
       and quarantine is null and ${isVisibleTo('$2')} order by sent_at, id limit $3`,
    [withKeyDate, accessKeys(worker.role), MAX_READ],
  )
  return records.flatMap((record) => {
    const [told, right] = [keyDayOf(record), correctedDayOf(record)]
    if (!told || !right) return []
    return {
      reference: record.reference,
      sender: record.senderName,
      told: formatIsoDate(told, staffLanguage),
      right: formatIsoDate(right, staffLanguage),
    }
  })
}
