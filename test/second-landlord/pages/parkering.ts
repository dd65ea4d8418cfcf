import type { ParkeringPage } from '../../../landlord-types/category-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const parkeringPage: Words<ParkeringPage> | null = {
  nb: {
    title: 'Bilplass',
    heading: 'Plass til bilen',
    lead: 'Midt i byen.',
    description: 'Lei bilplass i Kongsberg eller Hokksund.',
    benefitsTitle: 'Fordelen',
    benefits: [{ title: 'Fast', text: 'Ingen andre får den.' }],
    typesTitle: 'Ett slag',
    locationsTitle: 'Stedene',
    locations: [{ title: 'Hokksund', text: 'Ved stasjonen.' }],
    stepsTitle: 'Veien inn',
    steps: [{ title: 'Søk', text: 'Du får svar.' }],
    next: { title: 'Videre', links: [{ label: 'Søk', note: 'Tar et minutt.', href: '/parkering-soknad' }] },
    links: [{ label: 'Se bilplassene', href: '/eiendommer?type=parkering' }],
  },
}
