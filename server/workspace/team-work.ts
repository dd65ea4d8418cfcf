import { formatDate, formatDateTime } from '../../domain/format-moment.ts'
import { staffLanguage } from '../../domain/language.ts'
import type { Permission } from '../../domain/permissions.ts'
import type { StaffRole } from '../../domain/staff-roles.ts'
import type { ActionableColleague } from '../../forms/staff/team.ts'
import { type AgreedVisit, readAgreedVisits } from '../casework/appointments/hand-over-visits.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { listAbsences } from '../team/absences.ts'
import { listColleagues } from '../team/team.ts'
import { type AbsenceLine, absenceLines } from './absence-lines.ts'
import type { StaffRequest } from './staff-request.ts'

export interface ColleagueLine extends ActionableColleague {
  id: string
  name: string
  email: string
  role: StaffRole
  lastSeen: string | null
  disabledOn: string | null
  absences: AbsenceLine[]
  /** The visits that they have agreed on. */
  visits: AgreedVisit[]
}

/** All accounts, and the agreed visits to which no one comes. */
export interface TeamList {
  colleagues: ColleagueLine[]
  unhosted: AgreedVisit[]
}

/** Reads all accounts for administrators. */
export interface TeamWork {
  list(): Promise<TeamList>
}

/** `needs` throws where the role of the staff member lacks a permission; each read asks it first. */
export function teamWork(
  deps: StaffDeps,
  { staff, context: { now } }: StaffRequest,
  needs: (permission: Permission) => void,
): TeamWork {
  const by = staff.id
  return {
    async list() {
      needs('manage-staff')
      const [colleagues, absences, visits] = await Promise.all([
        listColleagues(deps),
        listAbsences(deps.database.pool, now),
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
          visits: visits.get(colleague.id) ?? [],
        }),
      )
      return { colleagues: lines, unhosted: visits.get(null) ?? [] }
    },
  }
}
