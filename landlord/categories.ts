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
        tile: { label: 'Bolig', note: '196 enheter' },
        interest: 'Leilighet, hybel eller hus',
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
        tile: { label: 'Parkering', note: '82 plasser' },
        interest: 'Fast plass, ute eller inne',
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
        tile: { label: 'Næringslokale', note: '21 lokaler' },
        interest: 'Kontor, butikk eller lager',
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
        tile: { label: 'Coliving', note: 'Moderne' },
        interest: 'Eget rom, felles kjøkken',
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
        tile: { label: 'Minilager', note: '61 plasser' },
        interest: 'Bod, garasje eller båtplass',
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
        tile: { label: 'Reklameplass', note: '10 plasser' },
        interest: 'Plass der folk går forbi',
      },
    },
  },
]

/** The URL of the category's interest form. */
export function interestPathOf(slug: CategorySlug): string {
  return categories.find((category) => category.slug === slug)?.interestPath ?? '/interesseskjema'
}
