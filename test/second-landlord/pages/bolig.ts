import type { BoligPage } from '../../../landlord-types/category-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const boligPage: Words<BoligPage> | null = {
  nb: {
    title: 'Hjem',
    heading: 'Leiligheter med utsikt',
    lead: 'Tre hus i Kongsberg og ett i Hokksund.',
    description: 'Lei leilighet i Kongsberg eller Hokksund.',
    areasTitle: 'Her ligger husene',
    areasText: 'Lys i vinduet betyr ledig.',
    benefitsTitle: 'Slik bor du',
    benefits: [{ title: 'Varme i gulvet', text: 'Fjernvarme er med.' }],
    stepsTitle: 'Veien inn',
    steps: [{ title: 'Skriv deg opp', text: 'Vi ringer.' }],
    next: {
      title: 'Videre',
      links: [{ label: 'Alle hjem', note: 'Med bilder.', href: '/eiendommer?type=bolig' }],
    },
    links: [{ label: 'Ledig nå', href: '/ledige-leiligheter' }],
  },
}
