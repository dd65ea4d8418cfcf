/**
 * The six things that are rented out. A category is added here and nowhere else: routes, menu, filter
 * buttons, landing tiles and the database's lists are derived from it.
 */
export const categories = [
  {
    slug: 'bolig',
    type: 'Bolig',
    menuLabel: 'Bolig',
    listLinkLabel: 'Våre eiendommer',
    plural: 'boliger',
    tile: { label: 'Bolig', note: '196 enheter' },
    interestPath: '/interesseskjema?type=bolig',
  },
  {
    slug: 'parkering',
    type: 'Parkering',
    menuLabel: 'Parkering',
    listLinkLabel: 'Våre parkeringsplasser',
    plural: 'parkeringsplasser',
    tile: { label: 'Parkering', note: '82 plasser' },
    interestPath: '/parkering-soknad',
  },
  {
    slug: 'naering',
    type: 'Næring',
    menuLabel: 'Næring',
    listLinkLabel: 'Våre næringslokaler',
    plural: 'næringslokaler',
    tile: { label: 'Næringslokale', note: '21 lokaler' },
    interestPath: '/naering-interesseskjema',
  },
  {
    slug: 'coliving',
    type: 'Coliving',
    menuLabel: 'Coliving',
    listLinkLabel: 'Våre coliving-rom',
    plural: 'coliving-rom',
    tile: { label: 'Coliving', note: 'Moderne' },
    interestPath: '/coliving-interesseskjema',
  },
  {
    slug: 'minilager',
    type: 'Minilager',
    menuLabel: 'Minilager',
    listLinkLabel: 'Våre minilager',
    plural: 'minilager',
    tile: { label: 'Minilager', note: '61 plasser' },
    interestPath: '/minilager-interesseskjema',
  },
  {
    slug: 'reklame',
    type: 'Reklame',
    menuLabel: 'Reklame',
    listLinkLabel: 'Våre reklameplasser',
    plural: 'reklameplasser',
    tile: { label: 'Reklameplass', note: '10 plasser' },
    interestPath: '/interesseskjema?type=reklame',
  },
] as const

export type Category = (typeof categories)[number]
export type CategorySlug = Category['slug']
export type CategoryType = Category['type']

/** The URL of the category's interest form. */
export function interestPathOf(slug: CategorySlug): string {
  return categories.find((category) => category.slug === slug)?.interestPath ?? '/interesseskjema'
}
