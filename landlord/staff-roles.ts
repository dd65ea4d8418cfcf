/** What the landlord's people do, and are called, one of them and several. */
export const staffRoles = {
  administrator: { one: 'Administrator', many: 'administratorer' },
  saksbehandler: { one: 'Saksbehandler', many: 'saksbehandlere' },
  vaktmester: { one: 'Vaktmester', many: 'vaktmestere' },
  redaktor: { one: 'Redaktør', many: 'redaktører' },
  okonomi: { one: 'Økonomi', many: 'økonomimedarbeidere' },
} as const

export type StaffRole = keyof typeof staffRoles

export const allRoles = Object.keys(staffRoles) as StaffRole[]
