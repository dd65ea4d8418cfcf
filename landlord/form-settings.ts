/**
 * Whether fødselsnummer and the consent to a credit check are asked for in the first form, or kept for the
 * offer of a contract. The first is how the forms have always been; the second is what Datatilsynet would
 * rather see, since a professional landlord seldom has grounds for the check before there is an offer.
 */
export const askForIdentityAt: 'first-contact' | 'offer' = 'first-contact'
