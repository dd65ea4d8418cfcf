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
        tile: { label: 'Hjem', note: '12 leiligheter' },
        interest: 'Leilighet med utsikt',
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
        tile: { label: 'Lagerrom', note: '40 rom' },
        interest: 'Et rom til det du ikke bruker',
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
        tile: { label: 'Bilplass', note: '9 plasser' },
        interest: 'Plass til bilen',
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
        tile: { label: 'Lokaler', note: '3 lokaler' },
        interest: 'Verksted eller kontor',
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
        tile: { label: 'Vegger', note: '2 vegger' },
        interest: 'En vegg mot veien',
      },
    },
  },
]

export function interestPathOf(slug: CategorySlug): string {
  return categories.find((category) => category.slug === slug)?.interestPath ?? '/interesseskjema'
}
