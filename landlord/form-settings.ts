/**
 * Whether the first form asks for fødselsnummer and consent to a credit check, or only the offer of a contract does.
 * The specification has the first. Datatilsynet recommends the second, since a landlord rarely has grounds for the
 * check before there is an offer.
 */
export const askForIdentityAt: 'first-contact' | 'offer' = 'first-contact'

/**
 * Whether receipts and case pages say, beside a promised time that falls when the office is closed, when it opens again.
 * The promise stays as the specification words it («innen 24 timer»), and so does the deadline of the case.
 */
export const saysWhenOfficeOpens: boolean = false
