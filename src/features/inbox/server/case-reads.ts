import type { Pool } from 'pg'
import { parseCaseReference } from '../../../domain/cases/case-reference.ts'
import { parseInboxQuery } from '../../../domain/cases/inbox.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatIsoDate } from '../../../domain/time/calendar.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { caseColumns, caseRecord } from '../../cases/server/case-record.ts'
import { correctedDayOf, keyDayOf } from '../../cases/server/key-date.ts'
import { accessKeys, isVisibleTo } from '../../cases/server/reading.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import type { FoundCase } from '../case-results.ts'
import { findOtherCases } from './case/find-other-cases.ts'
import { hideNumbersFrom } from './case/hide-numbers.ts'
import { readStaffCase } from './case/staff-case.ts'
import type { StaffCase, WrongKeyDateView } from './case/staff-views.ts'
import type { Caseworker } from './caseworker.ts'
import { countHeld } from './list/count-held-mail.ts'
import { readInbox } from './list/inbox.ts'
import { readInboxList } from './list/inbox-list.ts'
import type { Inbox, InboxList } from './list/inbox-views.ts'
import { type Neighbours, readNeighbours } from './list/neighbours.ts'
import type { ListDeps } from './list/shared-reads.ts'
import { readSenderCard } from './senders/sender-card.ts'
import type { SenderCard } from './senders/sender-views.ts'
import { readToday, type TodayList } from './today/today.ts'

/** Reads cases for the staff pages. */
export interface CaseReads {
  inbox(search: URLSearchParams): Promise<Inbox>
  /** The same list, as it stands beside an open case. */
  inboxList(search: URLSearchParams): Promise<InboxList>
  /** The cases whose receipts told a wrong day. */
  wrongKeyDates(): Promise<WrongKeyDateView[]>
  /** How many incoming mails wait for a staff member to look at them; none for roles that do not handle mail. */
  heldMails(): Promise<number>
  /** What the staff member should do today, town by town. */
  today(): Promise<TodayList>
  /** A case by its reference, however it is typed; null where there is none that the staff member reads. */
  read(reference: string): Promise<StaffCase | null>
  /** The cases that a text finds, to link a case to or merge it with. */
  findOthers(reference: string, text: string): Promise<FoundCase[]>
  /** All that is known of the sender of a case; null where there is none that the staff member reads. */
  sender(reference: string): Promise<SenderCard | null>
  /** The cases before and after a case in the list of the inbox that a query asks for. */
  neighbours(reference: string, search: URLSearchParams): Promise<Neighbours>
}

export function caseReads(deps: ListDeps, { staff, may, needs, context: { now } }: StaffRequest): CaseReads {
  return {
    async inbox(search) {
      needs('read-cases')
      return hideNumbersFrom(staff, await readInbox(deps, staff, parseInboxQuery(search), now))
    },
    async inboxList(search) {
      needs('read-cases')
      return hideNumbersFrom(staff, await readInboxList(deps, staff, parseInboxQuery(search), now))
    },
    wrongKeyDates() {
      needs('read-cases')
      return readWrongKeyDates(deps.database.pool, staff)
    },
    async heldMails() {
      return may('run-mail') ? countHeld(deps, staff) : 0
    },
    async today() {
      needs('work-cases')
      return hideNumbersFrom(staff, await readToday(deps, staff, now))
    },
    async read(text) {
      needs('read-cases')
      const reference = parseCaseReference(text)
      return reference && hideNumbersFrom(staff, await readStaffCase(deps, staff, reference, now))
    },
    async findOthers(text, typed) {
      needs('work-cases')
      const reference = parseCaseReference(text)
      return reference ? findOtherCases(deps.database.pool, staff, { reference, typed, to: 'link', now }) : []
    },
    async sender(text) {
      needs('read-cases')
      const reference = parseCaseReference(text)
      return reference && hideNumbersFrom(staff, await readSenderCard(deps, staff, reference, now))
    },
    async neighbours(text, search) {
      needs('read-cases')
      const reference = parseCaseReference(text)
      if (!reference) return { previous: null, next: null }
      return readNeighbours(deps, staff, { reference, query: parseInboxQuery(search) }, now)
    },
  }
}

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
