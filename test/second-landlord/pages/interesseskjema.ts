import type { InterestPage } from '../../../landlord-types/info-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const interesseskjemaPage: Words<InterestPage> = {
  nb: {
    description: 'Skriv deg opp på lista vår.',
    choices: {
      bolig: 'Leilighet med utsikt',
      minilager: 'Et rom til det du ikke bruker',
      parkering: 'Plass til bilen',
      naering: 'Verksted eller kontor',
      reklame: 'En vegg mot veien',
    },
  },
}
