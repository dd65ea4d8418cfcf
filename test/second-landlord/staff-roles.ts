import type { RoleNames } from '../../landlord-types/role-name.ts'

export const roleNames: RoleNames = {
  administrator: { one: 'Daglig leder', many: 'ledere' },
  saksbehandler: { one: 'Utleier', many: 'utleiere' },
  vaktmester: { one: 'Tekniker', many: 'teknikere' },
  redaktor: { one: 'Skribent', many: 'skribenter' },
  okonomi: { one: 'Regnskapsfører', many: 'regnskapsførere' },
}
