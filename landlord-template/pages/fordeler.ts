import type { FordelerPage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'

export const fordelerPage: Words<FordelerPage> = {
  nb: {
    title: 'For leietakere',
    heading: 'For deg som leier',
    lead: 'Det meste ordner du på nett.',
    description: 'Hva du som leietaker kan ordne på nett.',
    items: [
      {
        title: 'Si fra om feil',
        text: 'Med bilder, og du ser hva som skjer.',
        href: '/melde-avvik',
        link: 'Meld avvik',
      },
      {
        title: 'Flytt enklere',
        text: 'En sjekkliste som husker hva du har gjort.',
        href: '/sjekkliste-flyttevask',
        link: 'Åpne sjekklisten',
      },
    ],
  },
}
