/** What the landlord's people do, and are called. */
export const staffRoles = {
  administrator: 'administrator',
  saksbehandler: 'saksbehandlere',
  vaktmester: 'vaktmestere',
  redaktor: 'redaktører',
  okonomi: 'økonomi',
} as const

export type StaffRole = keyof typeof staffRoles
