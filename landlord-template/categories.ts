import type { Category, CategorySlug } from '../landlord-types/category.ts'

/** What is rented out, in the order of the menu. Each of the six below can be taken in, and left out, here alone. */
const rented: readonly [CategorySlug, ...CategorySlug[]] = [
  'bolig',
  'minilager',
  'parkering',
  'naering',
  'coliving',
  'reklame',
]

const known: Record<CategorySlug, Omit<Category, 'slug'>> = {
  bolig: {
    type: 'Bolig',
    interestPath: '/interesseskjema?type=bolig',
    words: {
      nb: { menuLabel: 'Bolig', listLinkLabel: 'Boligene våre', plural: 'boliger', singular: 'bolig' },
    },
  },
  minilager: {
    type: 'Minilager',
    interestPath: '/minilager-interesseskjema',
    words: {
      nb: {
        menuLabel: 'Minilager',
        listLinkLabel: 'Bodene våre',
        plural: 'minilager',
        singular: 'minilager',
      },
    },
  },
  parkering: {
    type: 'Parkering',
    interestPath: '/parkering-soknad',
    words: {
      nb: {
        menuLabel: 'Parkering',
        listLinkLabel: 'Parkeringsplassene våre',
        plural: 'parkeringsplasser',
        singular: 'parkeringsplass',
      },
    },
  },
  naering: {
    type: 'Næring',
    interestPath: '/naering-interesseskjema',
    words: {
      nb: { menuLabel: 'Næring', listLinkLabel: 'Lokalene våre', plural: 'lokaler', singular: 'lokale' },
    },
  },
  coliving: {
    type: 'Coliving',
    interestPath: '/coliving-interesseskjema',
    words: {
      nb: { menuLabel: 'Coliving', listLinkLabel: 'Rommene våre', plural: 'rom', singular: 'rom' },
    },
  },
  reklame: {
    type: 'Reklame',
    interestPath: '/interesseskjema?type=reklame',
    words: {
      nb: {
        menuLabel: 'Reklame',
        listLinkLabel: 'Reklameplassene våre',
        plural: 'reklameplasser',
        singular: 'reklameplass',
      },
    },
  },
}

const categoryOf = (slug: CategorySlug): Category => ({ slug, ...known[slug] })
const [first, ...others] = rented

export const categories: readonly [Category, ...Category[]] = [categoryOf(first), ...others.map(categoryOf)]

/** What is said of a category, where it is rented out. */
export const ifRented = <T>(slug: CategorySlug, said: T): T | null => (rented.includes(slug) ? said : null)

/** What is said of each category that is rented out. */
export const ofRented = <T>(said: Readonly<Record<CategorySlug, T>>): Partial<Record<CategorySlug, T>> =>
  Object.fromEntries(rented.map((slug) => [slug, said[slug]]))

/** The URL of the category's interest form. */
export const interestPathOf = (slug: CategorySlug): string => known[slug].interestPath
