export const askForIdentityAt: 'first-contact' | 'offer' = 'offer'
