/** The roles of staff. What each may do: `domain/permissions.ts`; what it is called: `landlord/staff-roles.ts`. */
export type StaffRole = 'administrator' | 'saksbehandler' | 'vaktmester' | 'redaktor' | 'okonomi'

/** A role's name in singular and plural. */
export interface RoleName {
  one: string
  many: string
}
