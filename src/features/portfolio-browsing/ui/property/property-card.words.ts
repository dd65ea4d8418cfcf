import { defineWords } from '../../../../domain/text/language.ts'

/** The texts of a property card. */
export const cardTexts = defineWords({
  nb: {
    details: 'Se detaljer',
    noPrice: 'Pris på forespørsel',
    pictureProblem: 'Error loading property image',
  },
})
