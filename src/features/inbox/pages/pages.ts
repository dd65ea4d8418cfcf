import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/saker',
    as: 'staff',
    permission: 'read-cases',
    menu: { group: 'cases', place: 1, name: 'Saker' },
  },
  {
    path: '/saker/ny',
    as: 'staff',
    permission: 'register-cases',
    menu: { group: 'cases', place: 3, name: 'Ny sak' },
  },
  { path: '/saker/:reference', as: 'staff', permission: 'read-cases' },
  { path: '/saker/:reference/person', as: 'staff', permission: 'read-cases' },
  { path: '/saker/:reference/brev', as: 'staff', permission: 'read-cases' },
  { path: '/intern/finn', as: 'staff', permission: null },
]
