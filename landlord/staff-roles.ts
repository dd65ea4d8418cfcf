import type { RoleName, StaffRole } from '../landlord-types/staff-role.ts'

/** What the roles of the landlord's staff are called. */
export const staffRoles: Readonly<Record<StaffRole, RoleName>> = {
  administrator: { one: 'Administrator', many: 'administratorer' },
  saksbehandler: { one: 'Saksbehandler', many: 'saksbehandlere' },
  vaktmester: { one: 'Vaktmester', many: 'vaktmestere' },
  redaktor: { one: 'Redaktør', many: 'redaktører' },
  okonomi: { one: 'Økonomi', many: 'økonomimedarbeidere' },
}
