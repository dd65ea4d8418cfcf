/** What a staff member proves besides the password: a code of an app, a recovery code, or a passkey. */
export const secondFactors = ['totp', 'recovery', 'passkey'] as const

export type SecondFactor = (typeof secondFactors)[number]
