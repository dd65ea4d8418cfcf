import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/intern/bygg',
    as: 'staff',
    permission: 'read-cases',
    menu: { group: 'portfolio', place: 2, name: 'Bygg' },
  },
  { path: '/intern/bygg/:building', as: 'staff', permission: 'read-cases' },
]
