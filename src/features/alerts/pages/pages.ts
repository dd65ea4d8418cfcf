import type { DeclaredPage } from '../../../domain/addresses/declared-page.ts'
import { categoryFromSlug } from '../../../domain/portfolio/categories.ts'
import { dimensionNames, dimensionOf } from '../../portfolio-browsing/filters/dimensions.ts'

export const pages: readonly DeclaredPage[] = [
  {
    path: '/si-fra',
    as: 'form',
    reads: {
      type: (value) => categoryFromSlug(value) !== null,
      ...Object.fromEntries(
        dimensionNames.map((name) => [name, (value: string) => dimensionOf(name).parse(value) !== null]),
      ),
    },
  },
  { path: '/si-fra/:token', as: 'unreferred' },
  {
    path: '/intern/venter',
    as: 'staff',
    permission: 'see-waiting',
    menu: { group: 'portfolio', place: 4, name: 'Venter på bolig' },
  },
]
