import type { MinilagerPage } from '../../../landlord-types/category-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'
import { interestPathOf } from '../categories.ts'

export const minilagerPage: Words<MinilagerPage> | null = {
  nb: {
    title: 'Lagerrom',
    heading: 'Rom i fjellet',
    lead: 'Tørt og kjølig, hele året.',
    description: 'Lei lagerrom i Kongsberg.',
    benefitsTitle: 'Derfor fjell',
    benefits: [{ title: 'Seks grader', text: 'Sommer som vinter.' }],
    sizesTitle: 'To størrelser',
    usesTitle: 'Dette står der nå',
    uses: ['ski', 'bøker'],
    next: {
      title: 'Videre',
      links: [
        { label: 'Si hva du vil lagre', note: 'Så finner vi et rom.', href: interestPathOf('minilager') },
      ],
    },
    links: [{ label: 'Se lagerrommene', href: '/eiendommer?type=minilager' }],
  },
}
