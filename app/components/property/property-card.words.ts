/** The texts of a property card. */
export const cardTexts = {
  details: 'Se detaljer',
  noPrice: 'Pris på forespørsel',
  pictureProblem: 'Error loading property image',
} as const
