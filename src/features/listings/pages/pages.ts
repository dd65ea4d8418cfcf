import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'
import { listAddress } from '../../portfolio-browsing/filters/filters.ts'
import { readListingAddress } from '../../portfolio-browsing/filters/listing-address.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/ledige-leiligheter',
    as: 'cached',
    isIndexed: true,
    reads: (search) => listAddress('/ledige-leiligheter', readListingAddress(search)),
  },
  {
    path: '/intern/annonser',
    as: 'staff',
    permission: 'edit-portfolio',
    menu: { group: 'portfolio', place: 3, name: 'Annonser' },
  },
]
