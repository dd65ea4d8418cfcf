import type { NaeringPage } from '../../landlord-types/category-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { ifRented, interestPathOf } from '../categories.ts'
import { company, towns } from '../company.ts'

export const naeringPage: Words<NaeringPage> | null = ifRented('naering', {
  nb: {
    title: 'Næring',
    heading: `Lokaler i ${towns}`,
    lead: 'Kontor, lager, verksted og butikk.',
    description: `Lei næringslokale i ${towns}.`,
    benefitsTitle: 'Greit å vite',
    benefits: [{ title: 'Visning', text: 'Si når det passer, så viser vi deg lokalet.' }],
    typesTitle: 'Hva vi leier ut',
    typesText: 'Leie per kvadratmeter per år, uten felleskostnader og merverdiavgift.',
    locationsTitle: 'Steder',
    locations: company.cities.map((town) => ({ title: town, text: 'Se lokalene i listen.' })),
    stepsTitle: 'Slik leier du',
    steps: [
      { title: 'Si hva du trenger', text: 'Areal, bruk og innflytting.' },
      { title: 'Vi svarer', text: 'Du får svar innen {svartid interesse}.' },
    ],
    next: {
      title: 'Gå videre',
      links: [
        { label: 'Se lokalene', note: 'Med areal og pris.', href: '/eiendommer?type=naering' },
        { label: 'Meld interesse', note: 'Det tar et par minutter.', href: interestPathOf('naering') },
      ],
    },
    links: [{ label: 'Se lokalene', href: '/eiendommer?type=naering' }],
  },
})
