import { defineWords } from '../../../domain/text/language.ts'

export const terminationPage = defineWords({
  nb: {
    description: 'Si opp leiligheten på nett. Se siste dag med husleie, og få kvittering med en gang.',
    sideTitle: 'Når du flytter ut',
    side: [
      { label: 'Sjekkliste for flyttevask', href: '/sjekkliste-flyttevask' },
      { label: 'Avtale om utflytting', href: '/husordensregler#utflytting' },
    ],
  },
})
