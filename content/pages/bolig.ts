import { promises } from '../prices.ts'

export const boligPage = {
  title: 'Bolig',
  heading: 'Et sted å bo, i byen du hører til',
  lead: 'Leiligheter, rekkehus og eneboliger i Larvik, Notodden og Stokke. Vi eier husene selv, og blir gjerne en huseier du har lenge.',
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
      text: 'Gangavstand til butikk og buss, med fjord eller skog i andre enden av gata.',
    },
    { title: 'Alt på nett', text: 'Kontrakt, fakturaer og meldinger samlet på Min side.' },
  ],
  areasTitle: 'Områdene våre',
  areasText: 'Tallene kommer rett fra porteføljen og viser alle boliger, også dem som er leid ut.',
  areasLoading: 'Laster områder...',
  areasEmpty: 'Ingen boliger funnet for øyeblikket.',
  homes: (count: number) => `${count} ${count === 1 ? 'bolig' : 'boliger'}`,
  stepsTitle: 'Slik går du fram',
  steps: [
    { title: 'Send interesseskjema', text: 'Fortell hva du ser etter og når du vil flytte inn.' },
    { title: 'Vi tar kontakt', text: `Du hører fra oss innen ${promises.interestForm}.` },
    { title: 'Flytt inn', text: 'Vi skriver kontrakt, du får nøkler, og vaktmesteren viser deg rundt.' },
  ],
  links: [
    { label: 'Se ledige leiligheter', href: '/ledige-leiligheter' },
    { label: 'Send interesseskjema', href: '/interesseskjema' },
    { label: 'Kundeservice', href: '/kundeservice' },
  ],
} as const
