import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/intern/eiendommer',
    as: 'staff',
    permission: 'read-portfolio',
    menu: { group: 'portfolio', place: 1, name: 'Eiendommer' },
  },
  { path: '/intern/eiendommer/regneark', as: 'staff', permission: 'edit-portfolio' },
  { path: '/intern/eiendommer/bilder', as: 'staff', permission: 'edit-portfolio' },
  { path: '/intern/eiendommer/bilder/:batch', as: 'staff', permission: 'edit-portfolio' },
  { path: '/intern/eiendommer/regneark/:importId', as: 'staff', permission: 'edit-portfolio' },
  { path: '/intern/eiendommer/:id', as: 'staff', permission: 'read-portfolio' },
  { path: '/intern/eiendommer/:id/forhandsvisning', as: 'staff', permission: 'read-portfolio' },
]
