import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/intern/fordeling',
    as: 'staff',
    permission: 'manage-staff',
    menu: { group: 'control', place: 6, name: 'Fordeling' },
  },
]
