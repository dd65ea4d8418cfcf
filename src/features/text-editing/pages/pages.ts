import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/intern/tekster',
    as: 'staff',
    permission: 'edit-texts',
    menu: { group: 'content', place: 1, name: 'Tekster' },
  },
  { path: '/intern/tekster/:document', as: 'staff', permission: 'edit-texts' },
]
