import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  { path: '/driftsmelding', as: 'cached' },
  { path: '/driftsmelding/:recipient', as: 'unreferred' },
  {
    path: '/intern/driftsmeldinger',
    as: 'staff',
    permission: 'write-notices',
    menu: { group: 'content', place: 2, name: 'Driftsmeldinger' },
  },
  { path: '/intern/driftsmeldinger/:notice', as: 'staff', permission: 'write-notices' },
  { path: '/intern/driftsmeldinger/:notice/plakat', as: 'staff', permission: 'write-notices' },
]
