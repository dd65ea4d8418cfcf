import type { BoligPage } from '../../landlord-types/category-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { ifRented } from '../categories.ts'
import { towns } from '../company.ts'

export const boligPage: Words<BoligPage> | null = ifRented('bolig', {
  nb: {
    title: 'Bolig',
    heading: `Bolig i ${towns}`,
    lead: 'Se hva vi leier ut, hva det koster, og når det er ledig.',
    description: `Lei bolig i ${towns}. Se områder, priser og hva som er ledig.`,
    areasTitle: 'Her ligger boligene',
    areasText: 'Hvert hus er en bolig. Lys i vinduet betyr at den er ledig.',
    benefitsTitle: 'Greit å vite',
    benefits: [
      { title: 'Depositum', text: 'Pengene står på en egen konto i ditt navn.' },
      { title: 'Feil og mangler', text: 'Meld dem på nett, og følg saken til den er ferdig.' },
    ],
    stepsTitle: 'Slik leier du',
    steps: [
      { title: 'Meld interesse', text: 'Si hva du trenger, og fra når.' },
      { title: 'Vi svarer', text: 'Du får svar innen {svartid interesse}.' },
      { title: 'Flytt inn', text: 'Vi skriver kontrakt, og du får nøklene.' },
    ],
    next: {
      title: 'Gå videre',
      links: [
        { label: 'Alle boligene', note: 'Med bilder, pris og kart.', href: '/eiendommer?type=bolig' },
        { label: 'Få beskjed', note: 'Når noe som passer, blir ledig.', href: '/si-fra' },
      ],
    },
    links: [{ label: 'Ledige leiligheter', href: '/ledige-leiligheter' }],
  },
})
