import { categories } from '#landlord/categories.ts'
import { type DeclaredPage, isShortText } from '../../../domain/addresses/declared-page.ts'
import { offers } from '../../../domain/portfolio/categories.ts'
import { isThingCount, storageThings } from '../../../domain/portfolio/storage-things.ts'
import { keysOf } from '../../../domain/records.ts'

/** A page that only tells. */
const infoPage = (path: string): DeclaredPage => ({ path, as: 'cached', isIndexed: true })

export const pages: readonly DeclaredPage[] = [
  { ...infoPage('/'), file: 'forside' },
  ...categories.map(({ slug }) => infoPage(`/${slug}`)),
  ...(offers('minilager')
    ? [
        {
          path: '/minilager/storrelse',
          as: 'searched' as const,
          reads: Object.fromEntries(keysOf(storageThings).map((thing) => [thing, isThingCount])),
        },
      ]
    : []),
  infoPage('/om-oss'),
  infoPage('/min-side'),
  // The page shows a message for an unknown form (specification 2 §8).
  { ...infoPage('/kundeservice'), reads: { skjema: isShortText } },
  infoPage('/rense-sluket'),
  infoPage('/husordensregler'),
  infoPage('/fakturainformasjon'),
  infoPage('/fordeler'),
  infoPage('/personvern'),
  infoPage('/sjekkliste-flyttevask'),
  { path: '/skjema-api', as: 'cached' },
]
