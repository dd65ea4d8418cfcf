import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/intern/kontoer',
    as: 'staff',
    permission: 'propose-accounts',
    menu: { group: 'content', place: 2, name: 'Kontonumre' },
  },
]
