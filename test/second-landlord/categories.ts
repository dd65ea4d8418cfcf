import type { Category, CategorySlug } from '../../landlord-types/category.ts'

/** Five of the six: there is no coliving. */
export const categories: readonly [Category, ...Category[]] = [
  {
    slug: 'bolig',
    type: 'Bolig',
    interestPath: '/interesseskjema?type=bolig',
    words: {
      nb: {
        menuLabel: 'Hjem',
        listLinkLabel: 'Leilighetene våre',
        plural: 'hjem',
        singular: 'hjem',
      },
    },
  },
  {
    slug: 'minilager',
    type: 'Minilager',
    interestPath: '/minilager-interesseskjema',
    words: {
      nb: {
        menuLabel: 'Lagerrom',
        listLinkLabel: 'Lagerrommene våre',
        plural: 'lagerrom',
        singular: 'lagerrom',
      },
    },
  },
  {
    slug: 'parkering',
    type: 'Parkering',
    interestPath: '/parkering-soknad',
    words: {
      nb: {
        menuLabel: 'Bilplass',
        listLinkLabel: 'Bilplassene våre',
        plural: 'bilplasser',
        singular: 'bilplass',
      },
    },
  },
  {
    slug: 'naering',
    type: 'Næring',
    interestPath: '/naering-interesseskjema',
    words: {
      nb: {
        menuLabel: 'Lokaler',
        listLinkLabel: 'Lokalene våre',
        plural: 'lokaler',
        singular: 'lokale',
      },
    },
  },
  {
    slug: 'reklame',
    type: 'Reklame',
    interestPath: '/interesseskjema?type=reklame',
    words: {
      nb: {
        menuLabel: 'Vegger',
        listLinkLabel: 'Veggene våre',
        plural: 'vegger',
        singular: 'vegg',
      },
    },
  },
]

export function interestPathOf(slug: CategorySlug): string {
  return categories.find((category) => category.slug === slug)?.interestPath ?? '/interesseskjema'
}
