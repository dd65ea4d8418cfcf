import { formatDate, formatDateTime } from '../../domain/format-moment.ts'
import { staffLanguage } from '../../domain/language.ts'
import type { Permission } from '../../domain/permissions.ts'
import type { StaffRole } from '../../domain/staff-roles.ts'
import type { ActionableColleague } from '../../forms/staff/team.ts'
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
}

/** Reads all accounts for administrators. */
export interface TeamWork {
  list(): Promise<ColleagueLine[]>
}

export function teamWork(
  deps: StaffDeps,
  { staff, context: { now } }: StaffRequest,
  needs: (permission: Permission) => void,
): TeamWork {
  const by = staff.id
  return {
    async list() {
      needs('manage-staff')
      const [colleagues, absences] = await Promise.all([
        listColleagues(deps),
        listAbsences(deps.database.pool, now),
      ])
      return colleagues.map(({ hasPassword, disabledAt, lastSeen, ...colleague }) => ({
        ...colleague,
        state: disabledAt ? 'disabled' : hasPassword ? 'active' : 'invited',
        lastSeen: lastSeen && formatDateTime(lastSeen, staffLanguage),
        disabledOn: disabledAt && formatDate(disabledAt, staffLanguage),
        isMe: colleague.id === by,
        absences: absenceLines(absences, colleague.id),
      }))
    },
  }
}
