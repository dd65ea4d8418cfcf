import type { BoligPage } from '../../landlord-types/category-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { interestPathOf } from '../categories.ts'

export const boligPage: Words<BoligPage> | null = {
  nb: {
    title: 'Bolig',
    heading: 'Et sted å bo i byen du hører til',
    lead: 'Leiligheter, rekkehus og eneboliger i Larvik, Notodden og Stokke. Vi eier husene selv og vil gjerne være huseieren din lenge.',
    description:
      'Lei bolig i Larvik, Notodden eller Stokke. Se områder, antall boliger og priser, og slik går du fram.',
    benefitsTitle: 'Slik er det å leie bolig hos oss',
    benefits: [
      { title: 'Vaktmester i nærheten', text: 'Drypper krana, er det en av våre egne som kommer.' },
      {
        title: 'Trygt depositum',
        text: 'Depositum, depositumsgaranti eller garanti fra Nav. Du velger det som passer.',
      },
      {
        title: 'Sentralt og grønt',
        text: 'De fleste har gangavstand til butikk og buss, og fjord eller skog i andre enden av gata.',
      },
      { title: 'Alt på nett', text: 'Kontrakt, fakturaer og meldinger samlet på Min side.' },
    ],
    areasTitle: 'Områdene våre',
    areasText: 'Hvert hus er en bolig. Der det lyser i vinduene, er den ledig nå.',
    stepsTitle: 'Slik går du fram',
    steps: [
      { title: 'Send interesseskjema', text: 'Fortell hva du ser etter og når du vil flytte inn.' },
      { title: 'Vi tar kontakt', text: 'Du hører fra oss innen {svartid interesse}.' },
      { title: 'Flytt inn', text: 'Vi skriver kontrakt, du får nøkler, og vaktmesteren viser deg rundt.' },
    ],
    next: {
      title: 'Finn din bolig',
      links: [
        {
          label: 'Se alle boligene våre',
          note: 'Også dem som er leid ut, så du ser hva som kan bli ledig.',
          href: '/eiendommer?type=bolig',
        },
        {
          label: 'Si hva du ser etter',
          note: 'Da hører du fra oss, selv om det rette ikke er ledig ennå.',
          href: interestPathOf('bolig'),
        },
        {
          label: 'Bor du her allerede?',
          note: 'Meld feil, si opp eller bestill ny nøkkel hos kundeservice.',
          href: '/kundeservice',
        },
      ],
    },
    links: [
      { label: 'Se ledige leiligheter', href: '/ledige-leiligheter' },
      { label: 'Send interesseskjema', href: '/interesseskjema' },
      { label: 'Kundeservice', href: '/kundeservice' },
    ],
  },
}
