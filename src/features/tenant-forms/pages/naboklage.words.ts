import { defineWords } from '../../../domain/text/language.ts'

export const neighborPage = defineWords({
  nb: {
    description: 'Send naboklage når det ikke hjelper å snakke sammen. Vi undersøker saken.',
    sideTitle: 'Før du klager',
    side: [
      'Snakk med naboen hvis du kan. Mange vet ikke at det høres.',
      'Skriv ned dato og klokkeslett når det skjer.',
      'Føler du deg utrygg, ring politiet på 02800. Er det akutt, ring 112.',
    ],
  },
})
