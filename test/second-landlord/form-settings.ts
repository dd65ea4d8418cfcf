export const askForIdentityAt: 'first-contact' | 'offer' = 'offer'

export const saysWhenOfficeOpens = true
