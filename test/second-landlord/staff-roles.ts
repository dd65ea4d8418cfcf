import type { RoleName, StaffRole } from '../../landlord-types/staff-role.ts'

export const staffRoles: Readonly<Record<StaffRole, RoleName>> = {
  administrator: { one: 'Daglig leder', many: 'ledere' },
  saksbehandler: { one: 'Utleier', many: 'utleiere' },
  vaktmester: { one: 'Tekniker', many: 'teknikere' },
  redaktor: { one: 'Skribent', many: 'skribenter' },
  okonomi: { one: 'Regnskapsfører', many: 'regnskapsførere' },
}
