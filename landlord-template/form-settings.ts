/** Whether the first form asks for fødselsnummer and consent to a credit check, or only the offer of a contract does. */
export const askForIdentityAt: 'first-contact' | 'offer' = 'offer'

/** Whether receipts say, beside a promised time that falls when the office is closed, when it opens again. */
export const saysWhenOfficeOpens: boolean = true
