import type { Category, CategorySlug } from '../../landlord-types/category.ts'

/** Five of the six: there is no coliving. */
export const categories: readonly [Category, ...Category[]] = [
  {
    slug: 'bolig',
    type: 'Bolig',
    menuLabel: 'Hjem',
    listLinkLabel: 'Leilighetene våre',
    plural: 'hjem',
    singular: 'hjem',
    tile: { label: 'Hjem', note: '12 leiligheter' },
    interestPath: '/interesseskjema?type=bolig',
    interest: 'Leilighet med utsikt',
  },
  {
    slug: 'minilager',
    type: 'Minilager',
    menuLabel: 'Lagerrom',
    listLinkLabel: 'Lagerrommene våre',
    plural: 'lagerrom',
    singular: 'lagerrom',
    tile: { label: 'Lagerrom', note: '40 rom' },
    interestPath: '/minilager-interesseskjema',
    interest: 'Et rom til det du ikke bruker',
  },
  {
    slug: 'parkering',
    type: 'Parkering',
    menuLabel: 'Bilplass',
    listLinkLabel: 'Bilplassene våre',
    plural: 'bilplasser',
    singular: 'bilplass',
    tile: { label: 'Bilplass', note: '9 plasser' },
    interestPath: '/parkering-soknad',
    interest: 'Plass til bilen',
  },
  {
    slug: 'naering',
    type: 'Næring',
    menuLabel: 'Lokaler',
    listLinkLabel: 'Lokalene våre',
    plural: 'lokaler',
    singular: 'lokale',
    tile: { label: 'Lokaler', note: '3 lokaler' },
    interestPath: '/naering-interesseskjema',
    interest: 'Verksted eller kontor',
  },
  {
    slug: 'reklame',
    type: 'Reklame',
    menuLabel: 'Vegger',
    listLinkLabel: 'Veggene våre',
    plural: 'vegger',
    singular: 'vegg',
    tile: { label: 'Vegger', note: '2 vegger' },
    interestPath: '/interesseskjema?type=reklame',
    interest: 'En vegg mot veien',
  },
]

export function interestPathOf(slug: CategorySlug): string {
  return categories.find((category) => category.slug === slug)?.interestPath ?? '/interesseskjema'
}
