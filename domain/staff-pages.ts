import { may, type Permission } from './permissions.ts'
import type { StaffRole } from './staff-roles.ts'

interface StaffPage {
  path: string
  /** The permission that opens it; null where every signed-in staff member may. */
  permission: Permission | null
}

/** Every page that only staff may open. A staff page that is not listed here cannot be opened at all. */
export const staffPages: readonly StaffPage[] = [
  { path: '/saker', permission: 'read-cases' },
  { path: '/saker/i-dag', permission: 'work-cases' },
  { path: '/saker/ny', permission: 'register-cases' },
  { path: '/saker/:reference', permission: 'read-cases' },
  { path: '/saker/:reference/person', permission: 'read-cases' },
  { path: '/saker/:reference/brev', permission: 'read-cases' },
  { path: '/intern', permission: null },
  { path: '/intern/finn', permission: null },
  { path: '/intern/eiendommer', permission: 'edit-portfolio' },
  { path: '/intern/eiendommer/regneark', permission: 'edit-portfolio' },
  { path: '/intern/eiendommer/:id', permission: 'edit-portfolio' },
  { path: '/intern/eiendommer/:id/forhandsvisning', permission: 'edit-portfolio' },
  { path: '/intern/annonser', permission: 'edit-portfolio' },
  { path: '/intern/venter', permission: 'see-waiting' },
  { path: '/intern/tekster', permission: 'edit-texts' },
  { path: '/intern/tekster/:document', permission: 'edit-texts' },
  { path: '/intern/kontoer', permission: 'propose-accounts' },
  { path: '/intern/vakt', permission: 'see-rota' },
  { path: '/intern/oversikt', permission: 'see-numbers' },
  { path: '/intern/epost', permission: 'run-mail' },
  { path: '/intern/personvern', permission: 'handle-persons' },
  { path: '/intern/jobber', permission: 'see-jobs' },
  { path: '/intern/konto', permission: null },
  { path: '/intern/ansatte', permission: 'manage-staff' },
  { path: '/intern/logg', permission: 'see-audit' },
]

/** The page of a path; null if there is none. A literal path takes precedence over one with a parameter. */
export function staffPageOf(path: string): StaffPage | null {
  const parts = path.split('/')
  const fits = (page: StaffPage) => {
    const pattern = page.path.split('/')
    return (
      pattern.length === parts.length && pattern.every((part, i) => part.startsWith(':') || part === parts[i])
    )
  }
  return staffPages.find(({ path: exact }) => exact === path) ?? staffPages.find(fits) ?? null
}

export function mayOpen(role: StaffRole, path: string): boolean {
  const page = staffPageOf(path)
  return page !== null && (page.permission === null || may(role, page.permission))
}

/** The start page of a role: «I dag» for a caretaker, else the inbox, the properties or their own account. */
export function startPageOf(role: StaffRole): string {
  if (role === 'vaktmester') return '/saker/i-dag'
  return ['/saker', '/intern/eiendommer'].find((path) => mayOpen(role, path)) ?? '/intern/konto'
}
