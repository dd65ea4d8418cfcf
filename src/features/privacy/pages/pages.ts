import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/intern/personvern',
    as: 'staff',
    permission: 'handle-persons',
    menu: { group: 'control', place: 4, name: 'Personvern' },
  },
]
