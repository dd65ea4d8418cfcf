import { keysOf } from '../records.ts'
import type { StaffRole } from './staff-roles.ts'

/** Who may do what. Cases have one more lock: each form names the roles that read its cases. */
const permissions = {
  'read-cases': ['administrator', 'saksbehandler', 'vaktmester', 'okonomi'],
  'work-cases': ['administrator', 'saksbehandler', 'vaktmester', 'okonomi'],
  'register-cases': ['administrator', 'saksbehandler', 'vaktmester'],
  'open-cases': ['administrator', 'saksbehandler'],
  'merge-cases': ['administrator', 'saksbehandler'],
  'release-quarantine': ['administrator', 'saksbehandler'],
  'reveal-sensitive': ['administrator', 'saksbehandler'],
  'read-portfolio': ['administrator', 'saksbehandler', 'vaktmester', 'redaktor', 'okonomi'],
  'edit-portfolio': ['administrator', 'redaktor'],
  'run-imports': ['administrator', 'redaktor'],
  'edit-texts': ['administrator', 'redaktor'],
  'write-notices': ['administrator', 'saksbehandler', 'vaktmester', 'redaktor'],
  'propose-accounts': ['administrator', 'okonomi'],
  'approve-accounts': ['administrator', 'okonomi'],
  'see-waiting': ['administrator', 'saksbehandler', 'redaktor'],
  'see-numbers': ['administrator', 'saksbehandler', 'okonomi'],
  'see-staff-numbers': ['administrator'],
  'see-rota': ['administrator', 'saksbehandler', 'vaktmester'],
  'edit-rota': ['administrator', 'saksbehandler'],
  'run-mail': ['administrator', 'saksbehandler'],
  'see-jobs': ['administrator'],
  'see-audit': ['administrator'],
  'handle-persons': ['administrator'],
  'manage-staff': ['administrator'],
  'remove-demo': ['administrator'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

export const allPermissions = keysOf(permissions)

export function may(role: StaffRole, permission: Permission): boolean {
  const roles: readonly StaffRole[] = permissions[permission]
  return roles.includes(role)
}
