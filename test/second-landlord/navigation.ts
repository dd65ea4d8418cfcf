import type { Words } from '../../landlord-types/language.ts'
import type { MenuOrder, Navigation } from '../../landlord-types/navigation.ts'

export const menuOrder: MenuOrder = ['bolig', 'naering', 'minilager', 'parkering', 'reklame']

export const navigation: Words<Navigation> = {
  nb: {
    headerLinks: [
      { label: 'Ledig nå', href: '/ledige-leiligheter' },
      { label: 'Hjelp', href: '/kundeservice' },
    ],
    menuPages: [{ label: 'Hvem vi er', href: '/om-oss' }],
    footerGroups: [
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
          { label: 'Tilgjengelighet', href: '/tilgjengelighet' },
        ],
      },
    ],
  },
}
