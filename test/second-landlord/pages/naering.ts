import type { NaeringPage } from '../../../landlord-types/category-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'
import { interestPathOf } from '../categories.ts'

export const naeringPage: Words<NaeringPage> | null = {
  nb: {
    title: 'Lokaler',
    heading: 'Verksteder ved elva',
    lead: 'For den som lager noe.',
    description: 'Lei verksted i Kongsberg.',
    benefitsTitle: 'Dette får du',
    benefits: [{ title: 'Port', text: 'Fire meter høy.' }],
    typesTitle: 'Ett slags lokale',
    typesText: 'Leie per kvadratmeter per år.',
    locationsTitle: 'Stedet',
    locations: [{ title: 'Kongsberg', text: 'Ved Lågen.' }],
    stepsTitle: 'Veien inn',
    steps: [{ title: 'Kom på besøk', text: 'Kaffen er varm.' }],
    next: {
      title: 'Videre',
      links: [{ label: 'Si hva du lager', note: 'Vi svarer.', href: interestPathOf('naering') }],
    },
    links: [{ label: 'Se lokalene', href: '/eiendommer?type=naering' }],
  },
}
