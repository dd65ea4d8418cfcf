import type { InterestPage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { ofRented } from '../categories.ts'

export const interesseskjemaPage: Words<InterestPage> = {
  nb: {
    description: 'Si hva du vil leie. Vi svarer innen {svartid interesse}.',
    choices: ofRented({
      bolig: 'Leilighet eller hus',
      minilager: 'En bod',
      parkering: 'Plass til bilen',
      naering: 'Kontor, lager eller butikk',
      coliving: 'Eget rom i en delt bolig',
      reklame: 'Vegg eller tavle',
    }),
  },
}
