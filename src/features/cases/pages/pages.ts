import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  { path: '/mine-saker', as: 'private' },
  { path: '/mine-saker/:ticket', as: 'private' },
  { path: '/sak/:token', as: 'private' },
  { path: '/sak/:token/kvittering', as: 'private' },
]
