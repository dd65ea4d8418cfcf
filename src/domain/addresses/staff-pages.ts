import { may, type Permission } from '../people/permissions.ts'
import type { StaffRole } from '../people/staff-roles.ts'

/** The groups of the menu, in its order. */
export const menuGroups = { cases: 'Saker', portfolio: 'Portefølje', content: 'Innhold', control: 'Styring' }

interface StaffPage {
  path: string
  /** The permission that opens it; null where every signed-in staff member may. */
  permission: Permission | null
  /** Its place in the menu and its name there. A page without is reached from another page. */
  menu?: { group: keyof typeof menuGroups; name: string }
}

/**
 * Every page that only staff may open, in the order of the menu. Its route is the file with its address in
 * `app/routes/`. A staff page that is not listed here cannot be opened at all.
 */
export const staffPages: readonly StaffPage[] = [
  { path: '/saker', permission: 'read-cases', menu: { group: 'cases', name: 'Saker' } },
  { path: '/saker/i-dag', permission: 'work-cases', menu: { group: 'cases', name: 'I dag' } },
  { path: '/saker/ny', permission: 'register-cases', menu: { group: 'cases', name: 'Ny sak' } },
  { path: '/saker/:reference', permission: 'read-cases' },
  { path: '/saker/:reference/person', permission: 'read-cases' },
  { path: '/saker/:reference/brev', permission: 'read-cases' },
  { path: '/intern', permission: null },
  { path: '/intern/finn', permission: null },
  {
    path: '/intern/eiendommer',
    permission: 'edit-portfolio',
    menu: { group: 'portfolio', name: 'Eiendommer' },
  },
  { path: '/intern/eiendommer/regneark', permission: 'edit-portfolio' },
  { path: '/intern/eiendommer/:id', permission: 'edit-portfolio' },
  { path: '/intern/eiendommer/:id/forhandsvisning', permission: 'edit-portfolio' },
  {
    path: '/intern/annonser',
    permission: 'edit-portfolio',
    menu: { group: 'portfolio', name: 'Annonser' },
  },
  {
    path: '/intern/venter',
    permission: 'see-waiting',
    menu: { group: 'portfolio', name: 'Venter på bolig' },
  },
  { path: '/intern/tekster', permission: 'edit-texts', menu: { group: 'content', name: 'Tekster' } },
  { path: '/intern/tekster/:document', permission: 'edit-texts' },
  {
    path: '/intern/kontoer',
    permission: 'propose-accounts',
    menu: { group: 'content', name: 'Kontonumre' },
  },
  { path: '/intern/vakt', permission: 'see-rota', menu: { group: 'control', name: 'Vakt' } },
  {
    path: '/intern/oversikt',
    permission: 'see-numbers',
    menu: { group: 'control', name: 'Oversikt' },
  },
  { path: '/intern/epost', permission: 'run-mail', menu: { group: 'control', name: 'E-post' } },
  {
    path: '/intern/personvern',
    permission: 'handle-persons',
    menu: { group: 'control', name: 'Personvern' },
  },
  {
    path: '/intern/ansatte',
    permission: 'manage-staff',
    menu: { group: 'control', name: 'Ansatte' },
  },
  { path: '/intern/logg', permission: 'see-audit', menu: { group: 'control', name: 'Logg' } },
  { path: '/intern/jobber', permission: 'see-jobs', menu: { group: 'control', name: 'Drift' } },
  { path: '/intern/konto', permission: null },
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

/** Whether a role may open the page of the staff at a path. */
export function mayOpen(role: StaffRole, path: string): boolean {
  const page = staffPageOf(path)
  return page !== null && (page.permission === null || may(role, page.permission))
}

/** The start page of a role: «I dag» for a caretaker, else the inbox, the properties or their own account. */
export function startPageOf(role: StaffRole): string {
  if (role === 'vaktmester') return '/saker/i-dag'
  return ['/saker', '/intern/eiendommer'].find((path) => mayOpen(role, path)) ?? '/intern/konto'
}
