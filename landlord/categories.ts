import type { Category, CategorySlug } from '../landlord-types/category.ts'

/** What is rented out. Routes, menu, filter, tiles, interest forms and lists are derived from it. */
export const categories: readonly [Category, ...Category[]] = [
  {
    slug: 'bolig',
    type: 'Bolig',
    interestPath: '/interesseskjema?type=bolig',
    words: {
      nb: {
        menuLabel: 'Bolig',
        listLinkLabel: 'Våre eiendommer',
        plural: 'boliger',
        singular: 'bolig',
      },
    },
  },
  {
    slug: 'parkering',
    type: 'Parkering',
    interestPath: '/parkering-soknad',
    words: {
      nb: {
        menuLabel: 'Parkering',
        listLinkLabel: 'Våre parkeringsplasser',
        plural: 'parkeringsplasser',
        singular: 'parkeringsplass',
      },
    },
  },
  {
    slug: 'naering',
    type: 'Næring',
    interestPath: '/naering-interesseskjema',
    words: {
      nb: {
        menuLabel: 'Næring',
        listLinkLabel: 'Våre næringslokaler',
        plural: 'næringslokaler',
        singular: 'næringslokale',
      },
    },
  },
  {
    slug: 'coliving',
    type: 'Coliving',
    interestPath: '/coliving-interesseskjema',
    words: {
      nb: {
        menuLabel: 'Coliving',
        listLinkLabel: 'Våre coliving-rom',
        plural: 'coliving-rom',
        singular: 'coliving-rom',
      },
    },
  },
  {
    slug: 'minilager',
    type: 'Minilager',
    interestPath: '/minilager-interesseskjema',
    words: {
      nb: {
        menuLabel: 'Minilager',
        listLinkLabel: 'Våre minilager',
        plural: 'minilager',
        singular: 'minilager',
      },
    },
  },
  {
    slug: 'reklame',
    type: 'Reklame',
    interestPath: '/interesseskjema?type=reklame',
    words: {
      nb: {
        menuLabel: 'Reklame',
        listLinkLabel: 'Våre reklameplasser',
        plural: 'reklameplasser',
        singular: 'reklameplass',
      },
    },
  },
]

/** The URL of the category's interest form. */
export function interestPathOf(slug: CategorySlug): string {
  return categories.find((category) => category.slug === slug)?.interestPath ?? '/interesseskjema'
}
