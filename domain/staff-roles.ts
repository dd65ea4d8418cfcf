import { roleNames } from '../landlord/staff-roles.ts'
import type { RoleName } from '../landlord-types/role-name.ts'
import { keysOf, recordOf } from './records.ts'

const roles = {
  administrator: { one: 'Administrator', many: 'administratorer' },
  saksbehandler: { one: 'Saksbehandler', many: 'saksbehandlere' },
  vaktmester: { one: 'Vaktmester', many: 'vaktmestere' },
  redaktor: { one: 'Redaktør', many: 'redaktører' },
  okonomi: { one: 'Økonomi', many: 'økonomimedarbeidere' },
} as const satisfies Record<string, RoleName>

export type StaffRole = keyof typeof roles

export const allRoles = keysOf(roles)

/** What each role is called, by the landlord where it has a name of its own. */
export const staffRoles: Readonly<Record<StaffRole, RoleName>> = recordOf(
  allRoles,
  (role) => roleNames[role] ?? roles[role],
)
