import type { Words } from '../landlord-types/language.ts'
import type { MenuOrder, Navigation } from '../landlord-types/navigation.ts'

// The pages that more than one part of the Norwegian navigation leads to.
const vacantHomes = { label: 'Ledige leiligheter', href: '/ledige-leiligheter' }
const tenantPage = { label: 'Min side', href: '/min-side' }
const customerService = { label: 'Kundeservice', href: '/kundeservice' }
const alerts = { label: 'Si fra når noe passer', href: '/si-fra' }
const aboutUs = { label: 'Om oss', href: '/om-oss' }
const portfolio = { label: 'Våre eiendommer', href: '/eiendommer' }
const invoices = { label: 'Fakturainformasjon', href: '/fakturainformasjon' }

/** The order of the menu's categories. */
export const menuOrder: MenuOrder = ['bolig', 'minilager', 'parkering', 'naering', 'coliving', 'reklame']

export const navigation: Words<Navigation> = {
  nb: {
    headerLinks: [
      vacantHomes,
      tenantPage,
      { label: 'Interesseskjema', href: '/interesseskjema' },
      customerService,
    ],
    menuPages: [alerts, aboutUs, portfolio, invoices],
    footerGroups: [
      {
        title: 'For leietakere',
        links: [
          tenantPage,
          customerService,
          { label: 'Husordensregler', href: '/husordensregler' },
          { label: 'Tapt nøkkel', href: '/tapt-nokkel' },
          { label: 'Sjekkliste for flyttevask', href: '/sjekkliste-flyttevask' },
        ],
      },
      {
        title: 'Leie',
        links: [
          vacantHomes,
          { label: 'Minilager', href: '/eiendommer?type=minilager' },
          { label: 'Næringslokaler', href: '/eiendommer?type=naering' },
          { label: 'Coliving', href: '/eiendommer?type=coliving' },
          { label: 'Parkering', href: '/eiendommer?type=parkering' },
          alerts,
        ],
      },
      {
        title: 'Selskapet',
        links: [
          aboutUs,
          portfolio,
          invoices,
          { label: 'Personvern', href: '/personvern' },
          { label: 'Tilgjengelighet', href: '/tilgjengelighet' },
        ],
      },
    ],
  },
}
