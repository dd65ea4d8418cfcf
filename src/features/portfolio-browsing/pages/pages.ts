import { categories } from '#landlord/categories.ts'
import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'
import { comparedProperties, comparisonPath } from '../../../domain/portfolio/chosen-properties.ts'
import { listAddress, readListAddress } from '../filters/filters.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/eiendommer',
    as: 'cached',
    isIndexed: ['/eiendommer', ...categories.map(({ slug }) => `/eiendommer?type=${slug}`)],
    reads: (search) => listAddress('/eiendommer', readListAddress(search)),
  },
  { path: '/eiendommer/:id', as: 'cached' },
  { path: '/favoritter', as: 'cached' },
  { path: '/sammenlign', as: 'searched', reads: (search) => comparisonPath(comparedProperties(search)) },
]
