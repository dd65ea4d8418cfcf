/** The roles of the landlord's staff, with their names in singular and plural. */
export const staffRoles = {
  administrator: { one: 'Administrator', many: 'administratorer' },
  saksbehandler: { one: 'Saksbehandler', many: 'saksbehandlere' },
  vaktmester: { one: 'Vaktmester', many: 'vaktmestere' },
  redaktor: { one: 'Redaktør', many: 'redaktører' },
  okonomi: { one: 'Økonomi', many: 'økonomimedarbeidere' },
} as const

export type StaffRole = keyof typeof staffRoles

export const allRoles = Object.keys(staffRoles) as StaffRole[]
