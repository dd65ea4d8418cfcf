import { may } from '../../../../domain/people/permissions.ts'
import { type StaffRole, staffRoles } from '../../../../domain/people/staff-roles.ts'
import { readersOf } from '../../../cases/server/case-record.ts'
import type { Caseworker } from '../caseworker.ts'
import type { WorkedCase } from './on-case.ts'
import { rolesToOpenTo } from './open-to-role.ts'
import type { CaseAccessView } from './staff-views.ts'

const roleList = new Intl.ListFormat('nb', { type: 'conjunction' })

const manyOf = (role: StaffRole) => staffRoles[role].many

/** Which roles read a case, and to which others the staff member can open it. */
export function caseAccess(
  { role }: Pick<Caseworker, 'role'>,
  record: Pick<WorkedCase, 'form' | 'openedTo'>,
): CaseAccessView {
  return {
    roles: roleList.format(readersOf(record).map(manyOf)),
    opened: record.openedTo.map((opened) => ({ role: opened, name: manyOf(opened) })),
    offered: may(role, 'open-cases')
      ? rolesToOpenTo(record).map((value) => ({ value, label: staffRoles[value].one }))
      : null,
  }
}
