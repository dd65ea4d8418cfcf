import type { InterestPage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'

export const interesseskjemaPage: Words<InterestPage> = {
  nb: {
    description:
      'Fortell hva du ser etter: bolig, minilager, næringslokale, coliving, parkering eller reklameplass. Vi svarer innen {svartid interesse}.',
    choices: {
      bolig: 'Leilighet, hybel eller hus',
      parkering: 'Fast plass, ute eller inne',
      naering: 'Kontor, butikk eller lager',
      coliving: 'Eget rom, felles kjøkken',
      minilager: 'Bod, garasje eller båtplass',
      reklame: 'Plass der folk går forbi',
    },
  },
}
