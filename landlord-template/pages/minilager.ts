import type { MinilagerPage } from '../../landlord-types/category-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { ifRented, interestPathOf } from '../categories.ts'
import { towns } from '../company.ts'

export const minilagerPage: Words<MinilagerPage> | null = ifRented('minilager', {
  nb: {
    title: 'Minilager',
    heading: 'Plass til det du ikke bruker nå',
    lead: `Boder i ${towns}, i størrelser fra skap til rom.`,
    description: `Lei minilager i ${towns}. Se størrelser og priser.`,
    benefitsTitle: 'Greit å vite',
    benefits: [
      { title: 'Din egen bod', text: 'Du velger størrelsen og har nøkkelen.' },
      { title: 'Si hva du skal lagre', text: 'Så regner vi ut hvor stor bod du trenger.' },
    ],
    sizesTitle: 'Størrelsene, i samme målestokk',
    usesTitle: 'Typisk innhold',
    uses: ['ski og dekk', 'møbler', 'papirer', 'verktøy'],
    next: {
      title: 'Gå videre',
      links: [
        { label: 'Se bodene', note: 'Med adresse og pris.', href: '/eiendommer?type=minilager' },
        { label: 'Meld interesse', note: 'Det tar et par minutter.', href: interestPathOf('minilager') },
      ],
    },
    links: [{ label: 'Se bodene', href: '/eiendommer?type=minilager' }],
  },
})
