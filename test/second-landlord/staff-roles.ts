import type { RoleNames } from '../../landlord-types/role-name.ts'

export const landlordRoleNames: RoleNames = {
  nb: {
    administrator: { one: 'Daglig leder', many: 'ledere' },
    saksbehandler: { one: 'Utleier', many: 'utleiere' },
    vaktmester: { one: 'Tekniker', many: 'teknikere' },
    redaktor: { one: 'Skribent', many: 'skribenter' },
    okonomi: { one: 'Regnskapsfører', many: 'regnskapsførere' },
  },
}
