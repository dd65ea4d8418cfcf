import { type StaffRole, staffRoles } from '../../src/domain/people/staff-roles.ts'

/** A member of the demo's staff. */
export interface StaffPerson {
  name: string
  email: string
  role: StaffRole
}

const named = (name: string, role: StaffRole): StaffPerson => ({
  name: `${name} (demo)`,
  email: `${name.split(' ')[0]?.toLowerCase()}@demo.eksempel.no`,
  role,
})

/** The eight who do the work of the month; their names say that they are made up. */
export const monthStaff: readonly StaffPerson[] = [
  named('Astrid Nordli', 'administrator'),
  named('Ingrid Berg', 'saksbehandler'),
  named('Jonas Lien', 'saksbehandler'),
  named('Marte Vold', 'saksbehandler'),
  named('Terje Aas', 'vaktmester'),
  named('Rune Moe', 'vaktmester'),
  named('Silje Rud', 'redaktor'),
  named('Henrik Dahl', 'okonomi'),
]

/** Who of the staff has one of some roles. */
export const staffWith = (roles: readonly StaffRole[]): StaffPerson[] =>
  monthStaff.filter(({ role }) => roles.includes(role))

/** «Ingrid Berg (demo), saksbehandler». */
export const jobTitleOf = ({ name, role }: StaffPerson): string =>
  `${name}, ${staffRoles[role].one.toLowerCase()}`
