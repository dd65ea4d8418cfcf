import type { ParkeringPage } from '../../landlord-types/category-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { ifRented } from '../categories.ts'
import { company, towns } from '../company.ts'

export const parkeringPage: Words<ParkeringPage> | null = ifRented('parkering', {
  nb: {
    title: 'Parkering',
    heading: 'Fast plass til bilen',
    lead: `Parkeringsplasser i ${towns}.`,
    description: `Lei fast parkeringsplass i ${towns}.`,
    benefitsTitle: 'Greit å vite',
    benefits: [{ title: 'Samme plass hver dag', text: 'Plassen er din så lenge du leier den.' }],
    typesTitle: 'Plassene',
    locationsTitle: 'Steder',
    locations: company.cities.map((town) => ({ title: town, text: 'Se plassene i listen.' })),
    stepsTitle: 'Slik leier du',
    steps: [
      { title: 'Søk', text: 'Velg sted, og si fra når du trenger plassen.' },
      { title: 'Vi svarer', text: 'Du får svar innen {svartid parkering}.' },
    ],
    next: {
      title: 'Gå videre',
      links: [
        { label: 'Se plassene', note: 'Med adresse og pris.', href: '/eiendommer?type=parkering' },
        { label: 'Søk om plass', note: 'Det tar et par minutter.', href: '/parkering-soknad' },
      ],
    },
    links: [{ label: 'Søk om plass', href: '/parkering-soknad' }],
  },
})
