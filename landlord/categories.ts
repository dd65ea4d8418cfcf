import type { Category, CategorySlug } from '../landlord-types/category.ts'

/** What is rented out. Routes, menu, filter, tiles, interest forms and lists are derived from it. */
export const categories: readonly [Category, ...Category[]] = [
  {
    slug: 'bolig',
    type: 'Bolig',
    menuLabel: 'Bolig',
    listLinkLabel: 'Våre eiendommer',
    plural: 'boliger',
    singular: 'bolig',
    tile: { label: 'Bolig', note: '196 enheter' },
    interestPath: '/interesseskjema?type=bolig',
    interest: 'Leilighet, hybel eller hus',
  },
  {
    slug: 'parkering',
    type: 'Parkering',
    menuLabel: 'Parkering',
    listLinkLabel: 'Våre parkeringsplasser',
    plural: 'parkeringsplasser',
    singular: 'parkeringsplass',
    tile: { label: 'Parkering', note: '82 plasser' },
    interestPath: '/parkering-soknad',
    interest: 'Fast plass, ute eller inne',
  },
  {
    slug: 'naering',
    type: 'Næring',
    menuLabel: 'Næring',
    listLinkLabel: 'Våre næringslokaler',
    plural: 'næringslokaler',
    singular: 'næringslokale',
    tile: { label: 'Næringslokale', note: '21 lokaler' },
    interestPath: '/naering-interesseskjema',
    interest: 'Kontor, butikk eller lager',
  },
  {
    slug: 'coliving',
    type: 'Coliving',
    menuLabel: 'Coliving',
    listLinkLabel: 'Våre coliving-rom',
    plural: 'coliving-rom',
    singular: 'coliving-rom',
    tile: { label: 'Coliving', note: 'Moderne' },
    interestPath: '/coliving-interesseskjema',
    interest: 'Eget rom, felles kjøkken',
  },
  {
    slug: 'minilager',
    type: 'Minilager',
    menuLabel: 'Minilager',
    listLinkLabel: 'Våre minilager',
    plural: 'minilager',
    singular: 'minilager',
    tile: { label: 'Minilager', note: '61 plasser' },
    interestPath: '/minilager-interesseskjema',
    interest: 'Bod, garasje eller båtplass',
  },
  {
    slug: 'reklame',
    type: 'Reklame',
    menuLabel: 'Reklame',
    listLinkLabel: 'Våre reklameplasser',
    plural: 'reklameplasser',
    singular: 'reklameplass',
    tile: { label: 'Reklameplass', note: '10 plasser' },
    interestPath: '/interesseskjema?type=reklame',
    interest: 'Plass der folk går forbi',
  },
]

/** The URL of the category's interest form. */
export function interestPathOf(slug: CategorySlug): string {
  return categories.find((category) => category.slug === slug)?.interestPath ?? '/interesseskjema'
}
