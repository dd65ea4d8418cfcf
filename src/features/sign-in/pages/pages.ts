import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  { path: '/login', as: 'staff' },
  { path: '/login/andre-steg', as: 'staff' },
  { path: '/login/glemt', as: 'staff' },
  { path: '/login/passord/:token', as: 'staff' },
]
