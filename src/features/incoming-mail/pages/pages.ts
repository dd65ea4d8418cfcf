import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/intern/epost',
    as: 'staff',
    permission: 'run-mail',
    menu: { group: 'control', place: 3, name: 'E-post' },
  },
]
