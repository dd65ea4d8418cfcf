import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  { path: '/intern/demo', as: 'staff', permission: 'remove-demo' },
]
