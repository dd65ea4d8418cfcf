import type { FooterGroup, MenuOrder, NavigationLink } from '../landlord-types/navigation.ts'

/** The links in the header. */
export const headerLinks: readonly NavigationLink[] = [
  { label: 'Ledige leiligheter', href: '/ledige-leiligheter' },
  { label: 'Min side', href: '/min-side' },
  { label: 'Interesseskjema', href: '/interesseskjema' },
  { label: 'Kundeservice', href: '/kundeservice' },
]

/** The menu: first the categories, then these pages. */
export const menuOrder: MenuOrder = ['bolig', 'minilager', 'parkering', 'naering', 'coliving', 'reklame']

export const menuPages: readonly NavigationLink[] = [
  { label: 'Om oss', href: '/om-oss' },
  { label: 'Våre eiendommer', href: '/eiendommer' },
  { label: 'Fakturainformasjon', href: '/fakturainformasjon' },
]

export const footerGroups: readonly FooterGroup[] = [
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
