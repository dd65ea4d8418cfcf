import type { Words } from '../landlord-types/language.ts'
import type { MenuOrder, Navigation } from '../landlord-types/navigation.ts'
import { categories } from './categories.ts'

const vacantHomes = { label: 'Ledige leiligheter', href: '/ledige-leiligheter' }
const tenantPage = { label: 'Min side', href: '/min-side' }
const customerService = { label: 'Kundeservice', href: '/kundeservice' }
const alerts = { label: 'Få beskjed', href: '/si-fra' }
const aboutUs = { label: 'Om oss', href: '/om-oss' }

/** The order of the menu's categories. */
export const menuOrder: MenuOrder = categories.map(({ slug }) => slug)

export const navigation: Words<Navigation> = {
  nb: {
    headerLinks: [
      vacantHomes,
      { label: 'Interesseskjema', href: '/interesseskjema' },
      tenantPage,
      customerService,
    ],
    menuPages: [alerts, aboutUs],
    footerGroups: [
      {
        title: 'Leie',
        links: [
          vacantHomes,
          ...categories.map(({ slug, words }) => ({
            label: words.nb.listLinkLabel,
            href: `/eiendommer?type=${slug}`,
          })),
          alerts,
        ],
      },
      {
        title: 'Bo her',
        links: [tenantPage, customerService, { label: 'Husordensregler', href: '/husordensregler' }],
      },
      {
        title: 'Selskapet',
        links: [
          aboutUs,
          { label: 'Faktura', href: '/fakturainformasjon' },
          { label: 'Personvern', href: '/personvern' },
          { label: 'Tilgjengelighet', href: '/tilgjengelighet' },
        ],
      },
    ],
  },
}
