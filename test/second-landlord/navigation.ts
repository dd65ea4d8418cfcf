import type { FooterGroup, MenuOrder, NavigationLink } from '../../landlord-types/navigation.ts'

export const headerLinks: readonly NavigationLink[] = [
  { label: 'Ledig nå', href: '/ledige-leiligheter' },
  { label: 'Hjelp', href: '/kundeservice' },
]

export const menuOrder: MenuOrder = ['bolig', 'naering', 'minilager', 'parkering', 'reklame']

export const menuPages: readonly NavigationLink[] = [{ label: 'Hvem vi er', href: '/om-oss' }]

export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Bor du hos oss?',
    links: [
      { label: 'Hjelp', href: '/kundeservice' },
      { label: 'Beboersiden', href: '/min-side' },
    ],
  },
  {
    title: 'Finn fram',
    links: [
      { label: 'Alt vi leier ut', href: '/eiendommer' },
      { label: 'Hvem vi er', href: '/om-oss' },
      { label: 'Personvern', href: '/personvern' },
    ],
  },
]
