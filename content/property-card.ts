/** Whether a property can be rented, in the words of the site. */
export const availabilityLabels = {
  available: 'Ledig',
  reserved: 'Reservert',
  rented: 'Utleid',
} as const

/** The card of a property. */
export const cardTexts = {
  details: 'Se detaljer',
  noPrice: 'Pris på forespørsel',
  pictureProblem: 'Error loading property image',
} as const
