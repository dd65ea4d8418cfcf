import type { ColivingPage } from '../../landlord-types/category-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { ifRented, interestPathOf } from '../categories.ts'
import { towns } from '../company.ts'

export const colivingPage: Words<ColivingPage> | null = ifRented('coliving', {
  nb: {
    title: 'Coliving',
    heading: 'Eget rom, felles kjøkken',
    lead: `Rom i delte boliger i ${towns}.`,
    description: `Lei rom i en delt bolig i ${towns}.`,
    benefitsTitle: 'Med i leia',
    benefits: [{ title: 'Fellesrom', text: 'Kjøkken og stue deler du med dem du bor med.' }],
    roomsTitle: 'Rommene',
    facilitiesTitle: 'Dette deles',
    facilities: ['kjøkken', 'stue'],
    groupsTitle: 'Passer for',
    groups: [{ title: 'Deg som er ny', text: 'Du kjenner noen fra den første dagen.' }],
    next: {
      title: 'Gå videre',
      links: [
        { label: 'Se rommene', note: 'Med bilder og pris.', href: '/eiendommer?type=coliving' },
        { label: 'Meld interesse', note: 'Det tar et par minutter.', href: interestPathOf('coliving') },
      ],
    },
    links: [{ label: 'Se rommene', href: '/eiendommer?type=coliving' }],
  },
})
