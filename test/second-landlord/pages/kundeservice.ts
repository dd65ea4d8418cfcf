import type { KundeservicePage } from '../../../landlord-types/info-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const kundeservicePage: Words<KundeservicePage> = {
  nb: {
    title: 'Hjelp',
    heading: 'Hva er galt?',
    lead: 'Velg under.',
    description: 'Hjelp for beboerne.',
    groups: [
      {
        id: 'feil',
        title: 'Feil',
        tiles: [
          { title: 'Noe er ødelagt', text: 'Si fra.', href: '/melde-avvik', sign: 'fault', dialog: 'issue' },
        ],
      },
    ],
    urgent: [{ title: 'Brann', number: '110', text: 'Gå ut.' }],
    onCallTitle: 'Etter stengetid',
    onCallText: 'Når det lekker.',
    disputes: {
      title: 'Uenige?',
      text: 'Klag til utvalget.',
      link: 'utvalget',
      href: 'https://utvalget.eksempel.no',
    },
  },
}
