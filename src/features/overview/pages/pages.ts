import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  { path: '/intern', as: 'staff', permission: null },
  {
    path: '/intern/oversikt',
    as: 'staff',
    permission: 'see-numbers',
    menu: { group: 'control', place: 2, name: 'Oversikt' },
  },
  {
    path: '/intern/logg',
    as: 'staff',
    permission: 'see-audit',
    menu: { group: 'control', place: 7, name: 'Logg' },
  },
  {
    path: '/intern/jobber',
    as: 'staff',
    permission: 'see-jobs',
    menu: { group: 'control', place: 8, name: 'Drift' },
  },
]
