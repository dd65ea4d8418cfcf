import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/intern/vakt',
    as: 'staff',
    permission: 'see-rota',
    menu: { group: 'control', place: 1, name: 'Vakt' },
  },
]
