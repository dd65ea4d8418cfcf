import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/saker/i-dag',
    as: 'staff',
    permission: 'work-cases',
    menu: { group: 'cases', place: 2, name: 'I dag' },
  },
]
