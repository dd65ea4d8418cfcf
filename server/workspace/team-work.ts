import { formatDate, formatDateTime } from '../../domain/format.ts'
import type { Permission } from '../../domain/permissions.ts'
import type { StaffRole } from '../../domain/staff-roles.ts'
import type { ActionableColleague } from '../../forms/staff/team.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { listColleagues } from '../team/team.ts'
import type { StaffRequest } from './staff-request.ts'

export interface ColleagueLine extends ActionableColleague {
  id: string
  name: string
  email: string
  role: StaffRole
  lastSeen: string | null
  disabledOn: string | null
}

/** Reads all accounts for administrators. */
export interface TeamWork {
  list(): Promise<ColleagueLine[]>
}

export function teamWork(
  deps: StaffDeps,
  { staff }: StaffRequest,
  needs: (permission: Permission) => void,
): TeamWork {
  const by = staff.id
  return {
    async list() {
      needs('manage-staff')
      const colleagues = await listColleagues(deps)
      return colleagues.map(({ hasPassword, disabledAt, lastSeen, ...colleague }) => ({
        ...colleague,
        state: disabledAt ? 'disabled' : hasPassword ? 'active' : 'invited',
        lastSeen: lastSeen && formatDateTime(lastSeen),
        disabledOn: disabledAt && formatDate(disabledAt),
        isMe: colleague.id === by,
      }))
    },
  }
}
