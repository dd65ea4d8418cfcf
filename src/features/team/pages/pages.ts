import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/intern/ansatte',
    as: 'staff',
    permission: 'manage-staff',
    menu: { group: 'control', place: 5, name: 'Ansatte' },
  },
  { path: '/intern/konto', as: 'staff', permission: null },
]
