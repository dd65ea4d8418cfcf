/**
 * Whether the first form asks for fødselsnummer and consent to a credit check, or only the offer of a contract does.
 * The specification has the first. Datatilsynet recommends the second, since a landlord rarely has grounds for the
 * check before there is an offer.
 */
export const askForIdentityAt: 'first-contact' | 'offer' = 'first-contact'
