import { categories } from './categories.ts'

export interface NavigationLink {
  label: string
  href: string
}

export interface MenuCategory extends NavigationLink {
  children: NavigationLink[]
}

/** The links in the header. */
export const headerLinks: NavigationLink[] = [
  { label: 'Ledige leiligheter', href: '/ledige-leiligheter' },
  { label: 'Min side', href: '/min-side' },
  { label: 'Interesseskjema', href: '/interesseskjema' },
  { label: 'Kundeservice', href: '/kundeservice' },
]

const order = ['bolig', 'minilager', 'parkering', 'naering', 'coliving', 'reklame'] as const

/** The menu: each category with its own page, its list, and «Se alle …». */
export const menuCategories: MenuCategory[] = order.map((slug) => {
  const category = categories.find((each) => each.slug === slug) as (typeof categories)[number]
  const list = `/eiendommer?type=${slug}`
  return {
    label: category.menuLabel,
    href: `/${slug}`,
    children: [
      ...(slug === 'bolig' ? [{ label: 'Ledige leiligheter', href: '/ledige-leiligheter' }] : []),
      { label: category.listLinkLabel, href: list },
      { label: `Se alle ${category.plural}`, href: list },
    ],
  }
})

export const menuPages: NavigationLink[] = [
  { label: 'Om oss', href: '/om-oss' },
  { label: 'Våre eiendommer', href: '/eiendommer' },
  { label: 'Fakturainformasjon', href: '/fakturainformasjon' },
]

export const menuTexts = {
  open: 'Meny',
  close: 'Lukk',
  label: 'Hovedmeny',
  about: (label: string) => `Om ${label.toLowerCase()}`,
  home: 'til forsiden',
} as const

export const footerGroups: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'For leietakere',
    links: [
      { label: 'Min side', href: '/min-side' },
      { label: 'Kundeservice', href: '/kundeservice' },
      { label: 'Husordensregler', href: '/husordensregler' },
      { label: 'Tapt nøkkel', href: '/tapt-nokkel' },
      { label: 'Sjekkliste for flyttevask', href: '/sjekkliste-flyttevask' },
    ],
  },
  {
    title: 'Leie',
    links: [
      { label: 'Ledige leiligheter', href: '/ledige-leiligheter' },
      { label: 'Minilager', href: '/eiendommer?type=minilager' },
      { label: 'Næringslokaler', href: '/eiendommer?type=naering' },
      { label: 'Coliving', href: '/eiendommer?type=coliving' },
      { label: 'Parkering', href: '/eiendommer?type=parkering' },
    ],
  },
  {
    title: 'Selskapet',
    links: [
      { label: 'Om oss', href: '/om-oss' },
      { label: 'Våre eiendommer', href: '/eiendommer' },
      { label: 'Fakturainformasjon', href: '/fakturainformasjon' },
      { label: 'Personvern', href: '/personvern' },
    ],
  },
]
