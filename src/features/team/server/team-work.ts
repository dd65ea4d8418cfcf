import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatDate, formatDateTime } from '../../../domain/time/format-moment.ts'
import { type AgreedVisit, readAgreedVisits } from '../../inbox/server/appointments/hand-over-visits.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import type { ActionableColleague } from '../team.ts'
import { type AbsenceLine, type AbsenceProposal, absenceLines, proposeAbsence } from './absence-lines.ts'
import { listAbsences, proposeDeputies } from './absences.ts'
import { listColleagues } from './team.ts'

export interface ColleagueLine extends ActionableColleague {
  id: string
  name: string
  email: string
  role: StaffRole
  lastSeen: string | null
  disabledOn: string | null
  absences: AbsenceLine[]
  /** What the form of the next one holds. */
  nextAbsence: AbsenceProposal
  /** The visits that they have agreed on. */
  visits: AgreedVisit[]
}

/** All accounts, and the agreed visits to which no one comes. */
interface TeamList {
  colleagues: ColleagueLine[]
  unhosted: AgreedVisit[]
}

/** Reads all accounts for administrators. */
export interface TeamWork {
  list(): Promise<TeamList>
}

export function teamWork(deps: StaffDeps, { staff, needs, context: { now } }: StaffRequest): TeamWork {
  const by = staff.id
  return {
    async list() {
      needs('manage-staff')
      const [colleagues, absences, deputies, visits] = await Promise.all([
        listColleagues(deps),
        listAbsences(deps.database.pool, now),
        proposeDeputies(deps.database.pool, now),
        readAgreedVisits(deps.database.pool, now),
      ])
      const lines = colleagues.map(
        ({ hasPassword, disabledAt, lastSeen, ...colleague }): ColleagueLine => ({
          ...colleague,
          state: disabledAt ? 'disabled' : hasPassword ? 'active' : 'invited',
          lastSeen: lastSeen && formatDateTime(lastSeen, staffLanguage),
          disabledOn: disabledAt && formatDate(disabledAt, staffLanguage),
          isMe: colleague.id === by,
          absences: absenceLines(absences, colleague.id),
          nextAbsence: proposeAbsence(absences, deputies, colleague.id, now),
          visits: visits.get(colleague.id) ?? [],
        }),
      )
      return { colleagues: lines, unhosted: visits.get(null) ?? [] }
    },
  }
}
